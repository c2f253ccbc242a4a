import { get } from 'node:http';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { findPages, type SitePages } from './site-pages.ts';

const HTML_MAX_BYTES = 15 * 1024;

let pages: SitePages;

beforeAll(async () => {
  pages = await findPages(inject('siteUrl'));
});

/** Bytes of the body as they come over the wire to a browser of today. */
const bytesOf = (path: string) =>
  new Promise<number>((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
    get(inject('siteUrl') + path, { headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });

describe('the HTML of a first visit', () => {
  it(`is at most ${HTML_MAX_BYTES} bytes, the longest list of categories too`, async () => {
    const sizes = await Promise.all(pages.visited.map(async (path) => [path, await bytesOf(path)] as const));
    expect(sizes.filter(([, bytes]) => bytes > HTML_MAX_BYTES)).toEqual([]);
    expect(Math.min(...sizes.map(([, bytes]) => bytes))).toBeGreaterThan(2_000);
  });
});

describe('a site that is not for search engines', () => {
  it('says so on every page, in the header and in the page', async () => {
    for (const path of pages.visited) {
      const response = await fetch(inject('siteUrl') + path);
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
      expect(await response.text()).toContain('<meta name="robots" content="noindex">');
    }
  });

  it('titles what is not there in Persian', async () => {
    const response = await fetch(`${inject('siteUrl')}/nowhere/at-all`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<title>صفحه پیدا نشد | راسته</title>');
  });
});
