/** Search parameters of a comparison. */
export type CompareSearch = { ids?: string | undefined; only?: 'differences' | undefined };

/** Always returns both keys: the router merges them over the raw ones of the URL. */
export const readCompareSearch = (search: Record<string, unknown>): CompareSearch => ({
  ids: typeof search.ids === 'string' || typeof search.ids === 'number' ? String(search.ids) : undefined,
  only: search.only === 'differences' ? 'differences' : undefined,
});
