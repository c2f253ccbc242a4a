import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedIfEmpty } from '../../../src/server/cli/seed.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

type Json = string | number | null | Json[];

const FORGED_LEAVES: Json[] = [
  'a\0b',
  '\ud800',
  '',
  'x'.repeat(300),
  '0000-01-01',
  '0000-01-01T00:00:00.000Z',
  '9999-99-99T00:00:00.000Z',
  '00000000-0000-0000-0000-000000000000',
  '99999999999999999999',
  '-1',
  -1,
  0.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e300,
  null,
  [],
];

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The value with each leaf replaced by each forged one, and with an element too many and too few. */
function forgeriesOf(value: Json): Json[] {
  if (!Array.isArray(value)) return FORGED_LEAVES;
  const replaced = value.flatMap((element, index) => forgeriesOf(element).map((forged) => value.with(index, forged)));
  return [...replaced, [...value, 1], value.slice(1), []];
}

let app: TestApp;
let paths: string[];

beforeAll(async () => {
  app = await openTestApp();
  await seedIfEmpty(app.db);
  const first = async (path: string) => (await app.get<{ items: { id: string }[] }>(path)).body.items[0]?.id;
  const [category] = (await app.get<{ id: string }[]>('/api/v1/categories/top-levels?categoryType=Product')).body;
  const [type] = (await app.get<{ id: string }[]>('/api/v1/categories/top-levels')).body;
  const merchant = (await app.get<{ items: { merchant: { id: string } }[] }>('/api/v1/merchantdelegations')).body
    .items[0]?.merchant.id;
  const supplier = await first('/api/v1/suppliers');
  const categoryId = category?.id ?? type?.id;
  paths = [
    '/api/v1/categories?size=1',
    '/api/v1/categories?size=1&q=پمپ',
    `/api/v1/categories/${categoryId}/suppliers-with-catalog?size=1`,
    `/api/v1/categories/${categoryId}/suppliers-with-catalog?size=1&sort=items`,
    ...['title', 'priceAsc', 'priceDesc', 'newest'].map(
      (sort) => `/api/v1/supplierproducts/catalog?size=1&sort=${sort}`,
    ),
    '/api/v1/supplierproducts/catalog?size=1&q=پمپ',
    '/api/v1/supplierproducts/catalog?size=1&q=62',
    `/api/v1/supplierproducts/catalog?size=1&supplierId=${supplier}`,
    '/api/v1/suppliers?size=1',
    '/api/v1/suppliers?size=1&sort=items',
    '/api/v1/suppliers?size=1&q=صنعت',
    '/api/v1/merchantdelegations?size=1',
    `/api/v1/salecities?size=1&merchantId=${merchant}`,
    '/api/v1/advertisements?size=1&place=home',
    '/api/v1/announcements?size=1',
    '/api/v1/cities/filter?size=1',
    '/api/v1/states/filter?size=1',
  ];
});
afterAll(() => app.close());

describe('a forged cursor', () => {
  it('answers 400 cursor_invalid or another page of the same list, never a failure', async () => {
    const outcomes = new Map<string, { forged: number; followed: boolean }>();
    for (const path of paths) {
      const { status, body } = await app.get<{ nextCursor: string | null }>(path);
      expect([path, status]).toEqual([path, 200]);
      const real = body.nextCursor;
      const position: Json = real
        ? JSON.parse(Buffer.from(real, 'base64url').toString())
        : ['2026-01-01', randomUUID()];
      const cursors = [...forgeriesOf(position).map(encode), encode({}), encode(null), '%00', '=', 'not-base64!', '💥'];
      for (const cursor of cursors) {
        const answer = await app.get<{ code?: string; field?: string }>(`${path}&cursor=${encodeURIComponent(cursor)}`);
        const name = `${path} ${Buffer.from(cursor, 'base64url').toString()}`;
        if (answer.status !== 200)
          expect([name, answer.status, answer.body.code, answer.body.field]).toEqual([
            name,
            400,
            'cursor_invalid',
            'cursor',
          ]);
      }
      outcomes.set(path, { forged: cursors.length, followed: real !== null });
    }
    // Most lists must have a second page, or the forgeries resemble nothing that the codec gives.
    expect([...outcomes.values()].filter(({ followed }) => followed).length).toBeGreaterThan(paths.length - 4);
  });
});
