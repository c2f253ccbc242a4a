import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchCounts } from '../../../src/contract/search/search-counts.ts';
import type { Suggestion } from '../../../src/contract/search/suggestion.ts';
import type { SuppliersPage } from '../../../src/contract/suppliers/supplier.ts';
import { openDemoApp } from '../../setup/demo-app.ts';
import type { TestApp } from '../../setup/test-app.ts';

let app: TestApp;
const read = async <Body>(path: string, q: string) =>
  (await app.get<Body>(`/api/v1/${path}?${new URLSearchParams({ q })}`)).body;
const suppliers = (q: string) => read<SuppliersPage>('suppliers', q);
beforeAll(async () => {
  app = await openDemoApp();
});
afterAll(() => app.close());

describe('GET /suppliers?q= with a kind of supplier', () => {
  it.each([
    ['تولید کننده پمپ مشهد', 'manufacturer'],
    ['تولیدکننده پمپ مشهد', 'manufacturer'],
    ['وارد کننده بلبرینگ تبریز', 'importer'],
  ])('lists for «%s» those of that kind who sell it there', async (q, type) => {
    const { items, totalCount } = await suppliers(q);
    expect(items.length).toBeGreaterThan(0);
    expect(new Set(items.map((one) => one.type))).toEqual(new Set([type]));
    expect((await read<SearchCounts>('searches/counts', q)).suppliers.count).toBe(totalCount);
  });

  it('lists all who sell it where nobody is of that kind', async () => {
    const { items } = await suppliers('وارد کننده میلگرد');
    expect(items.length).toBeGreaterThan(0);
  });
});

describe('GET /searches/suggestions with a part of a name', () => {
  it.each([
    ['محور صنعت', 'محور صنعت توس'],
    ['آبرو پمپ', 'آبرو پمپ خاوران'],
  ])('suggests for «%s» the supplier first', async (q, name) => {
    const found = await read<Suggestion[]>('searches/suggestions', q);
    expect(found[0]).toMatchObject({ type: 'supplier', text: name });
  });
});
