import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ProductRow, ProductsPage } from '../../../../../contract/catalog/product.ts';
import type { ShownUnit } from '../../../../ui/property-value.tsx';
import type { ListOrder } from '../../product-list-search.ts';
import type { PropertyColumn } from '../product-columns.ts';

/** A property column with the unit of its values. */
export type UnitColumn = PropertyColumn & {
  shownUnit: ShownUnit | null;
  /** The width of the list from which it is shown. @default always */
  room?: number | undefined;
};

/** An order that the device makes of all rows, while the list's first page stays the same. */
export type TableOrder = {
  key: string;
  isDescending: boolean;
  firstPage: ProductsPage | undefined;
  sort: (items: readonly ProductRow[]) => readonly ProductRow[];
};

/** What the controls in a table's head read and change. */
export type TableState = {
  items: readonly ProductRow[];
  source: UseInfiniteQueryResult<{ pages: ProductsPage[] }>;
  sort: ListOrder;
  caption: string;
  /** Every property column; `look` hides some. */
  columns: readonly UnitColumn[];
  /** The value of `tableLook`. */
  look: string;
  /** 0 until there is a layout. */
  listWidth: () => number;
  order: TableOrder | undefined;
  onOrder: (order: TableOrder | undefined) => void;
};

export type HeadColumn = {
  key: string;
  name: string;
  className?: string | undefined;
  property?: UnitColumn;
};

export type TableHeadProps = {
  column: HeadColumn;
  table: TableState;
  /** The name without controls. */
  children: ReactNode;
};
