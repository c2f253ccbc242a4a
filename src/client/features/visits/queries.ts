import { queryOptions } from '@tanstack/react-query';
import type { DEVICE_HEADER } from '../../../contract/visits/visit.ts';
import { type Api, read } from '../../data/api.ts';

/** Written here again: the contract's own would bring the checker of schemas into the first load. */
const deviceHeader: typeof DEVICE_HEADER = 'x-device-id';

const READ_MAX = '60';

export const visitsReads = (api: Api) => ({
  /** A device's own: kept by nobody but the server. */
  last: (deviceId: string) =>
    queryOptions({
      queryKey: ['visits', 'last', deviceId],
      queryFn: ({ signal }) =>
        read(
          api.visits['last-visits'].$get(
            { header: { [deviceHeader]: deviceId }, query: { size: READ_MAX } },
            { init: { signal } },
          ),
        ),
      // The visit of a moment ago is in the device's own history.
      staleTime: 0,
    }),
});
