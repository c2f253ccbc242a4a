import { searchCounts } from '../../../src/contract/search/search-counts.ts';
import { suggestions } from '../../../src/contract/search/suggestion.ts';
import { areaCalls } from '../../setup/area-calls.ts';

export const searchCalls = areaCalls(
  {
    'GET /api/v1/searches/suggestions': { access: 'all', answer: suggestions },
    'GET /api/v1/searches/counts': { access: 'all', answer: searchCounts },
  },
  async () => ({
    examples: {
      'GET /api/v1/searches/suggestions': { query: { q: 'پم' } },
      'GET /api/v1/searches/counts': { query: { q: 'پم' } },
    },
  }),
);
