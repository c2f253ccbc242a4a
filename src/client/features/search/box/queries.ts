import { unsavedRead } from '../../../data/reads.ts';

/** Suggestions from what the device has, where nobody answers. */
export const savedSuggestions = (q: string) =>
  unsavedRead({
    area: 'search',
    name: 'saved-suggestions',
    args: [q],
    networkMode: 'always',
    gcTime: 0,
    queryFn: ({ client }) =>
      import('../../../offline/saved-search/ask-device.ts').then(({ suggestOnDevice }) => suggestOnDevice(client, q)),
  });
