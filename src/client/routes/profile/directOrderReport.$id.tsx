import { createFileRoute } from '@tanstack/react-router';
import { startOwnReads } from '../../data/session/start-own-reads.ts';
import { tradeReads } from '../../features/trade/queries.ts';
import { ReportScreen } from '../../features/trade/report/report-screen.tsx';
import { eventsRead } from '../../parts/trade/queries.ts';

export const Route = createFileRoute('/profile/directOrderReport/$id')({
  loader: ({ context, params: { id } }) =>
    startOwnReads(context, (api) => [tradeReads(api).request(id), eventsRead(api, id)]),
  component: function ReportRoute() {
    const { id } = Route.useParams();
    return <ReportScreen key={id} id={id} />;
  },
});
