import { afterAll, beforeAll } from 'vitest';
import type { ProductsPage } from '../../src/contract/catalog/product.ts';
import { openDemoApp } from './demo-app.ts';
import type { TestApp } from './test-app.ts';

export const PRODUCTS = '/api/v1/supplierproducts/catalog';

/** Opens the catalogue of the demo for the tests of a file, which search it. */
export function serveDemoSearch() {
  let app: TestApp;
  beforeAll(async () => {
    app = await openDemoApp();
  });
  afterAll(() => app.close());
  const get = async <Body>(path: string) => (await app.get<Body>(path)).body;
  return {
    app: () => app,
    get,
    search: (q: string) => get<ProductsPage>(`${PRODUCTS}?${new URLSearchParams({ q })}`),
  };
}
