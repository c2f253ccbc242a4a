import { createFileRoute } from '@tanstack/react-router';
import { startReads } from '../../data/start-reads.ts';
import { AdSlot } from '../../features/ads/ad-slot.tsx';
import { CategoryScreen } from '../../features/catalog/category/category-screen.tsx';
import { redirectCategory } from '../../features/catalog/category/redirect-category.ts';
import { CategorySuppliers } from '../../features/suppliers/category-suppliers/category-suppliers.tsx';
import { requireUuid } from '../../router/canonical.ts';

export const Route = createFileRoute('/category/$categoryId/$')({
  params: { parse: ({ categoryId, _splat }) => ({ categoryId: requireUuid(categoryId), _splat }) },
  loader: ({ context: { queryClient, reads }, params: { categoryId, _splat } }) => {
    const category = reads.catalog.category(categoryId);
    return startReads(queryClient, {
      reads: [
        category,
        reads.catalog.breadcrumb(categoryId),
        reads.catalog.children(categoryId),
        reads.catalog.products({ categoryId }),
        reads.suppliers.ofCategory(categoryId),
      ],
      extras: [reads.ads.at('category', categoryId)],
      onServer: () => redirectCategory(_splat, queryClient.getQueryData(category.queryKey)),
    });
  },
  component: function CategoryRoute() {
    const { categoryId, _splat } = Route.useParams();
    return (
      <>
        <CategoryScreen
          categoryId={categoryId}
          written={_splat}
          suppliers={<CategorySuppliers categoryId={categoryId} />}
        />
        <AdSlot place="category" categoryId={categoryId} />
      </>
    );
  },
});
