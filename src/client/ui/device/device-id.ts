import { uuidv7 } from '../../../core/ids/uuidv7.ts';
import { deviceValue } from './device-value.ts';

/** A random id of this device; undefined before its first visit or without storage. */
const deviceId = deviceValue(
  'rasteh-device-id',
  (stored): string | undefined => (typeof stored === 'string' ? stored : undefined),
  { isPlainText: true, isStoredOnly: true },
);

export const readDeviceId = (): string | undefined => deviceId.get();

export function requireDeviceId(): string | undefined {
  // `randomUUID` is undefined on an insecure origin, such as HTTP in a local network.
  if (!deviceId.get()) deviceId.set(crypto.randomUUID?.() ?? uuidv7());
  return deviceId.get();
}

/** Also forgets the server's history, which is found by this id only. */
export const forgetDeviceId = (): void => deviceId.drop();
