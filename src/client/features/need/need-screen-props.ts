import type { ReactNode } from 'react';
import type { ProductCard } from '../../../contract/catalog/product.ts';
import type { NeedSearch } from './need-search.ts';

export type NeedScreenProps = {
  search: NeedSearch;
  /** Replaces the URL without a history entry. */
  onSearch: (search: NeedSearch) => Promise<void>;
  renderProducts: (products: readonly ProductCard[]) => ReactNode;
};
