import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { requireUuid } from '../../router/canonical.ts';

export const Route = createFileRoute('/supplier/$supplierId/content-list')({
  params: { parse: ({ supplierId }) => ({ supplierId: requireUuid(supplierId) }) },
  codeSplitGroupings: [],
  loader: async (visited) => (await import('../-contents-pages.tsx')).loadSupplierContents(visited),
  component: lazyRouteComponent(() => import('../-contents-pages.tsx'), 'SupplierContentsPage'),
});
