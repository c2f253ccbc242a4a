/** Cache Storage is blocked, broken or over its quota on some devices, and then rejects or never answers. */
const STORAGE_TIMEOUT_MS = 1_500;

/** What Cache Storage has, or undefined if it fails or is late: then the network answers. */
export const fromStorage = <T>(reading: Promise<T | undefined>): Promise<T | undefined> =>
  Promise.race([
    reading.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, STORAGE_TIMEOUT_MS, undefined)),
  ]);
