import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useReads } from '../../data/use-reads.ts';
import { AdSlot } from '../../features/ads/ad-slot.tsx';
import { isLeafList } from '../../features/catalog/category/leaf-list.ts';
import { LazyLeafAbout } from '../../features/catalog/category-list/later-parts.ts';
import { startListReads } from '../../features/catalog/category-list/list-reads.ts';
import { ProductListScreen } from '../../features/catalog/category-list/product-list-screen.tsx';
import { readListSearch } from '../../features/catalog/product-list-search.ts';
import { redirectToName, requireUuid, useCanonicalName } from '../../router/canonical.ts';

export const Route = createFileRoute('/products/category/$categoryId/$')({
  params: { parse: ({ categoryId, _splat }) => ({ categoryId: requireUuid(categoryId), _splat }) },
  validateSearch: readListSearch,
  loaderDeps: ({ search: { sort, filters } }) => ({ sort, filters }),
  loader: ({ context, params: { categoryId, _splat }, deps }) => {
    const { ads, catalog } = context.reads;
    const { queryKey } = catalog.category(categoryId);
    return startListReads(context, { categoryId }, deps, {
      extras: [ads.at('products', categoryId)],
      onServer: () => redirectToName(_splat, context.queryClient.getQueryData(queryKey)?.slug),
    });
  },
  staticData: { list: 'products' },
  component: function ProductListRoute() {
    const { categoryId, _splat } = Route.useParams();
    const category = useQuery({ ...useReads().catalog.category(categoryId), throwOnError: false });
    useCanonicalName(_splat, category.data?.slug);
    return (
      <>
        <ProductListScreen categoryId={categoryId} search={Route.useSearch()} />
        {category.data && isLeafList(category.data) && (
          <Suspense fallback={null}>
            <LazyLeafAbout category={category.data} />
          </Suspense>
        )}
        <AdSlot place="products" categoryId={categoryId} />
      </>
    );
  },
});
