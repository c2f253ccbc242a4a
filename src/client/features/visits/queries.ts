import { queryOptions } from '@tanstack/react-query';
import type { VisitBody } from '../../../contract/visits/visit.ts';
import { DEVICE_HEADER } from '../../../core/device-header.ts';
import { type Api, read } from '../../data/api.ts';

const READ_MAX = '60';

export const visitsReads = (api: Api) => ({
  /** A device's own: kept by nobody but the server. */
  last: (deviceId: string) =>
    queryOptions({
      queryKey: ['visits', 'last', deviceId],
      queryFn: ({ signal }) =>
        read(
          api.visits['last-visits'].$get(
            { header: { [DEVICE_HEADER]: deviceId }, query: { size: READ_MAX } },
            { init: { signal } },
          ),
        ),
      // The visit of a moment ago is in the device's own history.
      staleTime: 0,
    }),
});

/** Tells the server of an opening; what `visitId` it has counts once. */
export const sendVisit = (api: Api, deviceId: string | undefined, visit: VisitBody) =>
  read(
    api.visits['visit-count'].$post({
      header: deviceId === undefined ? {} : { [DEVICE_HEADER]: deviceId },
      json: visit,
    }),
  );
