import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ReadGate } from '../../../data/read-gate.tsx';
import { useReads } from '../../../data/use-reads.ts';
import { useCanonicalName } from '../../../router/canonical.ts';
import { findKnownCard } from './known/known-card.ts';
import { ProductKnown } from './known/product-known.tsx';
import { UnsavedProduct } from './known/unsaved-product.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';
import { ProductView } from './product-view.tsx';

type ProductScreenProps = {
  productId: string;
  /** The name in the URL. */
  writtenName: string | undefined;
};

/** A product page: one supplier's offer with all its data. */
export function ProductScreen({ productId, writtenName }: ProductScreenProps) {
  const { catalog } = useReads();
  const product = useQuery(catalog.product(productId));
  const offers = useQuery({ ...catalog.offers(productId), throwOnError: false });
  const related = useQuery({ ...catalog.related(productId), throwOnError: false });
  const queryClient = useQueryClient();
  const isAwaited = product.isPending && product.fetchStatus === 'fetching';
  const known = isAwaited ? findKnownCard(queryClient, productId) : undefined;
  useCanonicalName(writtenName, product.data?.slug);
  return (
    <ReadGate
      query={product}
      skeleton={known ? <ProductKnown known={known} /> : <ProductSkeleton />}
      hideTime
      unsaved={<UnsavedProduct id={productId} onRetry={product.refetch} />}
    >
      {(data) => <ProductView product={data} time={product} offers={offers} related={related} />}
    </ReadGate>
  );
}
