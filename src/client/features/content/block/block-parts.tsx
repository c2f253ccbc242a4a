import { Link } from '@tanstack/react-router';
import type { ProductRow } from '../../../../contract/catalog/product.ts';
import { AsOf } from '../../../offline/saved-reads/saved-copy.tsx';
import { DrawingImage } from '../../../ui/image/drawing-image.tsx';
import { sellerOf, targetOf, titleOf } from '../../../ui/load/part.ts';
import { MoneySwitch } from '../../../ui/money/money-switch.tsx';
import { Price } from '../../../ui/money/price.tsx';
import { Name } from '../../../ui/name.tsx';
import { NamedValue } from '../../../ui/property-value.tsx';
import { contentsTexts as words } from '../contents-texts.ts';
import classes from './block-parts.module.css';

const VALUES_MAX = 3;

type BlockPartsProps = {
  caption: string;
  rows: readonly ProductRow[];
  /** When the prices were so, in milliseconds. */
  at: number;
};

/** Parts of the catalogue with their prices now, and links to them. */
export function BlockParts({ caption, rows, at }: BlockPartsProps) {
  return (
    <div className={classes.parts}>
      <p className={classes.head}>
        <span>{caption ? <Name text={caption} /> : words.parts}</span>
        <AsOf at={at} />
        <MoneySwitch />
      </p>
      {rows.length === 0 && <p>{words.noParts}</p>}
      {rows.length > 0 && (
        <ul className={classes.list}>
          {rows.map((row) => (
            <li key={row.id} className={classes.row}>
              <span className={classes.drawing}>
                <DrawingImage imageUrl={row.imageUrl} glyph={row.glyph} isListed />
              </span>
              <Link {...targetOf(row)} className={classes.link}>
                <Name text={titleOf(row)} />
              </Link>
              <span className={classes.values}>
                {row.keyProperties.slice(0, VALUES_MAX).map((value) => (
                  <span key={value.propertyId}>
                    <NamedValue of={value} />
                  </span>
                ))}
              </span>
              <span className={classes.end}>
                <b>
                  <Price of={row} withUnit />
                </b>
                <bdi>{sellerOf(row)}</bdi>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
