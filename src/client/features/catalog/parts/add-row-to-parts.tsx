import type { ProductRow } from '../../../../contract/catalog/product.ts';
import { Icon } from '../../../ui/image/icon.tsx';
import { titleOf } from '../../../ui/load/part.ts';
import classes from './add-row-to-parts.module.css';
import { AddToParts } from './add-to-parts.tsx';

type AddRowToPartsProps = {
  product: ProductRow;
  /** Time of the list's read. */
  at: number;
  place: 'row' | 'card';
};

/** Adds the offer whose price a row or a card shows to the parts list. */
export const AddRowToParts = ({ product, at, place }: AddRowToPartsProps) => (
  <AddToParts offer={product} at={at} name={titleOf(product)} look="icon" className={classes[place]}>
    <Icon name="parts" size={20} />
  </AddToParts>
);
