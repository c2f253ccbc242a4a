import { initialsOf } from '../../../core/text/firm-initials.ts';
import classes from './monogram.module.css';

const TONES = 4;

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
