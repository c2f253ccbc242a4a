import { websiteMenusShape } from '../../../contract/answer-versions.gen.ts';
import { type Api, read } from '../../data/api.ts';
import { publicRead } from '../../data/reads.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const menuReads = (api: Api) => ({
  website: () =>
    publicRead({
      area: 'menu',
      name: 'website',
      shape: websiteMenusShape,
      queryFn: ({ signal }) => read(api.menu.tree.$get({ query: { platform: 'web' } }, { init: { signal } })),
      staleTime: DAY_MS,
    }),
});
