import { beforeAll, describe, expect, inject, it } from 'vitest';

const UNKNOWN_ID = '01940000-0000-7000-8000-000000000000';

interface Named {
  id: string;
  slug: string;
}

let supplier: Named;
let category: Named;

const get = async <Body>(path: string): Promise<Body> =>
  (await fetch(`${inject('siteUrl')}/api/v1/${path}`)).json() as Promise<Body>;

beforeAll(async () => {
  const [first] = (await get<{ items: Named[] }>('suppliers?size=1&sort=items&categoryType=Product')).items;
  const [top] = await get<Named[]>('categories/top-levels?categoryTypes=Product');
  if (!first || !top) throw new Error('the catalogue is empty');
  supplier = first;
  category = top;
});

/** Status, and the target of a redirect. */
async function answerOf(path: string): Promise<[number, string?]> {
  const response = await fetch(inject('siteUrl') + path, { redirect: 'manual' });
  await response.text();
  const location = response.headers.get('location');
  return location === null ? [response.status] : [response.status, decodeURI(location)];
}

describe('addresses of suppliers', () => {
  it('open their page with any decorative name, which redirects permanently to the real one', async () => {
    const profile = `/supplier/${supplier.id}/${supplier.slug}`;
    const delegations = `/supplier/${supplier.id}/merchantDelegations/${supplier.slug}`;
    const ofCategory = `/supplier/category/${category.id}/${category.slug}`;
    for (const [path, target] of [
      [profile, undefined],
      [`/supplier/${supplier.id}`, profile],
      [`/supplier/${supplier.id}/wrong/name`, profile],
      [`/supplier/${supplier.id}/products`, profile],
      [`/supplier/${supplier.id}/content-list`, undefined],
      [`/supplier/${supplier.id}/products/Product?sort=newest`, undefined],
      [delegations, undefined],
      [`/supplier/${supplier.id}/merchantDelegations/wrong`, delegations],
      [`/supplier/${supplier.id}/merchantDelegations`, delegations],
      [ofCategory, undefined],
      [`/supplier/category/${category.id}/wrong`, ofCategory],
      [`/supplier/category/${category.id}?order=name`, `${ofCategory}?order=name`],
      ['/suppliers/Product', undefined],
      ['/suppliers/search/Product', undefined],
    ] as const)
      expect(await answerOf(encodeURI(path)), path).toEqual(target === undefined ? [200] : [301, target]);
  });

  it('without an object are a real 404', async () => {
    for (const path of [
      '/suppliers',
      '/suppliers/Nothing',
      '/suppliers/search',
      '/suppliers/search/%20',
      `/suppliers/Product?category=${UNKNOWN_ID}`,
      '/supplier/category',
      '/supplier/category/x/y',
      `/supplier/category/${UNKNOWN_ID}/x`,
      '/supplier/x/content-list',
      `/supplier/${UNKNOWN_ID}/content-list`,
      `/supplier/${UNKNOWN_ID}/products/Product`,
      `/supplier/${supplier.id}/products/Nothing`,
      `/supplier/${UNKNOWN_ID}/merchantDelegations/x`,
    ])
      expect(await answerOf(path), path).toEqual([404]);
  });

  it('have one canonical form for any query; a search has none and is not indexed', async () => {
    const headOf = async (path: string) => {
      const html = await (await fetch(inject('siteUrl') + encodeURI(path))).text();
      return html.slice(0, html.indexOf('</head>'));
    };
    const canonical = (path: string) => `<link rel="canonical" href="${inject('siteUrl')}${encodeURI(path)}"`;
    expect(await headOf('/suppliers/Product?order=items&q=پمپ')).toContain(canonical('/suppliers/Product'));
    const list = `/supplier/${supplier.id}/products/Product`;
    expect(await headOf(`${list}?sort=newest&view=grid`)).toContain(canonical(list));
    const search = await headOf('/suppliers/search/پمپ');
    expect(search).not.toContain('rel="canonical"');
    expect(search).toContain('<meta name="robots" content="noindex"');
  });
});
