import { describe, expect, it } from 'vitest';
import { createAppRouter } from '../../../src/client/app/create-router.tsx';
import { createApi } from '../../../src/client/data/api.ts';
import { createQueryClient } from '../../../src/client/data/query-client.ts';
import { isKnownRoute } from '../../../src/client/router/known-route.ts';
import { createReads } from '../../../src/client/routes/-context.ts';

const api = createApi('');
const router = createAppRouter({ queryClient: createQueryClient(), reads: createReads(api), api });

describe('isKnownRoute', () => {
  it.each(['/', '/category/categoryType/Product', '/error/404'])('knows %s', (path) => {
    expect(isKnownRoute(router, path)).toBe(true);
  });

  it.each(['/no-such-page', '/no/such/page', '/category/categoryType/Everything', '/supplier/no-id/name'])(
    'does not know %s',
    (path) => {
      expect(isKnownRoute(router, path)).toBe(false);
    },
  );
});
