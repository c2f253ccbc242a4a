import { createFileRoute, redirect } from '@tanstack/react-router';
import { uuidv7 } from '../../../core/ids/uuidv7.ts';
import { startOwnReads } from '../../data/session/start-own-reads.ts';
import { RequestsScreen } from '../../features/trade/list/requests-screen.tsx';
import {
  filterOf,
  isNewRequest,
  type NewRequestSearch,
  type RequestsSearch,
  readNewRequestSearch,
  readRequestsSearch,
} from '../../features/trade/list/requests-search.ts';
import { tradeReads } from '../../features/trade/queries.ts';
import { sellingReads } from '../../parts/selling/queries.ts';

export const Route = createFileRoute('/profile/directorder/')({
  // Read where it is used, in a later chunk.
  validateSearch: (search) => search as RequestsSearch & NewRequestSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    const start = readNewRequestSearch(deps);
    // A link to a new request names what it is about; the request's id is made here.
    if (isNewRequest(start))
      throw redirect({
        to: '/profile/directorder/edit/$id',
        params: { id: uuidv7() },
        search: start,
        replace: true,
      });
    const search = readRequestsSearch(deps);
    const filter = filterOf(search);
    startOwnReads(context, (api) => [
      ...(filter ? [tradeReads(api).list(filter)] : [sellingReads(api).suppliers()]),
      ...(search.supplierId ? [tradeReads(api).open(search.supplierId)] : []),
    ]);
  },
  component: function RequestsRoute() {
    const search = readRequestsSearch(Route.useSearch());
    const navigate = Route.useNavigate();
    return <RequestsScreen search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />;
  },
});
