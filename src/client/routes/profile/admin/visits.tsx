import { createFileRoute } from '@tanstack/react-router';
import { startOwnReads } from '../../../data/session/start-own-reads.ts';
import { visitorLogReads } from '../../../features/visits/visitor-chart/queries.ts';
import { SiteVisits } from '../../../features/visits/visitor-chart/site-visits.tsx';

export const Route = createFileRoute('/profile/admin/visits')({
  loader: ({ context }) =>
    startOwnReads(context, (api) => [visitorLogReads(api).chart({ days: 30, granularity: 'day' })]),
  component: SiteVisits,
});
