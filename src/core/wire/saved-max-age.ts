/** What a device has saved of the server's answers and documents is shown no longer than this. */
export const SAVED_MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;
