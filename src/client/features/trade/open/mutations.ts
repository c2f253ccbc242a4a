import { read } from '../../../data/api.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';
import { asOperation, write } from '../../../data/write.ts';
import { sharedWrite } from '../shared-write.ts';

export const openWrites = ({ openRequests }: PrivateApi) => ({
  end: () =>
    write({
      ...sharedWrite,
      name: 'endOpen',
      send: ({ id }: { id: string }, intent) =>
        read(openRequests[':id'].end.$post({ param: { id } }, asOperation(intent))),
      isFailureShown: false,
    }),
  /** @param id of the request that it makes */
  join: () =>
    write({
      ...sharedWrite,
      name: 'join',
      send: ({ groupId, ...json }: { groupId: string; id: string; supplierId: string }, intent) =>
        read(openRequests[':id'].join.$post({ param: { id: groupId }, json }, asOperation(intent))),
      isFailureShown: false,
    }),
});
