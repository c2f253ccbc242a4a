import { queryOptions } from '@tanstack/react-query';
import type { CategoryType } from '../../../contract/catalog/category.ts';
import { type Api, read } from '../../api.ts';

export const suppliersReads = (api: Api) => ({
  supplier: (id: string) =>
    queryOptions({
      queryKey: ['suppliers', 'supplier', id],
      queryFn: ({ signal }) => read(api.suppliers[':id'].$get({ param: { id } }, { init: { signal } })),
    }),
  directory: (filters: { categoryType?: CategoryType; size?: string }) =>
    queryOptions({
      queryKey: ['suppliers', 'directory', filters],
      queryFn: ({ signal }) => read(api.suppliers.index.$get({ query: filters }, { init: { signal } })),
    }),
  ofCategory: (id: string) =>
    queryOptions({
      queryKey: ['suppliers', 'of-category', id],
      queryFn: ({ signal }) =>
        read(api.categories[':id']['suppliers-with-catalog'].$get({ param: { id }, query: {} }, { init: { signal } })),
    }),
});
