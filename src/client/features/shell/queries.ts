import { queryOptions } from '@tanstack/react-query';
import { type Api, read } from '../../data/api.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const menuReads = (api: Api) => ({
  website: () =>
    queryOptions({
      queryKey: ['menu', 'website'],
      queryFn: ({ signal }) => read(api.menu.tree.$get({ query: { platform: 'web' } }, { init: { signal } })),
      staleTime: DAY_MS,
    }),
});
