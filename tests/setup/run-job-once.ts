import type { AppDeps } from '../../src/server/app-deps.ts';
import type { JobDefinition } from '../../src/server/platform/jobs/job-kind.ts';

/** Runs the handler of a schedule, which needs nothing of its job. */
export async function runJobOnce(job: JobDefinition<AppDeps> | undefined, deps: AppDeps): Promise<void> {
  await job?.run({
    payload: {},
    deps,
    attempt: 1,
    signal: new AbortController().signal,
    isStopping: () => false,
    once: () => Promise.reject(new Error('unused')),
  });
}
