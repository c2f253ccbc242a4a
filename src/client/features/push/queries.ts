import type { Api } from '../../data/api.ts';
import { readKey, unsavedRead } from '../../data/reads.ts';

export const deviceKey = readKey('push', 'device');

/** The code behind them comes with the first use: it is of one page. */
export const pushReads = (api: Api) => ({
  /** What this browser has asked for; null for nothing. */
  device: () =>
    unsavedRead({
      area: 'push',
      name: 'device',
      queryFn: async () => (await import('./device-subscription.ts')).readDevice(api),
      staleTime: 0,
    }),
});
