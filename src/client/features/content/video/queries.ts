import { mediaVideosShape } from '../../../../contract/answer-versions.gen.ts';
import { type Api, read } from '../../../data/api.ts';
import { httpClient } from '../../../data/http-client.ts';
import { publicRead } from '../../../data/reads.ts';

/** More than the site has; the page searches among them on the device. */
const VIDEOS_MAX = '100';

/** All videos, the latest first: without a network they are searched too. */
export const videosRead = ({ base, fetch }: Api) =>
  publicRead({
    area: 'content',
    name: 'videos',
    shape: mediaVideosShape,
    queryFn: ({ signal }) =>
      read(
        httpClient(base, '/api/v1/mediavideos', fetch).index.$get(
          { query: { size: VIDEOS_MAX } },
          { init: { signal } },
        ),
      ),
  });
