import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { buildBaseProduct, buildOffer, newCatalog } from '../../factories/catalog.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

const calls = ['searches/suggestions', 'searches/counts', 'supplierproducts/catalog', 'suppliers', 'categories'];

const injections = [
  `'`,
  `''`,
  `"`,
  `\\`,
  `\\'`,
  `%`,
  `_`,
  `%%`,
  `_%_`,
  `\\%`,
  `100%`,
  `a_b`,
  `*`,
  `:*`,
  `a:*`,
  `'a':*`,
  `&`,
  `|`,
  `!`,
  `!!a`,
  `a & b`,
  `a | b`,
  `a <-> b`,
  `(`,
  `)`,
  `((a)`,
  `a)`,
  `'; drop table search_entries; --`,
  `' or '1'='1`,
  `' or 1=1 --`,
  `" or ""="`,
  `') or true --`,
  `1; select pg_sleep(5)`,
  `' union select null,null --`,
  `' and (select 1 from pg_sleep(5)) is not null --`,
  `$1`,
  `$$a$$`,
  `:a`,
  `::int`,
  `{"a":1}`,
  `{a,b}`,
  `[1]`,
  `null`,
  `undefined`,
  `NaN`,
  `1e999`,
  `-1`,
  `٪ ؛ ، ؟ «»`,
  `...`,
  `---`,
  `/`,
  `../../etc/passwd`,
  `<script>alert(1)</script>`,
  `\${7*7}`,
  `{{7*7}}`,
  `\u200c\u200f\u202e`,
  `\u0640\u064b`,
  `😀👨‍👩‍👧`,
  `${'ی'.repeat(300)}`,
  `${'آب '.repeat(70)}`,
  `ﷺ ﻻ ①`,
];

let app: TestApp;
const rowCounts = async () => (await app.db.execute(sql`select count(*)::int as entries from search_entries`)).rows[0];

beforeAll(async () => {
  app = await openTestApp();
  const catalog = newCatalog();
  buildOffer(catalog, { baseProductKey: buildBaseProduct(catalog, { title: 'پیچ a b 100%' }).key });
  await writeCatalog(app.db, catalog);
});
afterAll(() => app.close());

describe('a hostile search text', () => {
  it('is at least sixty texts', () => expect(new Set(injections).size).toBeGreaterThanOrEqual(60));

  it.each(calls)('neither breaks nor changes anything at %s', async (call) => {
    const before = await rowCounts();
    for (const text of injections) {
      const { status } = await app.get(`/api/v1/${call}?q=${encodeURIComponent(text)}`);
      // Texts that are empty after trimming or too long for suggestions are refused.
      expect([200, 400], `${call} ${text}`).toContain(status);
    }
    expect(await rowCounts()).toEqual(before);
  });

  it.each(calls)('is refused at %s, naming the field, if it is too long or not text', async (call) => {
    for (const raw of ['a'.repeat(10_000), '%00', 'a%00b']) {
      const answer = await app.get(`/api/v1/${call}?q=${raw}`);
      expect(answer, raw.slice(0, 20)).toMatchObject({ status: 400, body: { field: expect.stringMatching(/^q/) } });
    }
    // The URL parser replaces bytes that are not UTF-8, such as a lone surrogate.
    for (const raw of ['%ED%A0%80', '%FF', '%E0%A4%A']) {
      expect([200, 400], raw).toContain((await app.get(`/api/v1/${call}?q=${raw}`)).status);
    }
  });

  it('treats pattern characters as literal', async () => {
    for (const q of ['%', '_', '1_0', '%25', 'پ%چ', 'پ_چ']) {
      const { body } = await app.get<{ items: unknown[] }>(
        `/api/v1/supplierproducts/catalog?q=${encodeURIComponent(q)}`,
      );
      expect(body.items, q).toHaveLength(0);
    }
  });
});
