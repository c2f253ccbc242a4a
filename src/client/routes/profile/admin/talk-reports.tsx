import { createFileRoute } from '@tanstack/react-router';
import { startOwnReads } from '../../../data/session/start-own-reads.ts';
import { talkReportReads } from '../../../features/talk/reports/queries.ts';
import { ReceivedReports } from '../../../features/talk/reports/received-reports.tsx';

export const Route = createFileRoute('/profile/admin/talk-reports')({
  loader: ({ context }) => startOwnReads(context, (api) => [talkReportReads(api).received('open')]),
  component: ReceivedReports,
});
