import { errorName } from '../error-name.ts';

/** In the origin's private file system. */
export const JOURNAL_FOLDER = 'rasteh-journal';

/**
 * Whether the device has ever written a journal there.
 * @throws SecurityError or TypeError where a page has no such files
 */
export async function hasJournalFolder(): Promise<boolean> {
  try {
    await (await navigator.storage.getDirectory()).getDirectoryHandle(JOURNAL_FOLDER);
    return true;
  } catch (error) {
    if (errorName(error) === 'NotFoundError') return false;
    throw error;
  }
}
