/** In the origin's private file system. */
export const JOURNAL_FOLDER = 'rasteh-journal';
