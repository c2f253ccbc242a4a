import { createFileRoute, redirect } from '@tanstack/react-router';
import { uuidv7 } from '../../../core/ids/uuidv7.ts';
import { startOwnReads } from '../../data/session/start-own-reads.ts';
import { RequestsScreen } from '../../features/trade/list/requests-screen.tsx';
import {
  type NewRequestSearch,
  type RequestsSearch,
  readNewRequestSearch,
  readRequestsSearch,
} from '../../features/trade/list/requests-search.ts';
import { tradeReads } from '../../features/trade/queries.ts';

export const Route = createFileRoute('/profile/directorder/')({
  validateSearch: (search: Record<string, unknown>): RequestsSearch & NewRequestSearch => ({
    ...readRequestsSearch(search),
    ...readNewRequestSearch(search),
  }),
  // A link to a new request names the offer; the request's id is made here.
  beforeLoad: ({ search: { offer, qty } }) => {
    if (offer)
      throw redirect({
        to: '/profile/directorder/edit/$id',
        params: { id: uuidv7() },
        search: { offer, qty },
        replace: true,
      });
  },
  loaderDeps: ({ search }) => readRequestsSearch(search),
  loader: ({ context, deps }) => startOwnReads(context, (api) => [tradeReads(api).list(deps)]),
  component: function RequestsRoute() {
    const { role, state, q } = Route.useSearch();
    const navigate = Route.useNavigate();
    return (
      <RequestsScreen search={{ role, state, q }} onSearch={(next) => void navigate({ search: next, replace: true })} />
    );
  },
});
