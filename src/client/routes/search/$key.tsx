import { createFileRoute } from '@tanstack/react-router';
import { startReads } from '../../data/start-reads.ts';
import { SearchedList } from '../../features/catalog/searched-list/searched-list.tsx';
import { isNarrowed, readSearchedList } from '../../features/catalog/searched-list/searched-list-search.ts';
import { SearchScreen } from '../../features/search/results/search-screen.tsx';
import { hasWord, toSearchKey } from '../../features/search/search-key.ts';
import { readSearchPage, tabOf } from '../../features/search/search-tab.ts';

export const Route = createFileRoute('/search/$key')({
  validateSearch: (search: Record<string, unknown>) => ({ ...readSearchedList(search), ...readSearchPage(search) }),
  loaderDeps: ({ search: { view: _, ...listed } }) => listed,
  loader: ({ context, params: { key }, deps }) => {
    const q = toSearchKey(key);
    const isPlain = !isNarrowed(deps);
    return startReads(context.queryClient, {
      reads: context.reads.search.ofPage(q, tabOf(deps), isPlain),
      onServer: async () => {
        if (tabOf(deps) === 'contents' && hasWord(q))
          await (await import('../../features/search/results/queries.ts')).readFoundPages(context, q);
        if (isPlain || !hasWord(q)) return;
        const { readSearchedProducts } = await import('../../features/catalog/searched-list/searched-reads.ts');
        await readSearchedProducts(context, q, deps);
      },
    });
  },
  staticData: { list: 'products' },
  component: function SearchRoute() {
    const searchKey = toSearchKey(Route.useParams().key);
    const search = Route.useSearch();
    return (
      <SearchScreen
        searchKey={searchKey}
        tab={tabOf(search)}
        isNarrowed={isNarrowed(search)}
        renderProducts={(parts) => <SearchedList searchKey={searchKey} search={search} parts={parts} />}
      />
    );
  },
});
