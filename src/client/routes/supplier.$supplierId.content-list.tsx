import { createFileRoute } from '@tanstack/react-router';
import { requireUuid } from '../canonical.ts';
import { ContentListScreen } from '../features/suppliers/content-list-screen.tsx';
import { startReads } from '../start-reads.ts';

export const Route = createFileRoute('/supplier/$supplierId/content-list')({
  params: { parse: ({ supplierId }) => ({ supplierId: requireUuid(supplierId) }) },
  loader: ({ context: { queryClient, reads }, params: { supplierId } }) =>
    startReads(queryClient, [reads.suppliers.supplier(supplierId)]),
  component: function ContentListRoute() {
    return <ContentListScreen supplierId={Route.useParams().supplierId} />;
  },
});
