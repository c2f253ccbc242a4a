import { describe, expect, it } from 'vitest';
import { createAppRouter } from '../../../src/client/app/create-router.tsx';
import { createApi } from '../../../src/client/data/api.ts';
import { createQueryClient } from '../../../src/client/data/query-client.ts';
import { pageAddress } from '../../../src/client/router/page-address.ts';
import { createReads } from '../../../src/client/routes/-context.ts';

const api = createApi('');
const router = createAppRouter({ queryClient: createQueryClient(), reads: createReads(api), api });
const LIST = '/products/category/01890a5d-ac96-774b-bcce-b302099a8057/پمپ';

describe('pageAddress', () => {
  it.each([
    ['/', '/'],
    ['/?utm_source=x&fbclid=1', '/'],
    ['/?q=%D9%BE%D9%85%D9%BE&from=x', '/?q=%D9%BE%D9%85%D9%BE'],
    ['/?', '/'],
    [`${LIST}?view=grid&sort=newest`, `${LIST}?sort=newest&view=grid`],
    [`${LIST}?utm_source=x&view=grid&page=01&sort=%22newest%22`, `${LIST}?sort=newest&view=grid`],
    [`${LIST}?sort=unheard&view=list`, LIST],
    [`${LIST}?sort=newest&sort=newest`, LIST],
    ['/no/such/page?a=1', '/no/such/page'],
  ])('writes %s as %s', (path, address) => {
    expect(pageAddress(router, path)).toBe(address);
    expect(pageAddress(router, address)).toBe(address);
  });
});
