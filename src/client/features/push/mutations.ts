import type { Api } from '../../data/api.ts';
import { write } from '../../data/write.ts';
import { type DeviceSettings, saveDevice } from './device-subscription.ts';
import { deviceKey } from './queries.ts';

export const pushWrites = (api: Api) => ({
  /** The screen shows why the browser or the server refused. */
  save: () =>
    write({
      area: 'push',
      name: 'save',
      send: (settings: DeviceSettings, intent) => saveDevice(api, settings, intent),
      onAnswer: (saved, client) => client.setQueryData(deviceKey, saved),
      isFailureShown: false,
    }),
});
