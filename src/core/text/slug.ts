import { foldScript } from './persian.ts';

const MAX_SLUG_CHARACTERS = 80;
const EMPTY_SLUG = 'کالا';

/** The readable part of a URL: Persian letters, ASCII digits, lower-case Latin and single `-`. */
export function toSlug(title: string): string {
  const words = foldScript(title)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  if (words === '') return EMPTY_SLUG;
  const characters = [...words];
  if (characters.length <= MAX_SLUG_CHARACTERS) return words;
  const cut = characters.slice(0, MAX_SLUG_CHARACTERS).join('');
  if (characters[MAX_SLUG_CHARACTERS] === '-') return cut;
  const lastJoint = cut.lastIndexOf('-');
  return lastJoint > 0 ? cut.slice(0, lastJoint) : cut;
}
