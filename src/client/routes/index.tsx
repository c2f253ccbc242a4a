import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '../features/home/home-screen.tsx';
import { SearchBox } from '../features/search/search-box.tsx';
import { SupplierRows } from '../features/suppliers/supplier-rows.tsx';
import { startReads } from '../start-reads.ts';

export const Route = createFileRoute('/')({
  loader: ({ context: { queryClient, reads } }) =>
    startReads(queryClient, [reads.catalog.topLevels(), reads.home.itemsCount(), reads.home.largestSuppliers()]),
  component: function HomeRoute() {
    return (
      <HomeScreen
        search={<SearchBox isLarge />}
        renderSuppliers={(suppliers) => <SupplierRows suppliers={suppliers} />}
      />
    );
  },
});
