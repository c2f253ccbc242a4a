import classes from './drawing-image.module.css';
import { Glyph } from './glyph.tsx';

const WIDTH = 320;
const HEIGHT = 240;

/** A product's line drawing, 4:3, or its category's glyph; decorative beside the product's title. */
export function DrawingImage(props: { imageUrl: string | null; glyph: string; alt?: string; isFirst?: boolean }) {
  return (
    <span className={classes.sheet}>
      {props.imageUrl ? (
        <img
          src={props.imageUrl}
          width={WIDTH}
          height={HEIGHT}
          alt={props.alt ?? ''}
          loading={props.isFirst ? 'eager' : 'lazy'}
          fetchPriority={props.isFirst ? 'high' : undefined}
          decoding="async"
        />
      ) : (
        <Glyph name={props.glyph} size={64} />
      )}
    </span>
  );
}
