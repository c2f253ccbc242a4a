import type { JobInfo } from '../../../contract/jobs/job.ts';
import { read } from '../../data/api.ts';
import { privatePages, readKey } from '../../data/reads.ts';
import type { PrivateApi } from '../../data/session/private-api.ts';

const RECEIVED = 'received';
export const jobsKey = readKey('jobs', RECEIVED);

/** The background jobs of the server, for operators. */
export const jobsRead = ({ jobs }: PrivateApi, state: JobInfo['state']) =>
  privatePages({
    area: 'jobs',
    name: RECEIVED,
    args: [state],
    queryFn: ({ pageParam, signal }) =>
      read(jobs.index.$get({ query: { state, cursor: pageParam ?? undefined } }, { init: { signal } })),
  });
