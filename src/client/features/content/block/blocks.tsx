import { Link } from '@tanstack/react-router';
import type { Block } from '../../../../contract/content/block.ts';
import type { ContentPage } from '../../../../contract/content/page.ts';
import { contentsTexts as words } from '../contents-texts.ts';
import { BlockParts } from './block-parts.tsx';
import { BlockDrawing, BlockPicture } from './block-picture.tsx';
import { BlockTable } from './block-table.tsx';
import classes from './blocks.module.css';
import { headingsOf } from './headings.ts';
import { InlineText } from './inline-text.tsx';
import { withKeys } from './with-keys.ts';

/** What blocks show beside their own texts. */
export interface BlockSources {
  /** The address of an uploaded picture. */
  imageUrl?: (fileId: string) => string;
  parts?: ContentPage['parts'];
  drawings?: ContentPage['drawings'];
  /** When the prices of the parts were so, in milliseconds. @default unknown */
  at?: number;
}

type BlocksProps = BlockSources & { body: readonly Block[] };

/** A text of contents. Nothing of it is HTML that somebody has written. */
export function Blocks({ body, ...sources }: BlocksProps) {
  const headings = headingsOf(body);
  const tables = body.filter(({ kind }) => kind === 'table');
  return (
    <div className={classes.body}>
      {withKeys(body).map(({ item: block, key }) => {
        const heading = headings.get(key);
        if (block.kind === 'table') return <BlockTable key={key} block={block} number={tables.indexOf(block) + 1} />;
        return <OneBlock key={key} block={block} anchor={heading?.id} {...sources} />;
      })}
    </div>
  );
}

type OneBlockProps = BlockSources & { block: Exclude<Block, { kind: 'table' }>; anchor: string | undefined };

function OneBlock({ block, anchor, imageUrl, parts = [], drawings = [], at = 0 }: OneBlockProps) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <InlineText text={block.text} />
        </p>
      );
    case 'heading': {
      const Tag = block.level === 2 ? 'h2' : 'h3';
      return (
        <Tag id={anchor} tabIndex={-1}>
          <InlineText text={block.text} />
        </Tag>
      );
    }
    case 'list': {
      const Tag = block.ordered ? 'ol' : 'ul';
      return (
        <Tag className={classes.list}>
          {withKeys(block.items).map(({ item: text, key }) => (
            <li key={key}>
              <InlineText text={text} />
            </li>
          ))}
        </Tag>
      );
    }
    case 'callout':
      return (
        <div role="note" className={classes.callout} data-tone={block.tone}>
          <strong>{words.tones[block.tone]}</strong>
          <p>
            <InlineText text={block.text} />
          </p>
        </div>
      );
    case 'formula':
      return (
        <figure className={classes.figure}>
          <p dir="ltr" className={classes.formula}>
            {block.text}
          </p>
          {block.caption && (
            <figcaption>
              <InlineText text={block.caption} />
            </figcaption>
          )}
        </figure>
      );
    case 'figure':
      return <BlockPicture url={`/figures/${block.name}.svg`} alt={block.alt} caption={block.caption} />;
    case 'image':
      return imageUrl && <BlockPicture url={imageUrl(block.fileId)} alt={block.alt} caption={block.caption} />;
    case 'drawing': {
      const drawing = drawings.find(({ baseProductId }) => baseProductId === block.baseProductId);
      return drawing ? <BlockDrawing drawing={drawing} caption={block.caption} /> : <p>{words.goneDrawing}</p>;
    }
    case 'parts': {
      const rows = block.baseProductIds.flatMap(
        (id) => parts.find(({ baseProductId }) => baseProductId === id)?.row ?? [],
      );
      return <BlockParts caption={block.caption} rows={rows} at={at} />;
    }
    case 'video':
      return (
        <p>
          <Link to="/videos" hash={block.videoId}>
            {words.video}
          </Link>
        </p>
      );
    default:
      return null;
  }
}
