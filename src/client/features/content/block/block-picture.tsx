import { Link } from '@tanstack/react-router';
import type { ContentPage } from '../../../../contract/content/page.ts';
import { FIGURE_SIZE } from '../../../../core/content/figures.ts';
import { DrawingImage } from '../../../ui/image/drawing-image.tsx';
import { Name } from '../../../ui/name.tsx';
import classes from './blocks.module.css';
import { InlineText } from './inline-text.tsx';

type PictureProps = { url: string; alt: string; caption: string };

/** A picture in a frame of one shape, so that nothing moves when it comes. */
export const BlockPicture = ({ url, alt, caption }: PictureProps) => (
  <figure className={classes.figure}>
    <img src={url} alt={alt} {...FIGURE_SIZE} loading="lazy" decoding="async" className={classes.picture} />
    {caption && (
      <figcaption>
        <InlineText text={caption} />
      </figcaption>
    )}
  </figure>
);

/** A line drawing of the catalogue with the way to its product. */
export const BlockDrawing = ({ drawing, caption }: { drawing: ContentPage['drawings'][number]; caption: string }) => (
  <figure className={classes.figure}>
    <span className={classes.drawing}>
      <DrawingImage imageUrl={drawing.imageUrl} glyph="product" alt={drawing.title} />
    </span>
    <figcaption>
      {caption && (
        <>
          <InlineText text={caption} />{' '}
        </>
      )}
      <Link
        to="/products/base-product/$baseProductId/$"
        params={{ baseProductId: drawing.baseProductId, _splat: drawing.slug }}
      >
        <Name text={drawing.title} />
      </Link>
    </figcaption>
  </figure>
);
