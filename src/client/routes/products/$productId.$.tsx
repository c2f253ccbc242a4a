import { createFileRoute } from '@tanstack/react-router';
import { startReads } from '../../data/start-reads.ts';
import { ProductAdSlot } from '../../features/ads/ad-slot.tsx';
import { ProductScreen } from '../../features/catalog/product/product-screen.tsx';
import { redirectToName, requireUuid } from '../../router/canonical.ts';

export const Route = createFileRoute('/products/$productId/$')({
  params: { parse: ({ productId, _splat }) => ({ productId: requireUuid(productId), _splat }) },
  loader: ({ context: { queryClient, reads }, params: { productId, _splat } }) => {
    const product = reads.catalog.product(productId);
    return startReads(queryClient, {
      reads: [product, reads.catalog.offers(productId), reads.catalog.related(productId)],
      onServer: () => {
        const found = queryClient.getQueryData(product.queryKey);
        redirectToName(_splat, found?.slug);
        return startReads(queryClient, { extras: [reads.ads.at('product', found?.categoryId)] });
      },
    });
  },
  component: function ProductRoute() {
    const { productId, _splat } = Route.useParams();
    return (
      <>
        <ProductScreen productId={productId} writtenName={_splat} />
        <ProductAdSlot productId={productId} />
      </>
    );
  },
});
