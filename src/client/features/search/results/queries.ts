import { unsavedRead } from '../../../data/reads.ts';

const device = () => import('../../../offline/saved-search/ask-device.ts');

/** What the device has of each kind, where nobody answers. */
export const savedResults = {
  categories: (q: string) =>
    unsavedRead({
      area: 'search',
      name: 'saved-categories',
      args: [q],
      networkMode: 'always',
      gcTime: 0,
      queryFn: ({ client }) => device().then(({ categoriesOnDevice }) => categoriesOnDevice(client, q)),
    }),
  suppliers: (q: string) =>
    unsavedRead({
      area: 'search',
      name: 'saved-suppliers',
      args: [q],
      networkMode: 'always',
      gcTime: 0,
      queryFn: ({ client }) => device().then(({ suppliersOnDevice }) => suppliersOnDevice(client, q)),
    }),
};
