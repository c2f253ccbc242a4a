/** What of a comparison stands in its address. */
export type CompareSearch = { ids?: string | undefined; only?: 'differences' | undefined };

/** Both keys are always there, because the router lays them over the address's own. */
export const readCompareSearch = (search: Record<string, unknown>): CompareSearch => ({
  ids: typeof search.ids === 'string' || typeof search.ids === 'number' ? String(search.ids) : undefined,
  only: search.only === 'differences' ? 'differences' : undefined,
});
