import { createFileRoute } from '@tanstack/react-router';
import { startOwnReads } from '../../data/session/start-own-reads.ts';
import { tradeReads } from '../../features/trade/queries.ts';
import { ReportScreen } from '../../features/trade/report/report-screen.tsx';
import { type ReportSearch, readReportSearch } from '../../features/trade/report/report-search.ts';
import { eventsRead } from '../../parts/trade/queries.ts';

export const Route = createFileRoute('/profile/directOrderReport/$id')({
  // Read where it is used, in a later chunk.
  validateSearch: (search) => search as ReportSearch,
  loader: ({ context, params: { id } }) =>
    startOwnReads(context, (api) => [tradeReads(api).request(id), tradeReads(api).invoice(id), eventsRead(api, id)]),
  component: function ReportRoute() {
    const { id } = Route.useParams();
    return <ReportScreen key={id} id={id} search={readReportSearch(Route.useSearch())} />;
  },
});
