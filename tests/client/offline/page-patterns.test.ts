import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isPagePath, pagePatterns } from '../../../src/core/page-patterns.ts';

const ID = '01941f71-8f49-7e2f-9c60-672ae27328b4';

describe('pagePatterns', () => {
  it("equal the client's routes without the error pages and the catch-all", () => {
    const tree = readFileSync(join(import.meta.dirname, '../../../src/client/app/route-tree.gen.ts'), 'utf8');
    const paths = [...tree.matchAll(/fullPath: '([^']+)'/g)].map(([, path = '']) => path);
    const drawn = paths.filter((path) => path !== '/$' && !path.startsWith('/error'));
    expect([...pagePatterns].sort()).toEqual(drawn.sort());
  });
});

describe('isPagePath', () => {
  it("matches the client's pages", () => {
    expect(isPagePath('/')).toBe(true);
    expect(isPagePath('/category/categoryType/Product')).toBe(true);
    expect(isPagePath('/category/categoryType/Product/')).toBe(true);
    expect(isPagePath('/products/search/Product')).toBe(true);
    expect(isPagePath(`/products/category/${ID}/supplier/${ID}`)).toBe(true);
    expect(isPagePath(`/products/${ID}`)).toBe(true);
    expect(isPagePath(`/products/base-product/${ID}/x`)).toBe(true);
    expect(isPagePath(`/category/properties/${ID}/x`)).toBe(true);
    expect(isPagePath(`/category/contents/Product/${ID}/x`)).toBe(true);
    expect(isPagePath(`/products/${ID}/${encodeURIComponent('پمپ')}`)).toBe(true);
  });

  it('matches supplier pages, and no path without its key or type', () => {
    for (const path of [
      '/suppliers/Product',
      '/suppliers/search/x',
      `/supplier/category/${ID}`,
      `/supplier/${ID}/content-list`,
    ])
      expect(isPagePath(path), path).toBe(true);
    for (const path of [
      '/suppliers',
      '/suppliers/search',
      '/suppliers/Ship',
      '/supplier/category',
      '/supplier/x/content-list',
    ])
      expect(isPagePath(path), path).toBe(false);
  });

  it('leaves other paths to the server', () => {
    for (const path of [
      '/api/v1/categories',
      '/sitemap.xml',
      '/no/such/page',
      '/error/404',
      '/category/categoryType/Ship',
    ])
      expect(isPagePath(path), path).toBe(false);
    expect(isPagePath(`/category/categoryType/Product/${ID}`)).toBe(false);
    expect(isPagePath('/products/search/Ship')).toBe(false);
    expect(isPagePath(`/products/category/${ID}/supplier/maker`)).toBe(false);
    expect(isPagePath('/products/base-product/bolt')).toBe(false);
    expect(isPagePath('/category/properties')).toBe(false);
    expect(isPagePath(`/category/contents/${ID}`)).toBe(false);
    expect(isPagePath(`/category/contents/Ship/${ID}`)).toBe(false);
  });
});
