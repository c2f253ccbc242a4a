import { createFileRoute } from '@tanstack/react-router';
import { startOwnReads } from '../../data/session/start-own-reads.ts';
import { userVisitsReads } from '../../features/visits/user-history/queries.ts';
import { UserHistoryScreen } from '../../features/visits/user-history/user-history-screen.tsx';
import { requireObjectType } from '../../router/canonical.ts';

export const Route = createFileRoute('/profile/last-visits/$objectType')({
  params: { parse: requireObjectType },
  loader: ({ context, params }) => startOwnReads(context, (api) => [userVisitsReads(api).ofType(params.objectType)]),
  component: function LastVisitsRoute() {
    const { objectType } = Route.useParams();
    return <UserHistoryScreen key={objectType} type={objectType} />;
  },
});
