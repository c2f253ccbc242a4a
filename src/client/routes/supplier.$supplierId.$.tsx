import { createFileRoute } from '@tanstack/react-router';
import { redirectToName, requireUuid } from '../canonical.ts';
import { SupplierProducts } from '../features/catalog/supplier-products.tsx';
import { SupplierScreen } from '../features/suppliers/supplier-screen.tsx';
import { startReads } from '../start-reads.ts';

export const Route = createFileRoute('/supplier/$supplierId/$')({
  params: { parse: ({ supplierId, _splat }) => ({ supplierId: requireUuid(supplierId), _splat }) },
  loader: ({ context: { queryClient, reads }, params: { supplierId, _splat } }) => {
    const supplier = reads.suppliers.supplier(supplierId);
    return startReads(queryClient, [supplier, reads.suppliers.products(supplierId)])?.then(() =>
      redirectToName(_splat, queryClient.getQueryData(supplier.queryKey)?.slug),
    );
  },
  component: function SupplierRoute() {
    const { supplierId, _splat } = Route.useParams();
    return (
      <SupplierScreen
        supplierId={supplierId}
        written={_splat}
        products={<SupplierProducts supplierId={supplierId} />}
      />
    );
  },
});
