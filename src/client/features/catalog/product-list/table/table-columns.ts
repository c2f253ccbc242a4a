import { texts } from '../../../../texts/app-texts.ts';
import type { RootTexts } from '../../../../texts/root-texts.ts';
import { productListTexts } from '../product-list-texts.ts';
import classes from './product-table.module.css';
import { roomClass } from './room-class.ts';
import type { HeadColumn, UnitColumn } from './table-state.ts';

const { columns: names } = texts.product;

/**
 * The columns of a table in their order.
 * @param saleUnit the sale unit of all rows @default none: each price names its own
 * @param isMixed without property columns: the values stand together on a wide screen too
 */
export const headColumns = (
  properties: readonly UnitColumn[],
  saleUnit: string | undefined,
  isMixed: boolean,
  { one, seller, isStocked }: RootTexts,
): HeadColumn[] => [
  { key: 'product', name: one, className: classes.title },
  { key: 'specs', name: names.specs, className: isMixed ? undefined : classes.toldOnPhone },
  { key: 'partNumber', name: productListTexts.partNumber, className: classes.partNumber },
  ...properties.map((property) => ({
    key: property.propertyId,
    name: property.name,
    className: roomClass(property, classes.property),
    property,
  })),
  { key: 'supplier', name: seller, className: classes.supplier },
  { key: 'price', name: saleUnit ? names.priceOf(saleUnit) : names.price, className: classes.price },
  ...(isStocked ? [{ key: 'stock', name: names.stock, className: classes.stock }] : []),
  { key: 'lead', name: names.leadTime, className: classes.lead },
];
