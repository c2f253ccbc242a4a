import { createFileRoute } from '@tanstack/react-router';
import { startOwnReads } from '../../data/session/start-own-reads.ts';
import { BoardScreen } from '../../features/trade/group/board-screen.tsx';
import { tradeReads } from '../../features/trade/queries.ts';

export const Route = createFileRoute('/profile/directorder/group/$id')({
  loader: ({ context, params: { id } }) => startOwnReads(context, (api) => [tradeReads(api).board(id)]),
  component: function BoardRoute() {
    const { id } = Route.useParams();
    return <BoardScreen key={id} id={id} />;
  },
});
