import { createFileRoute } from '@tanstack/react-router';
import { startReads } from '../../data/start-reads.ts';
import { SupplierProducts } from '../../features/catalog/product-list/supplier-products.tsx';
import { SupplierScreen } from '../../features/suppliers/supplier/supplier-screen.tsx';
import { redirectToName, requireUuid } from '../../router/canonical.ts';

export const Route = createFileRoute('/supplier/$supplierId/$')({
  params: { parse: ({ supplierId, _splat }) => ({ supplierId: requireUuid(supplierId), _splat }) },
  loader: ({ context: { queryClient, reads }, params: { supplierId, _splat } }) => {
    const supplier = reads.suppliers.supplier(supplierId);
    return startReads(queryClient, {
      reads: [supplier, reads.suppliers.products(supplierId)],
      onServer: () => redirectToName(_splat, queryClient.getQueryData(supplier.queryKey)?.slug),
    });
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
