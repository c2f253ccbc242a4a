import { read } from '../../data/api.ts';
import type { PrivateApi } from '../../data/session/private-api.ts';
import { forgetDeviceId, readDeviceId } from './device-id.ts';
import { allVisits } from './queries.ts';
import { giveHistory, readDeviceHistory } from './visit-history.ts';

/** The visits of this device from before the sign-in, to join the account's. */
export const visitsToJoin = ({ visits }: PrivateApi) => ({
  name: 'visits' as const,
  count: async () => readDeviceHistory().length,
  changes: [allVisits.queryKey],
  /** What was joined already is not joined twice. */
  async join() {
    const deviceId = readDeviceId();
    if (deviceId !== undefined) await read(visits.join.$post({ json: { deviceId } }));
    giveHistory();
    forgetDeviceId();
  },
});
