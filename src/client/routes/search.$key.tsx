import { createFileRoute } from '@tanstack/react-router';
import { startReads } from '../data/start-reads.ts';
import { SearchScreen } from '../features/search/results/search-screen.tsx';
import { toSearchKey } from '../features/search/search-key.ts';
import { readSearchPage, tabOf } from '../features/search/search-tab.ts';

export const Route = createFileRoute('/search/$key')({
  validateSearch: readSearchPage,
  loaderDeps: ({ search }) => ({ tab: tabOf(search) }),
  loader: ({ context: { queryClient, reads }, params: { key }, deps: { tab } }) =>
    startReads(queryClient, { reads: reads.search.ofPage(toSearchKey(key), tab) }),
  staticData: { staysMounted: true },
  component: function SearchRoute() {
    const searchKey = toSearchKey(Route.useParams().key);
    return <SearchScreen key={searchKey} searchKey={searchKey} tab={tabOf(Route.useSearch())} />;
  },
});
