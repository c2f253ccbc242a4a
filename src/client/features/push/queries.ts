import type { Api } from '../../data/api.ts';
import { readKey, unsavedRead } from '../../data/reads.ts';

export const deviceKey = readKey('push', 'device');

/** Loads its code on first use, because only one page needs it. */
export const pushReads = (api: Api) => ({
  /** The settings of this browser; null without a subscription. */
  device: () =>
    unsavedRead({
      area: 'push',
      name: 'device',
      queryFn: async () => (await import('./device-subscription.ts')).readDevice(api),
      staleTime: 0,
    }),
});
