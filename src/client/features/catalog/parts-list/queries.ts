import { type Api, read } from '../../../data/api.ts';
import { privateRead, unsavedRead } from '../../../data/reads.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';
import { syncParts } from '../parts/sync-parts.ts';

const FOUND_MAX = '12';
/** A list that is pasted twice asks once. */
const KEPT_MS = 5 * 60_000;

/** Reads of the parts list's own screen, in its chunk. */
export const partsReads = (api: Api) => ({
  /** Products that a pasted text may mean. Not saved: it would take the place of pages that were seen. */
  named: (q: string) =>
    unsavedRead({
      area: 'catalog',
      name: 'named',
      args: [q],
      gcTime: KEPT_MS,
      networkMode: 'always',
      queryFn: ({ signal }) => read(api.products.catalog.$get({ query: { q, size: FOUND_MAX } }, { init: { signal } })),
    }),
});

/** The list that the account keeps, after both have each other's changes. */
export const accountPartsRead = (api: PrivateApi) =>
  privateRead({ area: 'catalog', name: 'accountParts', queryFn: () => syncParts(api) });
