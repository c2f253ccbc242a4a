import type { ProductRow } from '../../../../../contract/catalog/product.ts';
import { titleOf } from '../../../../ui/load/part.ts';

/** The sign of the ezafe on a silent «ه»: «یک‌طرفه» and «یک‌طرفهٔ» are one word. */
const EZAFE = '\u0654';
/** Letters that fit beside the narrowest picture and buttons. */
const SHORT_MAX = 14;
/** Letters of two lines of a usual column. */
const USUAL_MAX = 36;
/** Letters of two lines of the widest column. */
const LONG_MAX = 72;
/** What stays of a longer title at either end: the last words tell the rows apart. */
const END = 34;

/** Length of the leading words of a title that are the category's too, with the space after them. */
export function sharedLength(title: string, category = ''): number {
  let length = 0;
  for (const word of category.split(' ')) {
    const next = [`${word} `, `${word}${EZAFE} `].find((one) => title.startsWith(one, length));
    if (!word || !next) break;
    length += next.length;
  }
  return length;
}

/** Where a title is cut out between words to fit on two lines; undefined if it fits. */
export function cutOf(title: string): { from: number; to: number } | undefined {
  if (title.length <= LONG_MAX) return undefined;
  const last = title.length - END;
  const next = title.indexOf(' ', last);
  return { from: title.lastIndexOf(' ', END) + 1 || END, to: next > 0 ? next : last };
}

/** How much room the titles of a list need in its table. */
export function titlesOf(items: readonly ProductRow[], category: string | undefined): 'short' | 'long' | undefined {
  let longest = 0;
  for (const item of items) {
    const title = titleOf(item);
    longest = Math.max(longest, title.length - sharedLength(title, category));
  }
  return longest <= SHORT_MAX ? 'short' : longest > USUAL_MAX ? 'long' : undefined;
}
