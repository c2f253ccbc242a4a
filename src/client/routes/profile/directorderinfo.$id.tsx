import { createFileRoute } from '@tanstack/react-router';
import { startOwnReads } from '../../data/session/start-own-reads.ts';
import { tradeReads } from '../../features/trade/queries.ts';
import { RequestScreen } from '../../features/trade/request/request-screen.tsx';
import { eventsRead } from '../../parts/trade/queries.ts';
import { renderTalk } from './-request-talk.tsx';

export const Route = createFileRoute('/profile/directorderinfo/$id')({
  loader: ({ context, params: { id } }) =>
    startOwnReads(context, (api) => {
      const reads = tradeReads(api);
      return [reads.request(id), reads.prices(id), eventsRead(api, id)];
    }),
  component: function RequestRoute() {
    const { id } = Route.useParams();
    return <RequestScreen key={id} id={id} talk={renderTalk} />;
  },
});
