import { faqGroupsShape, visitedQuestionsShape } from '../../../../contract/answer-versions.gen.ts';
import { type Api, read } from '../../../data/api.ts';
import { httpClient } from '../../../data/http-client.ts';
import { publicRead } from '../../../data/reads.ts';

const DAY_MS = 24 * 60 * 60_000;
const MOST_VISITED = '5';

export const faqReads = (api: Api) => {
  const { faqquestions } = httpClient(api.base, '/api/v1', api.fetch);
  return {
    /** Every question with its answer: the search and the page without a network need no other read. */
    groups: () =>
      publicRead({
        area: 'faq',
        name: 'groups',
        shape: faqGroupsShape,
        queryFn: ({ signal }) => read(faqquestions['group-by-category'].$get({ query: {} }, { init: { signal } })),
        staleTime: DAY_MS,
      }),
    mostVisited: () =>
      publicRead({
        area: 'faq',
        name: 'mostVisited',
        shape: visitedQuestionsShape,
        queryFn: ({ signal }) =>
          read(
            faqquestions['top-most-visited']['by-platform'].$get(
              { query: { size: MOST_VISITED } },
              { init: { signal } },
            ),
          ),
      }),
  };
};
