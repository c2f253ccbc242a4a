import { createFileRoute, redirect } from '@tanstack/react-router';
import { startReads } from '../data/start-reads.ts';
import { AdSlot } from '../features/ads/ad-slot.tsx';
import { LatestContentsOutlet } from '../features/content/list/latest-contents-outlet.tsx';
import { HomeScreen } from '../features/home/home-screen.tsx';
import { SearchBox } from '../features/search/box/search-box.tsx';
import { useSearchShortcut } from '../features/search/box/use-search-shortcut.ts';
import { readTypedKey } from '../features/search/search-key.ts';
import { SupplierRows } from '../features/suppliers/supplier/supplier-rows.tsx';
import { LastVisitsOutlet } from '../features/visits/last-visits-outlet.tsx';

export const Route = createFileRoute('/')({
  validateSearch: ({ q }: { q?: unknown }): { q?: unknown } => ({ q }),
  // The search box submits here before hydration.
  beforeLoad: ({ location: { searchStr } }) => {
    const key = readTypedKey(searchStr);
    if (key !== undefined) throw redirect({ to: '/search/$key', params: { key }, search: {}, replace: true });
  },
  loader: ({ context: { queryClient, reads } }) =>
    startReads(queryClient, {
      reads: [reads.catalog.topLevels(), reads.catalog.itemsCount(), reads.suppliers.largest()],
      extras: [reads.ads.at('home')],
    }),
  component: function HomeRoute() {
    useSearchShortcut();
    return (
      <>
        <HomeScreen
          search={<SearchBox isLarge />}
          renderSuppliers={(suppliers) => <SupplierRows suppliers={suppliers} />}
        />
        <AdSlot place="home" />
        <LastVisitsOutlet />
        <LatestContentsOutlet />
      </>
    );
  },
});
