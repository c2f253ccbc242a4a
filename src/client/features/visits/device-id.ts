import { uuidv7 } from '../../../core/uuid.ts';
import { deviceValue } from '../../ui/device-value.ts';

/** Random and this device's own; none until its first visit, or where nothing can be stored. */
const deviceId = deviceValue(
  'rasteh-device-id',
  (stored): string | undefined => (typeof stored === 'string' ? stored : undefined),
  { isPlainText: true, isStoredOnly: true },
);

export const readDeviceId = (): string | undefined => deviceId.get();

export function requireDeviceId(): string | undefined {
  // Over plain HTTP in a local network there is no `randomUUID`.
  if (!deviceId.get()) deviceId.set(crypto.randomUUID?.() ?? uuidv7());
  return deviceId.get();
}

/** The server's history hangs on the id alone: who forgets the id has no history there. */
export const forgetDeviceId = (): void => deviceId.drop();
