import type { QueryClient } from '@tanstack/react-query';
import { pageCardsShape } from '../../../../contract/answer-versions.gen.ts';
import type { PageCards } from '../../../../contract/content/page.ts';
import { type Api, read } from '../../../data/api.ts';
import { httpClient } from '../../../data/http-client.ts';
import { publicPages, unsavedRead } from '../../../data/reads.ts';

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
  contents: (q: string) =>
    unsavedRead({
      area: 'search',
      name: 'saved-contents',
      args: [q],
      networkMode: 'always',
      gcTime: 0,
      queryFn: ({ client }) => device().then(({ contentsOnDevice }) => contentsOnDevice(client, q)),
    }),
};

/** Contents by relevance: with the results, not in the first load. */
export const foundPages = ({ base, fetch }: Api, q: string) =>
  publicPages<PageCards>({
    area: 'search',
    name: 'contents',
    shape: pageCardsShape,
    args: [q],
    queryFn: ({ signal, pageParam }) => {
      const pages = httpClient(base, '/api/v1/pages', fetch);
      const query = { q, ...(pageParam !== null && { cursor: pageParam }) };
      return read(pages['for-public-site'].$get({ query }, { init: { signal } }));
    },
  });

/** For the server's page. */
export async function readFoundPages({ api, queryClient }: { api: Api; queryClient: QueryClient }, q: string) {
  await queryClient.prefetchInfiniteQuery(foundPages(api, q));
}
