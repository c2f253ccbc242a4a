import { useMutation } from '@tanstack/react-query';
import type { JobInfo } from '../../../../contract/jobs/job.ts';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
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

/** One job, and for a dead one its restart. */
export function JobCard({ job }: { job: JobInfo }) {
  const restart = useMutation(jobWrites(usePrivateApi()).restart());
  const { id, title, state, lastError } = job;
  const handleRestart = () =>
    restart.mutate(id, { onSuccess: () => showToast({ id: TOAST_ID, kind: 'done', text: words.restarted }) });
  return (
    <article className={classes.card}>
      <h3>{title}</h3>
      <p className={classes.facts}>{factsOf(job)}</p>
      {lastError !== null && (
        <p>
          {words.error} <bdi dir="ltr">{lastError}</bdi>
        </p>
      )}
      {state === 'dead' && (
        <Button size="compact" isBusy={restart.isPending} onClick={handleRestart}>
          {words.restart}
        </Button>
      )}
    </article>
  );
}
