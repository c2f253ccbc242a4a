/** 512 KB over 40 kbit/s: a call that takes longer has lost its line. */
const PART_TIMEOUT_MS = 2 * 60_000;

/** Ends a call that sends one part of a file, or a small file. */
export const partLimit = (): AbortSignal => AbortSignal.timeout(PART_TIMEOUT_MS);
