import { jobInfo } from '../../../src/contract/jobs/job.ts';
import { pageOf } from '../../../src/contract/page.ts';
import { buildDeadJob } from '../../factories/jobs.ts';
import { areaCalls } from '../../setup/area-calls.ts';

export const jobCalls = areaCalls(
  {
    'GET /api/v1/jobs': { access: 'operator', answer: pageOf(jobInfo) },
    'POST /api/v1/jobs/{id}/restart': { access: 'operator', answer: jobInfo },
  },
  async ({ app: { db } }) => ({
    examples: { 'POST /api/v1/jobs/{id}/restart': { id: await buildDeadJob(db) } },
  }),
);
