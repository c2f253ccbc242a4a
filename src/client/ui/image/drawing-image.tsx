import { dataSaving } from '../device/saves-data.ts';
import { useStore } from '../store.ts';
import classes from './drawing-image.module.css';
import { Glyph } from './glyph.tsx';

const WIDTH = 320;
const HEIGHT = 240;

type DrawingImageProps = {
  imageUrl: string | null;
  glyph: string;
  alt?: string;
  isFirst?: boolean;
  /** One of many: where data is saved, the glyph stands for it. */
  isListed?: boolean;
};

/** A product's line drawing, 4:3, or its category's glyph; decorative beside the product's title. */
export function DrawingImage(props: DrawingImageProps) {
  const isSaving = useStore(dataSaving, false);
  return (
    <span className={classes.sheet}>
      {props.imageUrl && !(props.isListed && isSaving) ? (
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
