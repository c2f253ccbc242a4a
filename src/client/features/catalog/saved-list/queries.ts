import { unsavedRead } from '../../../data/reads.ts';
import type { SavedScope } from '../../../offline/saved-search/search-saved.ts';

const device = () => import('../../../offline/saved-search/ask-device.ts');

/** Reads of what the device has, for a screen that nobody answers; its chunk loads with the first of them. */
export const savedListReads = {
  products: (scope: SavedScope) =>
    unsavedRead({
      area: 'catalog',
      name: 'saved-products',
      args: [scope],
      networkMode: 'always',
      gcTime: 0,
      queryFn: ({ client }) => device().then(({ listOnDevice }) => listOnDevice(client, scope)),
    }),
  /** A part by its id or its base product's, with numbers of its suppliers; null if the device has no row of it. */
  part: (id: string) =>
    unsavedRead({
      area: 'catalog',
      name: 'saved-part',
      args: [id],
      networkMode: 'always',
      gcTime: 0,
      queryFn: ({ client }) => device().then(({ rowOnDevice }) => rowOnDevice(client, id)),
    }),
};
