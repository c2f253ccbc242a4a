import { mutationOptions } from '@tanstack/react-query';
import type { Api } from '../../data/api.ts';
import { readKey, unsavedRead } from '../../data/reads.ts';
import type { DeviceSettings } from './device-subscription.ts';

const deviceKey = readKey('push', 'device');

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
  save: () =>
    mutationOptions({
      mutationFn: async (settings: DeviceSettings) =>
        (await import('./device-subscription.ts')).saveDevice(api, settings),
      networkMode: 'always',
      onSuccess: (saved, _settings, _before, { client }) => client.setQueryData(deviceKey, saved),
    }),
});
