import { get } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { findPages, type SitePages } from '../site-pages.ts';

/** The compression quality of the server's cached answers. */
const BROTLI_QUALITY = 5;
/** Less is a page without its content. */
const HTML_MIN_BYTES = 2_000;
const HTML_MAX_BYTES = 15 * 1024;
/** A page that is one long text carries it twice: drawn, so that it is read before any script, and as the data of its search. */
const TEXT_PAGES_MAX_BYTES: Readonly<Record<string, number>> = { '/faq': 22 * 1024 };
/** The page contains its styles; `check-budgets` checks their own budget. */
const STYLES_MAX_BYTES = 8 * 1024;

const htmlMaxBytes = (path: string): number => TEXT_PAGES_MAX_BYTES[path] ?? HTML_MAX_BYTES;

let pages: SitePages;

beforeAll(async () => {
  pages = await findPages(inject('siteUrl'));
});

/** Bytes of the body on the wire for a current browser. */
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

const markupBytesOf = async (path: string): Promise<number> => {
  const response = await fetch(inject('siteUrl') + path);
  expect(response.status, path).toBe(200);
  const markup = (await response.text()).replaceAll(/<style[^>]*>.*?<\/style>/gs, '');
  return brotliCompressSync(markup, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }).length;
};

/** One page after another: the server answers many at once with pages that it does not draw. */
async function sizesBy(measure: (path: string) => Promise<number>): Promise<[path: string, bytes: number][]> {
  const sizes: [string, number][] = [];
  for (const path of pages.visited) sizes.push([path, await measure(path)]);
  return sizes;
}

describe('the HTML of a first visit', () => {
  it(`is at most ${HTML_MAX_BYTES} bytes, even for the longest list of categories`, async () => {
    const sizes = await sizesBy(markupBytesOf);
    expect(sizes.filter(([path, bytes]) => bytes > htmlMaxBytes(path))).toEqual([]);
    expect(sizes.filter(([, bytes]) => bytes <= HTML_MIN_BYTES)).toEqual([]);
  });

  it(`is at most ${STYLES_MAX_BYTES} bytes larger on the wire, with its styles`, async () => {
    const sizes = await sizesBy(bytesOf);
    expect(sizes.filter(([path, bytes]) => bytes > htmlMaxBytes(path) + STYLES_MAX_BYTES)).toEqual([]);
  });
});

describe('a site that is not for search engines', () => {
  it('is noindex on every page, in header and HTML', async () => {
    for (const path of pages.visited) {
      const response = await fetch(inject('siteUrl') + path);
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
      expect(await response.text()).toContain('<meta name="robots" content="noindex">');
    }
  });

  it('has a Persian title on a missing page', async () => {
    const response = await fetch(`${inject('siteUrl')}/nowhere/at-all`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<title>صفحه پیدا نشد | راسته</title>');
  });
});
