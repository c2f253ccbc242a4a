import { type Api, read } from '../../data/api.ts';
import { unsavedRead } from '../../data/reads.ts';

const PREVIEW_SIZE = '3';

export const needReads = (api: Api) => ({
  /** How many there are, with the first of them; `filters` as the address has them. An old count helps nobody. */
  matching: (categoryId: string, filters: string) =>
    unsavedRead({
      area: 'need',
      name: 'matching',
      args: [categoryId, filters],
      queryFn: ({ signal }) =>
        read(
          api.products.catalog.$get(
            { query: { categoryId, size: PREVIEW_SIZE, ...(filters !== '' && { filters }) } },
            { init: { signal } },
          ),
        ),
    }),
});
