/** Cache Storage is blocked, broken or over its quota on some devices, and then rejects or never answers. */
const STORAGE_TIMEOUT_MS = 1_500;
/** Without a network nothing else can answer, so storage has this long. Browsers give up on a worker after minutes. */
const STORAGE_LATEST_MS = 60_000;

const after = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms, undefined));

/** What Cache Storage has, or undefined if it fails or is late: then the network answers. */
export const fromStorage = <T>(reading: Promise<T | undefined>, limitMs = STORAGE_TIMEOUT_MS): Promise<T | undefined> =>
  Promise.race([reading.catch(() => undefined), after(limitMs)]);

/**
 * For what storage did not have in time: the first of the network's answer and storage's.
 * @throws the network's error if storage does not have it either
 */
export async function fromNetworkOrLate(
  answering: Promise<Response>,
  reading: Promise<Response | undefined>,
): Promise<Response> {
  const late = fromStorage(reading, STORAGE_LATEST_MS);
  const found = late.then((response) => response ?? new Promise<never>(() => {}));
  try {
    return await Promise.race([answering, found]);
  } catch (error) {
    const response = await late;
    if (response) return response;
    throw error;
  }
}
