import classes from './glyph.module.css';

/** A line glyph of the sprite; decorative, so always beside a word. */
export function Glyph(props: { name: string; size?: number }) {
  const size = props.size ?? 24;
  return (
    <svg className={classes.glyph} width={size} height={size} aria-hidden="true">
      <use href={`/glyphs.svg#${props.name}`} />
    </svg>
  );
}
