import { describe, expect, it } from 'vitest';
import { createApi } from '../../../src/client/api.ts';
import { isKnownRoute } from '../../../src/client/features/shell/known-route.ts';
import { createQueryClient } from '../../../src/client/query-client.ts';
import { createReads } from '../../../src/client/reads.ts';
import { createAppRouter } from '../../../src/client/router.tsx';

const router = createAppRouter({ queryClient: createQueryClient(), reads: createReads(createApi('')) });

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
