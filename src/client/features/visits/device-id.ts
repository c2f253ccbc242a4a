import { uuidv7 } from '../../../core/uuid.ts';

const STORAGE_KEY = 'rasteh-device-id';

/** Random and this device's own; none until its first visit, or where nothing can be stored. */
export function readDeviceId(): string | undefined {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function requireDeviceId(): string | undefined {
  const known = readDeviceId();
  if (known) return known;
  // Over plain HTTP in a local network there is no `randomUUID`.
  const id = crypto.randomUUID?.() ?? uuidv7();
  try {
    localStorage.setItem(STORAGE_KEY, id);
    return id;
  } catch {
    return undefined;
  }
}

/** The server's history hangs on the id alone: who forgets the id has no history there. */
export function forgetDeviceId(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Then there was none.
  }
}
