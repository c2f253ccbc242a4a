import { read } from '../../data/api.ts';
import type { PrivateApi } from '../../data/session/private-api.ts';
import { asOperation, write } from '../../data/write.ts';
import { operatorWaitingKey } from '../../parts/account/waiting/queries.ts';
import { jobsKey } from './queries.ts';

export const jobWrites = ({ jobs }: PrivateApi) => ({
  restart: () =>
    write({
      area: 'jobs',
      name: 'restart',
      send: (id: string, operationId) => read(jobs[':id'].restart.$post({ param: { id } }, asOperation(operationId))),
      invalidates: () => [jobsKey, operatorWaitingKey],
    }),
});
