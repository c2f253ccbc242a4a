import type { VisitBody } from '../../../contract/visits/visit.ts';
import { DEVICE_HEADER } from '../../../core/device-header.ts';
import { type Api, read } from '../../data/api.ts';
import { write } from '../../data/write.ts';
import { userVisitsKey, visitsReads } from './queries.ts';

type Visit = Pick<VisitBody, 'objectType' | 'objectId'> & { deviceId: string | undefined };

export const visitsWrites = (api: Api) => ({
  /** Counts a page view. The operation id is the visit's id, so the server counts a repeat once. */
  count: () =>
    write({
      area: 'visits',
      name: 'count',
      send: ({ deviceId, objectType, objectId }: Visit, visitId) =>
        read(
          api.visits['visit-count'].$post({
            header: deviceId === undefined ? {} : { [DEVICE_HEADER]: deviceId },
            json: { objectType, objectId, visitId },
          }),
        ),
      invalidates: ({ deviceId }) => [
        deviceId === undefined ? userVisitsKey : visitsReads(api).last(deviceId).queryKey,
      ],
      isFailureShown: false,
    }),
});
