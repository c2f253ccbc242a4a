import classes from './monogram.module.css';
import { genericWords } from './monogram-texts.ts';

/** Words that only name the kind of firm. */
const generic = new Set(genericWords);
const LETTERS = 2;
const TONES = 4;

/** Up to two initials of the distinctive words; a separator prevents Persian letters from joining. */
function initialsOf(name: string): string {
  const words = name.split(/[\s\u200c]+/).filter((word) => /\p{L}/u.test(word));
  const special = words.filter((word) => !generic.has(word));
  return (special.length > 0 ? special : words)
    .slice(0, LETTERS)
    .map((word) => /\p{L}/u.exec(word)?.[0] ?? '')
    .join('\u200c')
    .toUpperCase();
}

const toneOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TONES;

/** A placeholder for a firm's image; decorative, so always beside its name. */
export function Monogram({ name, size = 40 }: { name: string; size?: 40 | 72 }) {
  return (
    <span className={classes.tile} data-size={size} data-tone={toneOf(name)} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
