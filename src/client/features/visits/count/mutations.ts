import type { VisitBody } from '../../../../contract/visits/visit.ts';
import { DEVICE_HEADER } from '../../../../core/wire/device-header.ts';
import { type Api, read } from '../../../data/api.ts';
import { write } from '../../../data/write.ts';
import { userVisitsKey, visitsReads } from '../queries.ts';

type Visit = Omit<VisitBody, 'deviceId'> & { deviceId: string | undefined };

export const visitsWrites = (api: Api) => ({
  /** Counts a page view; a repeat of the visit's id once. */
  count: () =>
    write({
      area: 'visits',
      name: 'count',
      send: ({ deviceId, objectType, objectId, visitId }: Visit) =>
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
