import { createFileRoute } from '@tanstack/react-router';
import { startOwnReads } from '../../../data/session/start-own-reads.ts';
import { BackgroundJobs } from '../../../features/jobs/admin/background-jobs.tsx';
import { jobsRead } from '../../../features/jobs/queries.ts';

export const Route = createFileRoute('/profile/admin/jobs')({
  loader: ({ context }) => startOwnReads(context, (api) => [jobsRead(api, 'dead')]),
  component: BackgroundJobs,
});
