/** What turns the reading direction, and what takes no room: nobody sees it, and it makes other names look alike. */
const UNSEEN = /(?!\u200c)\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu;
const BLANK = /[\s\p{Cc}\p{Z}]+/gu;
/** A ZWNJ that parts nothing. */
const IDLE_ZWNJ = /(?<!\p{L}\p{M}*)\u200c|\u200c(?!\p{L})/gu;

/**
 * A name or another text of one line as it is stored and shown: NFC, one blank between words, a ZWNJ between letters only,
 * without controls and marks of direction. What people see of their text stays.
 */
export const tidyLine = (typed: string): string =>
  typed
    .toWellFormed()
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(BLANK, ' ')
    .replace(/\u200c+/g, '\u200c')
    .replace(IDLE_ZWNJ, '')
    .trim();
