import type { ReactNode } from 'react';
import type { ProductCard } from '../../../contract/catalog/product.ts';
import type { NeedSearch } from './need-search.ts';

export type NeedScreenProps = {
  search: NeedSearch;
  /** Writes the address, without an entry in the history. */
  onSearch: (search: NeedSearch) => Promise<void>;
  renderProducts: (products: readonly ProductCard[]) => ReactNode;
};
