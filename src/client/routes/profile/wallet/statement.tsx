import { createFileRoute } from '@tanstack/react-router';
import { startOwnReads } from '../../../data/session/start-own-reads.ts';
import { walletReads } from '../../../features/wallet/queries.ts';
import { StatementScreen } from '../../../features/wallet/statement/statement-screen.tsx';
import {
  readStatementSearch,
  type StatementSearch,
  shownMonths,
} from '../../../features/wallet/statement/statement-search.ts';

export const Route = createFileRoute('/profile/wallet/statement')({
  // Read where it is used, in a later chunk.
  validateSearch: (search) => search as StatementSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    startOwnReads(context, (api) => {
      const { merchantId, month } = readStatementSearch(deps);
      return [walletReads(api).statement(merchantId, shownMonths(month).shown)];
    }),
  component: function StatementRoute() {
    const search = readStatementSearch(Route.useSearch());
    const navigate = Route.useNavigate();
    return <StatementScreen search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />;
  },
});
