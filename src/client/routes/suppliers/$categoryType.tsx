import { createFileRoute, notFound } from '@tanstack/react-router';
import { isCategoryType } from '../../../core/catalog/category-types.ts';
import { startReads } from '../../data/start-reads.ts';
import { DirectoryScreen } from '../../features/suppliers/directory/directory-screen.tsx';
import { readDirectorySearch } from '../../features/suppliers/directory/directory-search.ts';

export const Route = createFileRoute('/suppliers/$categoryType')({
  params: {
    parse: ({ categoryType }) => {
      if (!isCategoryType(categoryType)) throw notFound();
      return { categoryType };
    },
  },
  validateSearch: readDirectorySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, reads }, params: { categoryType }, deps: { category, order, ...narrowed } }) =>
    startReads(queryClient, {
      reads: [
        reads.catalog.topLevels(),
        reads.suppliers.directory({ categoryType, categoryId: category, ...narrowed, sort: order }),
      ],
    }),
  staticData: { list: 'suppliers' },
  component: function DirectoryRoute() {
    return <DirectoryScreen categoryType={Route.useParams().categoryType} search={Route.useSearch()} />;
  },
});
