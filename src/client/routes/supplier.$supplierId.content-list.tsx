import { createFileRoute } from '@tanstack/react-router';
import { startReads } from '../data/start-reads.ts';
import { ContentListScreen } from '../features/suppliers/supplier/content-list-screen.tsx';
import { requireUuid } from '../router/canonical.ts';

export const Route = createFileRoute('/supplier/$supplierId/content-list')({
  params: { parse: ({ supplierId }) => ({ supplierId: requireUuid(supplierId) }) },
  loader: ({ context: { queryClient, reads }, params: { supplierId } }) =>
    startReads(queryClient, { reads: [reads.suppliers.supplier(supplierId)] }),
  component: function ContentListRoute() {
    return <ContentListScreen supplierId={Route.useParams().supplierId} />;
  },
});
