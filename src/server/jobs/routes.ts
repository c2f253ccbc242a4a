import { Hono } from 'hono';
import { jobInfo, jobsQuery } from '../../contract/jobs/job.ts';
import { idParam, pageOf } from '../../contract/page.ts';
import type { AppDeps } from '../app-deps.ts';
import { actorOf } from '../platform/actor.ts';
import { answerWrite } from '../platform/command/answer-write.ts';
import { answers } from '../platform/http/openapi/route-docs.ts';
import { privateAnswers } from '../platform/http/private-answers.ts';
import { validate } from '../platform/http/validate.ts';
import { type JobTitles, listJobs } from './read.ts';
import { restartJob } from './restart-job.ts';

const tag = 'Jobs';

/** Mounted at `/api/v1/jobs`. */
export function jobRoutes(deps: AppDeps, titles: JobTitles) {
  const own = privateAnswers();
  const restart = restartJob(titles);
  return new Hono()
    .get(
      '/',
      own,
      answers(pageOf(jobInfo), 'کارهای پس‌زمینهٔ سرور، برای کارشناس', { tag, problems: [403] }),
      validate('query', jobsQuery),
      async (c) => c.json(await listJobs(deps.db, actorOf(c), c.req.valid('query'), titles)),
    )
    .post(
      '/:id/restart',
      own,
      answers(jobInfo, 'شروع دوبارهٔ کاری که شکست خورده است', { tag, problems: [403, 404], isWrite: true }),
      validate('param', idParam),
      (c) => answerWrite(c, deps, restart, c.req.valid('param')),
    );
}
