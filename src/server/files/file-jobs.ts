import { handleJob, type JobDefinition, type JobDeps, scheduleKind } from '../platform/jobs/job-kind.ts';
import { type FileDeps, pruneFiles } from './prune-files.ts';

const EVERY_MS = 60 * 60_000;
/** A batch of contents in a slow bucket. */
const TIMEOUT_MS = 10 * 60_000;

const filePruning = scheduleKind({
  name: 'files.prune',
  title: 'پاک‌سازی فایل‌های حذف‌شده',
  everyMs: EVERY_MS,
  timeoutMs: TIMEOUT_MS,
});

export const fileJobs: readonly JobDefinition<JobDeps & FileDeps>[] = [
  handleJob(filePruning, ({ deps }) => pruneFiles(deps)),
];
