import { createFileRoute, notFound } from '@tanstack/react-router';
import { isCategoryType } from '../../../core/catalog/category-types.ts';
import { startReads } from '../../data/start-reads.ts';
import { startListReads } from '../../features/catalog/category-list/list-reads.ts';
import { ProductTypeListScreen } from '../../features/catalog/category-list/product-type-list-screen.tsx';
import { readListSearch } from '../../features/catalog/product-list-search.ts';

export const Route = createFileRoute('/products/search/$categoryType')({
  params: {
    parse: ({ categoryType }) => {
      if (!isCategoryType(categoryType)) throw notFound();
      return { categoryType };
    },
  },
  validateSearch: readListSearch,
  loaderDeps: ({ search: { sort, filters } }) => ({ sort, filters }),
  loader: ({ context, params: { categoryType }, deps }) => {
    const { queryClient, reads } = context;
    const roots = reads.catalog.itemsCount();
    return startReads(queryClient, {
      reads: [roots],
      onServer: () => {
        const root = queryClient.getQueryData(roots.queryKey)?.find((one) => one.categoryType === categoryType);
        return root && startListReads(context, { categoryId: root.categoryId }, deps);
      },
    });
  },
  staticData: { list: 'products' },
  component: function ProductTypeListRoute() {
    return <ProductTypeListScreen categoryType={Route.useParams().categoryType} search={Route.useSearch()} />;
  },
});
