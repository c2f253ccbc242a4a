import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  errorPaths,
  isKnownPath,
  isPagePath,
  isResourcePath,
  pagePatterns,
  tidyPath,
} from '../../../src/core/pages/pages.ts';

const ID = '01941f71-8f49-7e2f-9c60-672ae27328b4';

describe('pagePatterns and errorPaths', () => {
  it('are the routes of the client, without the catch-all', () => {
    const tree = readFileSync(join(import.meta.dirname, '../../../src/client/app/route-tree.gen.ts'), 'utf8');
    const paths = [...tree.matchAll(/fullPath: '([^']+)'/g)].map(([, path = '']) => path);
    const [errors, drawn] = [true, false].map((isError) =>
      paths.filter((path) => path !== '/$' && path.startsWith('/error') === isError),
    ) as [string[], string[]];
    expect([...pagePatterns].sort()).toEqual([...new Set(drawn.map((path) => tidyPath(path)))].sort());
    expect([...errorPaths].sort()).toEqual(errors.map((path) => tidyPath(path)).sort());
  });
});

describe('isPagePath', () => {
  it('knows the pages of the client', () => {
    expect(isPagePath('/')).toBe(true);
    expect(isPagePath('/category/categoryType/Product')).toBe(true);
    expect(isPagePath('/category/categoryType/Product/')).toBe(true);
    expect(isPagePath('/products/search/Product')).toBe(true);
    expect(isPagePath('/profile/last-visits/supplier')).toBe(true);
    expect(isPagePath('/profile/last-visits/wallet')).toBe(false);
    expect(isPagePath(`/products/category/${ID}/supplier/${ID}`)).toBe(true);
    expect(isPagePath('/contents')).toBe(true);
    expect(isPagePath(`/contents/${ID}`)).toBe(true);
    expect(isPagePath(`/contents/${ID}/x`)).toBe(true);
    expect(isPagePath(`/contents/${ID}/supplier/${ID}/x`)).toBe(true);
    expect(isPagePath('/help/product-list.filters')).toBe(true);
    expect(isPagePath(`/products/${ID}`)).toBe(true);
    expect(isPagePath(`/products/base-product/${ID}/x`)).toBe(true);
    expect(isPagePath(`/category/properties/${ID}/x`)).toBe(true);
    expect(isPagePath(`/category/contents/Product/${ID}/x`)).toBe(true);
    expect(isPagePath(`/products/${ID}/${encodeURIComponent('پمپ')}`)).toBe(true);
  });

  it('knows the pages of suppliers, and that an address is none of them without its key or type', () => {
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

  it('leaves to the server what cannot be a page', () => {
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
    expect(isPagePath('/contents/articles')).toBe(false);
    expect(isPagePath('/category/properties')).toBe(false);
    expect(isPagePath(`/category/contents/${ID}`)).toBe(false);
    expect(isPagePath(`/category/contents/Ship/${ID}`)).toBe(false);
  });
});

describe('isKnownPath', () => {
  it.each(['/', '/category/categoryType/Product', '/error/404'])('knows %s', (path) => {
    expect(isKnownPath(path)).toBe(true);
  });

  it.each(['/no-such-page', '/no/such/page', '/category/categoryType/Everything', '/supplier/no-id/name'])(
    'does not know %s',
    (path) => {
      expect(isKnownPath(path)).toBe(false);
    },
  );
});

describe('isResourcePath', () => {
  it('knows the calls and the files of the server', () => {
    for (const path of [
      '/api',
      '/api/v1/categories',
      '/build/latest.json',
      '/assets/base-1.js',
      '/drawings/1/bolt.svg',
      '/healthz',
      '/sitemap.xml',
      '/sitemaps/products-1.xml',
      '/sw.js',
      '/no/such/file.png',
    ])
      expect(isResourcePath(path), path).toBe(true);
  });

  it('has no page among them, whatever the name of its object ends with, and no unknown address', () => {
    for (const path of [
      '/',
      '/search/bolt.json',
      `/products/${ID}/readme.txt`,
      '/error/404',
      '/apis',
      '/old/page.html',
    ])
      expect(isResourcePath(path), path).toBe(false);
  });

  it('holds every folder of public files', () => {
    const folders = readdirSync(join(import.meta.dirname, '../../../public'), { withFileTypes: true });
    for (const { name } of folders.filter((entry) => entry.isDirectory()))
      expect(isResourcePath(`/${name}/x`), name).toBe(true);
  });
});

describe('tidyPath', () => {
  it('gives a page its one address', () => {
    expect(tidyPath('/')).toBe('/');
    expect(tidyPath('//evil.example//ai/')).toBe('/evil.example/ai');
    expect(tidyPath('/search/%d9%be')).toBe('/search/%D9%BE');
  });
});
