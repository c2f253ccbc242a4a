import { useQuery } from '@tanstack/react-query';
import { useCanonicalName } from '../../canonical.ts';
import { ReadGate } from '../../offline/read-gate.tsx';
import { useReads } from '../../use-reads.ts';
import { ProductSkeleton } from './product-skeleton.tsx';
import { ProductView } from './product-view.tsx';

type ProductScreenProps = {
  productId: string;
  /** The name as the address has it. */
  writtenName: string | undefined;
};

/** One supplier's offer of a product with all that is known of it. */
export function ProductScreen({ productId, writtenName }: ProductScreenProps) {
  const { catalog } = useReads();
  const product = useQuery(catalog.product(productId));
  const offers = useQuery({ ...catalog.offers(productId), throwOnError: false });
  const related = useQuery({ ...catalog.related(productId), throwOnError: false });
  useCanonicalName(writtenName, product.data?.slug);
  return (
    <ReadGate query={product} skeleton={<ProductSkeleton />} hideTime>
      {(data) => <ProductView product={data} time={product} offers={offers} related={related} />}
    </ReadGate>
  );
}
