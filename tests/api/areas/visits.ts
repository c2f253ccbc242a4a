import { randomUUID } from 'node:crypto';
import { pageOf } from '../../../src/contract/page.ts';
import { deviceJoin, lastVisit, visitCount, visitsClearing } from '../../../src/contract/visits/visit.ts';
import { visitorLog } from '../../../src/contract/visits/visitor-log.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { areaCalls } from '../../setup/area-calls.ts';
import { DEVICE_ID } from '../../setup/seeded-world.ts';

export const visitsCalls = areaCalls(
  {
    'POST /api/v1/pagevisits/visit-count': { access: 'all', answer: visitCount },
    'GET /api/v1/pagevisits/last-visits': { access: 'all', isAboutCaller: true, answer: pageOf(lastVisit) },
    'DELETE /api/v1/pagevisits/last-visits': { access: 'user', answer: visitsClearing },
    'POST /api/v1/pagevisits/join': { access: 'user', answer: deviceJoin },
    'GET /api/v1/visitorlogs/byfilter-for-chart': { access: 'party', answer: visitorLog },
  },
  async ({ app, productId, write }) => {
    const visited = { objectType: 'product', objectId: productId };
    const visit = () => ({ ...visited, deviceId: DEVICE_ID, visitId: uuidv7() });
    await app.post('/api/v1/pagevisits/visit-count', visit());
    await write('POST /api/v1/pagevisits/visit-count', visit());
    return {
      examples: {
        'POST /api/v1/pagevisits/visit-count': () => ({ body: visit() }),
        // The visits of products stay for those who read them.
        'DELETE /api/v1/pagevisits/last-visits': { query: { type: 'category' } },
        'POST /api/v1/pagevisits/join': () => ({ body: { deviceId: randomUUID() } }),
        'GET /api/v1/visitorlogs/byfilter-for-chart': {
          query: { ...visited, from: '2026-01-01', to: '2026-01-31', granularity: 'week' },
        },
      },
    };
  },
);
