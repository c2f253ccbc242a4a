import { createFileRoute } from '@tanstack/react-router';
import { startReads } from '../../data/start-reads.ts';
import { ContentList } from '../../features/content/list/content-list.tsx';
import { contentReadsOf } from '../../features/content/queries.ts';
import { ContentListScreen } from '../../features/suppliers/supplier/content-list-screen.tsx';
import { requireUuid } from '../../router/canonical.ts';

export const Route = createFileRoute('/supplier/$supplierId/content-list')({
  params: { parse: ({ supplierId }) => ({ supplierId: requireUuid(supplierId) }) },
  loader: ({ context: { api, queryClient, reads }, params: { supplierId } }) =>
    startReads(queryClient, {
      reads: [reads.suppliers.supplier(supplierId), contentReadsOf(api).list({ supplierId })],
    }),
  component: function SupplierContentsRoute() {
    const { supplierId } = Route.useParams();
    return (
      <ContentListScreen
        supplierId={supplierId}
        contents={(none) => <ContentList key={supplierId} of={{ supplierId }} none={none} />}
      />
    );
  },
});
