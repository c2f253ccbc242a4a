import { createFileRoute, notFound } from '@tanstack/react-router';
import { findMatches } from '../../../core/text/highlight.ts';
import { startReads } from '../../data/start-reads.ts';
import { readSupplierSearch, searchKey } from '../../features/suppliers/directory/directory-search.ts';
import { SupplierSearchScreen } from '../../features/suppliers/directory/supplier-search-screen.tsx';
import { HighlightedText } from '../../ui/highlighted-text.tsx';

export const Route = createFileRoute('/suppliers/search/$key')({
  params: {
    parse: ({ key }) => {
      if (searchKey(key) === '') throw notFound();
      return { key: searchKey(key) };
    },
  },
  validateSearch: readSupplierSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, reads }, params: { key }, deps: { type, order } }) =>
    startReads(queryClient, {
      reads: [reads.suppliers.directory({ q: key, categoryType: type, sort: order ?? 'items' })],
    }),
  staticData: { list: 'suppliers' },
  component: function SupplierSearchRoute() {
    const { key } = Route.useParams();
    return (
      <SupplierSearchScreen
        text={key}
        search={Route.useSearch()}
        renderName={(name) => <HighlightedText text={name} ranges={findMatches(name, key)} />}
      />
    );
  },
});
