import { createFileRoute } from '@tanstack/react-router';
import { startReads } from '../../data/start-reads.ts';
import { DelegationsScreen } from '../../features/suppliers/delegation/delegations-screen.tsx';
import { redirectToName, requireUuid } from '../../router/canonical.ts';

export const Route = createFileRoute('/supplier/$supplierId/merchantDelegations/$')({
  params: { parse: ({ supplierId, _splat }) => ({ supplierId: requireUuid(supplierId), _splat }) },
  loader: ({ context: { queryClient, reads }, params: { supplierId, _splat } }) => {
    const supplier = reads.suppliers.supplier(supplierId);
    return startReads(queryClient, {
      reads: [supplier, reads.suppliers.delegations(supplierId)],
      onServer: () => redirectToName(_splat, queryClient.getQueryData(supplier.queryKey)?.slug),
    });
  },
  component: function DelegationsRoute() {
    const { supplierId, _splat } = Route.useParams();
    return <DelegationsScreen supplierId={supplierId} written={_splat} />;
  },
});
