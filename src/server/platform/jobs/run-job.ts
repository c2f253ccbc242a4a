import { sqlStateOf } from '../../db/sql-state.ts';
import { SYSTEM } from '../actor.ts';
import { AppError } from '../errors/app-error.ts';
import { buryJob, type ClaimedJob, finishJob, JobLost, releaseJob, retryJob } from './claim-jobs.ts';
import { type JobContext, type JobDefinition, type JobDeps, JobFault, type JobKind } from './job-kind.ts';
import type { JobOutcome } from './job-metrics.ts';

const CODE_MAX_LENGTH = 64;

/** Its server ended with the last claim of the job, as often as it may be tried. */
const ENDED_WITH_SERVER = 'server_ended';

interface Run<Deps extends JobDeps> {
  definition: JobDefinition<Deps>;
  job: ClaimedJob;
  deps: Deps;
  /** Aborts when the server cannot wait any longer. */
  stopping: AbortSignal;
  isStopping: () => boolean;
}

/** A run: what became of the job, and when its handler ended, which may be after its deadline. */
export interface JobRun {
  outcome: Promise<JobOutcome>;
  handled: Promise<void>;
}

export function runJob<Deps extends JobDeps>(run: Run<Deps>): JobRun {
  const { definition, job, deps, stopping } = run;
  const { kind } = definition;
  if (job.attempts > kind.attemptsMax) {
    const buried = buryJob(deps.db, job, ENDED_WITH_SERVER, deps.now()).then((): JobOutcome => 'dead');
    return { outcome: buried, handled: Promise.resolve() };
  }
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), kind.timeoutMs);
  const signal = AbortSignal.any([stopping, deadline.signal]);
  let isFinished = false;
  const once: JobContext<unknown, Deps>['once'] = async (command, input) => {
    const inTransaction = (tx: Parameters<typeof finishJob>[0]) => finishJob(tx, job, kind, deps.now());
    const { answer } = await command(deps, { actor: SYSTEM, input, inTransaction });
    isFinished = true;
    return answer;
  };
  const { isStopping } = run;
  const context = { payload: job.payload, deps, attempt: job.attempts, signal, isStopping, once };
  const handled = Promise.resolve().then(() => definition.run(context));
  const outcome = Promise.race([handled, aborted(signal)]).then(
    async (): Promise<JobOutcome> => {
      if (!isFinished) await finishJob(deps.db, job, kind, deps.now());
      return 'done';
    },
    async (error: unknown): Promise<JobOutcome> => {
      if (isFinished) return 'done';
      if (error instanceof JobLost) throw error;
      if (stopping.aborted) {
        await releaseJob(deps.db, job, deps.now());
        return 'released';
      }
      return noteFailure(run, signal.aborted ? 'timeout' : codeOf(error), error);
    },
  );
  const settled = handled.catch(() => {}).finally(() => clearTimeout(timer));
  return { outcome: outcome.catch(asLost), handled: settled };
}

function asLost(error: unknown): JobOutcome {
  if (error instanceof JobLost) return 'lost';
  throw error;
}

async function noteFailure<Deps extends JobDeps>(
  { definition: { kind }, job, deps }: Run<Deps>,
  code: string,
  error: unknown,
): Promise<JobOutcome> {
  const now = deps.now();
  const isDead = job.attempts >= kind.attemptsMax || (error instanceof JobFault && error.isFinal && !kind.everyMs);
  deps.log[isDead ? 'error' : 'warn']({ err: error, job: job.id, kind: kind.name, code }, 'a job failed');
  if (isDead) {
    await buryJob(deps.db, job, code, now);
    return 'dead';
  }
  await retryJob(deps.db, job, code, new Date(now.getTime() + pauseOf(kind, job.attempts)));
  return 'failed';
}

/** A schedule that fails comes back no later than usual. */
const pauseOf = ({ pauseMs, everyMs = Number.POSITIVE_INFINITY }: JobKind, attempt: number): number =>
  Math.min(pauseMs(attempt), everyMs);

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** Codes are shown to operators: none is made of a message. */
function codeOf(error: unknown): string {
  const code =
    error instanceof JobFault || error instanceof AppError ? error.code : (sqlStateOf(error) ?? nameOf(error));
  return code.slice(0, CODE_MAX_LENGTH);
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'error');
