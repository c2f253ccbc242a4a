import { createFileRoute } from '@tanstack/react-router';
import { startReads } from '../../data/start-reads.ts';
import { BaseProductScreen } from '../../features/catalog/base-product/base-product-screen.tsx';
import { redirectToName, requireUuid } from '../../router/canonical.ts';

export const Route = createFileRoute('/products/base-product/$baseProductId/$')({
  params: { parse: ({ baseProductId, _splat }) => ({ baseProductId: requireUuid(baseProductId), _splat }) },
  loader: ({ context: { queryClient, reads }, params: { baseProductId, _splat } }) => {
    const base = reads.catalog.baseProduct(baseProductId);
    return startReads(queryClient, {
      reads: [base, reads.catalog.offers(baseProductId)],
      onServer: () => redirectToName(_splat, queryClient.getQueryData(base.queryKey)?.slug),
    });
  },
  component: function BaseProductRoute() {
    const { baseProductId, _splat } = Route.useParams();
    return <BaseProductScreen baseProductId={baseProductId} writtenName={_splat} />;
  },
});
