import { queryOptions } from '@tanstack/react-query';
import { type Api, read } from '../../data/api.ts';

const HOUR_MS = 60 * 60 * 1000;
const PREVIEW_SIZE = '3';

export const needReads = (api: Api) => ({
  /** Some 60 KB: read on the page of the need line alone, and kept on the device. */
  vocabulary: () =>
    queryOptions({
      queryKey: ['catalog', 'vocabulary'],
      queryFn: ({ signal }) => read(api.categories.vocabulary.$get(undefined, { init: { signal } })),
      staleTime: HOUR_MS,
    }),
  /** How many there are, with the first of them; `filters` as the address has them. Not kept: an old count helps nobody. */
  matching: (categoryId: string, filters: string) =>
    queryOptions({
      queryKey: ['need', 'matching', categoryId, filters],
      queryFn: ({ signal }) =>
        read(
          api.products.catalog.$get(
            { query: { categoryId, size: PREVIEW_SIZE, ...(filters !== '' && { filters }) } },
            { init: { signal } },
          ),
        ),
    }),
});
