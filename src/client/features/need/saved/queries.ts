import { unsavedRead } from '../../../data/reads.ts';

/** What the device has of a need, where nobody answers; `filters` in URL form. */
export const savedMatching = (categoryId: string, filters: string) =>
  unsavedRead({
    area: 'need',
    name: 'saved-matching',
    args: [categoryId, filters],
    networkMode: 'always',
    gcTime: 0,
    queryFn: ({ client }) =>
      import('../../../offline/saved-search/ask-device.ts').then(({ listOnDevice }) =>
        listOnDevice(client, { categoryId, filters: filters || undefined }),
      ),
  });
