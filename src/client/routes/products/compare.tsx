import { createFileRoute } from '@tanstack/react-router';
import { readCompareIds } from '../../../core/compare/compare-ids.ts';
import { isUuid } from '../../../core/ids/uuid.ts';
import { startReads } from '../../data/start-reads.ts';
import { CompareScreen } from '../../features/catalog/compare/compare-screen.tsx';
import { readCompareSearch } from '../../features/catalog/compare/compare-search.ts';

export const Route = createFileRoute('/products/compare')({
  validateSearch: readCompareSearch,
  loaderDeps: ({ search: { ids } }) => ({ ids: readCompareIds(ids).ids.filter(isUuid) }),
  loader: ({ context: { queryClient, reads }, deps: { ids } }) =>
    startReads(queryClient, {
      extras: ids.map(reads.catalog.product),
      onServer: () => {
        const products = ids.map((id) => queryClient.getQueryData(reads.catalog.product(id).queryKey));
        const categoryIds = new Set(products.flatMap((product) => product?.categoryId ?? []));
        return startReads(queryClient, { extras: [...categoryIds].map(reads.catalog.properties) });
      },
    }),
  component: function CompareRoute() {
    return <CompareScreen search={Route.useSearch()} />;
  },
});
