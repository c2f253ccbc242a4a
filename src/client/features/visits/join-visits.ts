import { read } from '../../data/api.ts';
import type { PrivateApi } from '../../data/session/private-api.ts';
import { readUserInfo } from '../../data/session/user-info.ts';
import { forgetDeviceId, readDeviceId } from '../../ui/device/device-id.ts';
import { giveHistory, readDeviceHistory } from './count/visit-history.ts';
import { giveQueuedVisits } from './count/visit-queue.ts';
import { allVisits } from './queries.ts';

/** The visits of this device from before the sign-in, to join the account's. */
export const visitsToJoin = ({ visits }: PrivateApi) => ({
  name: 'visits' as const,
  count: async () => readDeviceHistory().length,
  changes: [allVisits.queryKey],
  /** What was joined already is not joined twice. */
  async join() {
    const deviceId = readDeviceId();
    const sub = readUserInfo()?.sub;
    // A device that stores nothing has none.
    if (sub !== undefined) await giveQueuedVisits(sub).catch(() => {});
    if (deviceId !== undefined) await read(visits.join.$post({ json: { deviceId } }));
    giveHistory();
    forgetDeviceId();
  },
});
