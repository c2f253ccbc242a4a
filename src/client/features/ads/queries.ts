import type { Advertisement } from '../../../contract/ads/advertisement.ts';
import { advertisementsShape, announcementsShape } from '../../../contract/answer-versions.gen.ts';
import { type Api, read } from '../../data/api.ts';
import { publicRead } from '../../data/reads.ts';

export type AdPlace = Advertisement['place'];

const FRESH_MS = 10 * 60 * 1000;
/** No slot shows more; the server sorts by weight, highest first. */
const READ_MAX = '6';

export const adsReads = (api: Api) => ({
  at: (place: AdPlace, categoryId?: string) =>
    publicRead({
      area: 'ads',
      name: place,
      shape: advertisementsShape,
      args: [categoryId ?? null],
      queryFn: ({ signal }) =>
        read(
          api.ads.advertisements.$get(
            { query: { place, size: READ_MAX, ...(categoryId !== undefined && { categoryId }) } },
            { init: { signal } },
          ),
        ),
      staleTime: FRESH_MS,
    }),
  announcements: () =>
    publicRead({
      area: 'ads',
      name: 'announcements',
      shape: announcementsShape,
      queryFn: ({ signal }) => read(api.ads.announcements.$get({ query: {} }, { init: { signal } })),
      staleTime: FRESH_MS,
    }),
});
