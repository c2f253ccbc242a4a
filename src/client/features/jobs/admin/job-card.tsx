import { useMutation } from '@tanstack/react-query';
import type { JobInfo } from '../../../../contract/jobs/job.ts';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import type { DeskColumns } from '../../../parts/account/desk-rows.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { jobTexts as words } from '../jobs-texts.ts';
import { jobWrites } from '../mutations.ts';
import classes from './jobs.module.css';

const TOAST_ID = 'job-restarted';

const factsOf = ({ state, attempts, createdAt, dueAt, deadAt }: JobInfo): string =>
  [
    words.madeAt(formatJalali(createdAt, 'dateTime')),
    deadAt === null ? words.dueAt(formatJalali(dueAt, 'dateTime')) : words.diedAt(formatJalali(deadAt, 'dateTime')),
    (state === 'dead' || attempts > 0) && words.attempts(formatNumber(attempts)),
  ]
    .filter(Boolean)
    .join(' · ');

function RestartButton({ job: { id, state } }: { job: JobInfo }) {
  const restart = useMutation(jobWrites(usePrivateApi()).restart());
  if (state !== 'dead') return null;
  const handleRestart = () =>
    restart.mutate(id, { onSuccess: () => showToast({ id: TOAST_ID, kind: 'done', text: words.restarted }) });
  return (
    <Button size="compact" isBusy={restart.isPending} onClick={handleRestart}>
      {words.restart}
    </Button>
  );
}

/** One job, and for a dead one its restart. */
export function JobCard({ job }: { job: JobInfo }) {
  const { title, lastError } = job;
  return (
    <article className={classes.card}>
      <h3>{title}</h3>
      <p className={classes.facts}>{factsOf(job)}</p>
      {lastError !== null && (
        <p>
          {words.error} <bdi dir="ltr">{lastError}</bdi>
        </p>
      )}
      <RestartButton job={job} />
    </article>
  );
}

/** The same at a desk. */
export const jobColumns: DeskColumns<JobInfo> = [
  { name: words.columns.title, look: 'text', cell: ({ title }) => title },
  { name: words.columns.madeAt, cell: ({ createdAt }) => formatJalali(createdAt, 'dateTime') },
  {
    name: words.columns.dueAt,

    cell: ({ dueAt, deadAt }) => formatJalali(deadAt ?? dueAt, 'dateTime'),
  },
  { name: words.columns.attempts, look: 'figure', cell: ({ attempts }) => formatNumber(attempts) },
  { name: words.columns.error, cell: ({ lastError }) => lastError !== null && <bdi dir="ltr">{lastError}</bdi> },
  { name: words.columns.ways, look: 'ways', cell: (job) => <RestartButton job={job} /> },
];
