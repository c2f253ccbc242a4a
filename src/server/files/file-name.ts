const NAME_MAX = 120;
const NAMELESS = 'file';
/** Controls, and what turns the reading direction: `txt.‮gpj` looks like an image. */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
/** Separators of paths, and what systems do not take in a name. */
const FORBIDDEN = /[<>:"|?*]/g;
const ENDING = /\.[^.]*$/;

const endings: Readonly<Record<string, string>> = {
  'image/webp': '.webp',
  'application/pdf': '.pdf',
  'audio/webm': '.webm',
  'audio/ogg': '.ogg',
  'audio/mp4': '.m4a',
};

/** The name of a file without its path, with the ending of what it is. */
export function fileNameOf(given: string, mime: string): string {
  const last = given.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const text = last.replace(INVISIBLE, '').replace(FORBIDDEN, '_').replace(ENDING, '').trim();
  const letters = [...text.replace(/^\.+/, '')].slice(0, NAME_MAX).join('');
  return `${letters || NAMELESS}${endings[mime] ?? ''}`;
}
