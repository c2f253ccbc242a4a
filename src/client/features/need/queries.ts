import { type Api, read } from '../../data/api.ts';
import { unsavedRead } from '../../data/reads.ts';

const PREVIEW_SIZE = '3';

export const needReads = (api: Api) => ({
  /** The count and the first products; `filters` in URL form. Not saved: an old count is useless. */
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
