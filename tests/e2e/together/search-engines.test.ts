import { get } from 'node:http';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { findPages, type SitePages } from '../site-pages.ts';

/** Number of URLs to check per part of the sitemap. */
const SAMPLE = 8;

let pages: SitePages;
const site = inject('siteUrl');

beforeAll(async () => {
  pages = await findPages(site);
});

const locations = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
const articlePath = async () => {
  const { items } = (await (await fetch(`${site}/api/v1/pages/for-public-site?size=1`)).json()) as {
    items: { id: string; slug: string }[];
  };
  return `/contents/${items[0]?.id}/${encodeURIComponent(items[0]?.slug ?? '')}`;
};
const textOf = async (url: string) => (await fetch(url)).text();

async function readHead(url: string) {
  const response = await fetch(url, { redirect: 'manual' });
  const html = await response.text();
  const head = html.slice(0, html.indexOf('</head>'));
  const meta = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(head)?.[1];
  const jsonLd = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)?.[1];
  const data = jsonLd === undefined ? [] : graphOf(JSON.parse(jsonLd));
  return {
    status: response.status,
    canonicals: [...head.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map((match) => match[1]),
    title: /<title>([^<]*)<\/title>/.exec(head)?.[1] ?? '',
    meta,
    data,
    types: data.map((one) => one['@type']),
  };
}

type Thing = { '@type': string; [name: string]: unknown };
const graphOf = (json: Thing & { '@graph'?: Thing[] }): Thing[] => json['@graph'] ?? [json];

/** Requests a path without the normalisation of `fetch`. */
const ask = (path: string) =>
  new Promise<{ status: number; location: string | undefined }>((resolve, reject) => {
    const { hostname, port } = new URL(site);
    get({ hostname, port, path }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, location: response.headers.location });
    }).on('error', reject);
  });

describe('a page for search engines', () => {
  it('answers at each URL of the sitemap, which is its canonical one, with its own title and description', async () => {
    const parts = locations(await textOf(`${site}/sitemap.xml`));
    expect(parts.length).toBeGreaterThanOrEqual(4);
    const titles: string[] = [];
    const descriptions: string[] = [];
    for (const part of parts) {
      const urls = locations(await textOf(part));
      const step = Math.max(1, Math.floor(urls.length / SAMPLE));
      for (const url of urls.filter((_, index) => index % step === 0)) {
        const head = await readHead(url);
        expect([head.status, head.canonicals], url).toEqual([200, [url]]);
        expect(head.meta('og:url'), url).toBe(url);
        titles.push(head.title);
        descriptions.push(head.meta('description') ?? '');
      }
    }
    expect(new Set(titles).size).toBe(titles.length);
    expect(descriptions.filter((text) => text.length < 30)).toEqual([]);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  it('has data for link previews', async () => {
    const pictures = new Map<string, string>();
    for (const path of [...pages.visited, await articlePath()]) {
      const { meta, canonicals } = await readHead(site + path);
      // A search page has neither previews nor a canonical URL.
      if (canonicals.length === 0) continue;
      for (const name of ['og:title', 'og:description', 'og:type']) expect(meta(name)?.length, path).toBeGreaterThan(3);
      expect([meta('og:site_name'), meta('og:locale'), meta('twitter:card')]).toEqual([
        'راسته',
        'fa_IR',
        'summary_large_image',
      ]);
      pictures.set(path, meta('og:image') ?? '');
    }
    for (const [path, url] of pictures) {
      const image = await fetch(url);
      expect([image.status, image.headers.get('content-type')], path).toEqual([200, 'image/png']);
    }
    // The site's own, two offers, their part, a supplier and an article.
    expect(new Set(pictures.values()).size).toBe(6);
    const product = await readHead(
      site + (pages.visited.find((path) => /^\/products\/[0-9a-f-]{36}/.test(path)) ?? ''),
    );
    expect(product.meta('og:description')).toMatch(/ریال.* قیمت در [۰-۹]+ \S+ ۱۴[۰-۹]{2}/);
  });

  it('describes its content with schema.org', async () => {
    const expected: [RegExp, string[]][] = [
      [/^\/$/, ['WebSite', 'Organization']],
      [/^\/category\/categoryType/, ['BreadcrumbList']],
      [/^\/(products\/)?category\/[0-9a-f-]{36}\/(?!supplier)/, ['BreadcrumbList', 'ItemList']],
      [/^\/products\/[0-9a-f-]{36}/, ['Product', 'BreadcrumbList']],
      [/^\/contents\/[0-9a-f-]{36}\//, ['Article', 'BreadcrumbList']],
      [/^\/faq$/, ['FAQPage']],
      [/^\/supplier\/0[^/]*\/(?!content-list)[^/]*$/, ['Organization', 'BreadcrumbList']],
      [/^\/faq$/, ['FAQPage']],
    ];
    for (const path of [...pages.visited, await articlePath()]) {
      const wanted = expected.find(([pattern]) => pattern.test(path))?.[1] ?? [];
      expect((await readHead(site + path)).types, path).toEqual(wanted);
    }
    const { data } = await readHead(`${site}/videos`);
    expect(data.length).toBeGreaterThan(1);
    for (const video of data) {
      expect(video).toMatchObject({ '@type': 'VideoObject', duration: expect.stringMatching(/^PT\d+S$/) });
      for (const url of [video.contentUrl, video.thumbnailUrl])
        expect((await fetch(String(url), { method: 'HEAD' })).status, String(url)).toBe(200);
    }
  });

  it('has one URL: other slashes and escapes redirect permanently, other cases and queries name the canonical one', async () => {
    for (const path of pages.visited.slice(1)) {
      expect(await ask(`${path}/`), path).toEqual({ status: 301, location: path });
      expect(await ask(`/${path}//?sort=newest`), path).toEqual({ status: 301, location: `${path}?sort=newest` });
    }
    const inSmallLetters = pages.product.replace(/%[0-9A-F]{2}/g, (byte) => byte.toLowerCase());
    expect(await ask(inSmallLetters)).toEqual({ status: 301, location: pages.product });
    const own = [`${site}${pages.product}`];
    const upper = pages.product.replace(/[0-9a-f-]{36}/, (id) => id.toUpperCase());
    for (const path of [`${pages.product}?utm_source=x&fbclid=1`, upper])
      expect(await readHead(site + path), path).toMatchObject({ status: 200, canonicals: own });
    const list = pages.visited.find((path) => path.startsWith('/products/category/')) ?? '';
    for (const query of ['?sort=newest', '?view=grid', '?page=2'])
      expect((await readHead(site + list + query)).canonicals, query).toEqual([site + list]);
  });

  it('never redirects to another host', async () => {
    for (const path of ['//evil.example/', '/\\evil.example/', '///evil.example//', '//evil.example/%2e%2e/'])
      expect((await ask(path)).location ?? '/', path).toMatch(/^\/(?![/\\])/);
  });

  it('has no canonical URL or structured data on a missing page', async () => {
    const { status, canonicals, data, meta } = await readHead(`${site}/nowhere/at-all`);
    expect([status, canonicals, data, meta('og:url')]).toEqual([404, [], [], undefined]);
  });
});
