import type { ReactNode } from 'react';
import type { ProductRow } from '../../../contract/catalog/product.ts';
import type { NeedSearch } from './need-search.ts';

export type NeedScreenProps = {
  search: NeedSearch;
  /** Replaces the URL without a history entry. */
  onSearch: (search: NeedSearch) => Promise<void>;
  /** How many sale units are wanted, when the list is opened. */
  onQuantity: (quantity: number) => void;
  renderProducts: (products: readonly ProductRow[]) => ReactNode;
};
