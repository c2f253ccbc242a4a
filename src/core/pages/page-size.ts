/** Rows of a list's page, unless its query tells another number. */
export const PAGE_SIZE_DEFAULT = 24;
