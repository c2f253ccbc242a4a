import { useQuery } from '@tanstack/react-query';
import type { CategoryType } from '../../../../core/catalog/category-types.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { useReads } from '../../../data/use-reads.ts';
import { ProductListSkeleton } from '../product-list/product-list-skeleton.tsx';
import type { ProductListSearch } from '../product-list-search.ts';
import { ProductListScreen } from './product-list-screen.tsx';

type ProductTypeListScreenProps = { categoryType: CategoryType; search: ProductListSearch };

/** Products of one root type: the list of its root category. */
export function ProductTypeListScreen({ categoryType, search }: ProductTypeListScreenProps) {
  const roots = useQuery(useReads().catalog.itemsCount());
  return (
    <ReadGate query={roots} skeleton={<ProductListSkeleton />} hideTime>
      {(all) => {
        const root = all.find((one) => one.categoryType === categoryType);
        return root && <ProductListScreen categoryId={root.categoryId} search={search} />;
      }}
    </ReadGate>
  );
}
