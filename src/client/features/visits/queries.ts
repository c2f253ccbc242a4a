import { DEVICE_HEADER } from '../../../core/wire/device-header.ts';
import { type Api, read } from '../../data/api.ts';
import { readKey, unsavedRead } from '../../data/reads.ts';

const READ_MAX = '60';

export const userVisitsKey = readKey('visits', 'ofUser');

/** Matches all reads of the area. */
export const allVisits = { queryKey: readKey('visits') };

export const visitsReads = (api: Api) => ({
  /** The server's history of the device. Not saved: the device stores its own. */
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
      // Always refetches; until then the device's own history has the latest visits.
      staleTime: 0,
    }),
});
