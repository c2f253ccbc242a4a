import { createFileRoute } from '@tanstack/react-router';
import { toSearchKey } from '../features/search/search-key.ts';
import { SearchScreen } from '../features/search/search-screen.tsx';
import { readSearchPage, tabOf } from '../features/search/search-tab.ts';
import { startReads } from '../start-reads.ts';

export const Route = createFileRoute('/search/$key')({
  validateSearch: readSearchPage,
  loaderDeps: ({ search }) => ({ tab: tabOf(search) }),
  loader: ({ context: { queryClient, reads }, params: { key }, deps: { tab } }) =>
    startReads(queryClient, reads.search.ofPage(toSearchKey(key), tab)),
  staticData: { isKept: true },
  component: function SearchRoute() {
    const searchKey = toSearchKey(Route.useParams().key);
    return <SearchScreen key={searchKey} searchKey={searchKey} tab={tabOf(Route.useSearch())} />;
  },
});
