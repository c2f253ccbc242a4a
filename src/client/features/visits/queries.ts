import { DEVICE_HEADER } from '../../../core/device-header.ts';
import { type Api, read } from '../../data/api.ts';
import { readKey, unsavedRead } from '../../data/reads.ts';

const READ_MAX = '60';

/** Matches every read of the area. */
export const allVisits = { queryKey: readKey('visits') };

export const visitsReads = (api: Api) => ({
  /** A device's own, which the server alone stores. */
  last: (deviceId: string) =>
    unsavedRead({
      area: 'visits',
      name: 'last',
      args: [deviceId],
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
