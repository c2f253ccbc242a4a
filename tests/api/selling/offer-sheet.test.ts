import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OfferBatchResult, OfferSheetPreview } from '../../../src/contract/catalog/offer-sheet.ts';
import type { OwnOffer } from '../../../src/contract/catalog/own-offer.ts';
import type { Page } from '../../../src/contract/page.ts';
import type { Problem } from '../../../src/contract/problem.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { seedPlaces } from '../../../src/server/places/seed-places.ts';
import { auditEntries } from '../../../src/server/platform/command/audit-entry.table.ts';
import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { buildShop } from '../../factories/shops.ts';
import { callAs } from '../../setup/call-as.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

const API = '/api/v1';
/** The last ones are many only. */
const NUMBERS = [6204, 6205, 6206, ...Array.from({ length: 60 }, (_, index) => 7001 + index)];

let app: TestApp;
let me: SignedIn;
let supplierId: string;
let otherSupplierId: string;

beforeAll(async () => {
  app = await openTestApp();
  await seedPlaces(app.db);
  const catalog = newCatalog();
  const { key: categoryKey } = buildCategory(catalog, { name: 'بلبرینگ' });
  const suppliers = ['یاتاقان شرق', 'یاتاقان غرب'].map((name) => buildSupplier(catalog, { name }).key);
  for (const number of NUMBERS) {
    const base = buildBaseProduct(catalog, { categoryKey, title: `بلبرینگ ${number}`, partNumbers: [`=${number}`] });
    for (const supplierKey of suppliers)
      buildOffer(catalog, {
        baseProductKey: base.key,
        supplierKey,
        prices: [{ minQty: 1, amountRial: number * 100 }],
        priceValidUntil: '2027-03-20',
      });
  }
  await writeCatalog(app.db, catalog);
  me = await signIn(app, newPhone());
  ({ supplierId } = await buildShop(app.db, suppliers[0] ?? '', me.userId));
  const other = await signIn(app, newPhone());
  ({ supplierId: otherSupplierId } = await buildShop(app.db, suppliers[1] ?? '', other.userId));
});

afterAll(() => app.close());

async function download(query = ''): Promise<string> {
  const path = `${API}/ownoffers/spreadsheet?supplierId=${supplierId}${query}`;
  const response = await app.app.request(path, { headers: me.headers });
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  return Buffer.from(await response.arrayBuffer()).toString('utf8');
}

async function preview(content: string | Buffer) {
  const body = new FormData();
  body.append('supplierId', supplierId);
  body.append('file', new File([Uint8Array.from(Buffer.from(content))], 'offers.csv'));
  const response = await app.app.request(`${API}/ownoffers/preview`, { method: 'POST', headers: me.headers, body });
  return { status: response.status, body: (await response.json()) as OfferSheetPreview & Problem };
}

const apply = (changes: { id: string; version: number; terms: object }[], from = supplierId) =>
  callAs<OfferBatchResult & Omit<Problem, 'status'>>(app, me, 'POST /ownoffers/changes', {
    body: { supplierId: from, changes: changes.map(({ id, version, terms }) => ({ id, version, terms })) },
  });

const stored = async () =>
  (await callAs<Page<OwnOffer>>(app, me, `GET /ownoffers?supplierId=${supplierId}&size=100`)).body.items;

const offerOf = async (number: number): Promise<OwnOffer> => {
  const offer = (await stored()).find(({ title }) => title.endsWith(String(number)));
  if (!offer) throw new Error('no such offer');
  return offer;
};

/** A file with these columns and one row for an offer. */
const sheetOf = (offer: OwnOffer, cells: Record<string, string>) =>
  `شناسه,${Object.keys(cells).join(',')}\n${offer.id},${Object.values(cells).join(',')}\n`;

describe('the spreadsheet of offers', () => {
  it('opens in Excel, has no formula, and says of itself that it changes nothing', async () => {
    const text = await download();
    expect(text.startsWith('\ufeffشناسه,کالا,شمارهٔ فنی')).toBe(true);
    expect(text).toContain("'=6204");
    expect(text).toContain('1405/12/29');
    expect(text.trimEnd().split('\r\n').length).toBe(1 + NUMBERS.length);
    expect((await download('&q=6205')).trimEnd().split('\r\n').length).toBe(2);
    expect(await preview(text)).toMatchObject({
      status: 200,
      body: { rows: NUMBERS.length, unchanged: NUMBERS.length, changes: [], faults: [] },
    });
  });

  it('previews each change without storing it, then changes all at once; the same file again changes nothing', async () => {
    const before = await stored();
    const text = (await download())
      .replace(/^(.*بلبرینگ 6204.*?),ثابت,خیر,,1,620400,,/m, '$1,پله‌ای,بله,۱۰,۱۰,۹۰٬۰۰۰,۱۰۰,"۸۰,۰۰۰"')
      .replace(/^(.*بلبرینگ 6205.*),1405\/12\/29\r$/m, '$1,۱۴۰۶/۱/۵\r');
    const { body } = await preview(text);
    expect(body).toMatchObject({ rows: NUMBERS.length, unchanged: NUMBERS.length - 2, faults: [] });
    expect(body.changes).toMatchObject([
      {
        line: 2,
        title: 'بلبرینگ 6204',
        before: { priceType: 'fixed', moq: null },
        terms: {
          priceType: 'tiered',
          vatIncluded: true,
          moq: 10,
          prices: [
            { minQty: 10, amountRial: 90_000 },
            { minQty: 100, amountRial: 80_000 },
          ],
        },
      },
      { line: 3, before: { priceValidUntil: '2027-03-20' }, terms: { priceValidUntil: '2027-03-25' } },
    ]);
    expect(await stored()).toEqual(before);
    expect(await apply(body.changes)).toMatchObject({ status: 200, body: { changed: 2, unchanged: 0 } });
    expect(await apply(body.changes)).toMatchObject({ status: 200, body: { changed: 0, unchanged: 2 } });
    expect((await preview(text)).body).toMatchObject({ unchanged: NUMBERS.length, changes: [] });
    expect(await offerOf(6204)).toMatchObject({ version: 2, moq: 10, vatIncluded: true });
  });

  it('keeps what the file has no column for', async () => {
    const offer = await offerOf(6206);
    const { body } = await preview(sheetOf(offer, { موجودی: 'محدود' }));
    expect(body.changes).toMatchObject([{ before: body.changes[0]?.before, terms: { stockState: 'limited' } }]);
    expect({ ...body.changes[0]?.terms, stockState: '' }).toEqual({ ...body.changes[0]?.before, stockState: '' });
  });

  it.each([
    ['a word instead of a price', { 'قیمت ۱ (ریال)': 'ارزان' }, 'قیمت ۱ (ریال)', 'عدد درستی نیست'],
    [
      'a tier below the minimum order',
      { 'حداقل سفارش': '9', 'از تعداد ۱': '3', 'قیمت ۱ (ریال)': '5' },
      'از تعداد ۱',
      'زیر حداقل',
    ],
    ['a tier without a price', { 'از تعداد ۱': '3', 'قیمت ۱ (ریال)': '' }, 'قیمت ۱ (ریال)', 'نیامده'],
    ['an unknown stock', { موجودی: 'زیاد' }, 'موجودی', '«ناموجود»'],
    ['a day that is none', { 'پایان اعتبار قیمت': '1405/12/30' }, 'پایان اعتبار قیمت', 'روزی به شکل'],
    ['no price at all', { 'قیمت ۱ (ریال)': '' }, 'قیمت ۱ (ریال)', 'قیمت نیامده'],
    ['half a piece', { 'حداقل سفارش': '1.5' }, 'حداقل سفارش', 'عدد درستی نیست'],
  ])('says line, column and reason of %s', async (_name, cells, column, reason) => {
    const { body } = await preview(sheetOf(await offerOf(6206), cells));
    expect(body).toMatchObject({ changes: [], faults: [{ line: 2, column, reason: expect.stringContaining(reason) }] });
  });

  it('refuses the rows of another supplier, unknown ones and repeated ones, but not the others', async () => {
    const offer = await offerOf(6206);
    const rows = [offer.id, offer.id, '01940000-0000-7000-8000-000000000000', 'x'].map((id) => `${id},5`);
    const { body } = await preview(`شناسه,زمان تحویل (روز)\n${rows.join('\n')}\n`);
    expect(body.changes).toMatchObject([{ line: 2, terms: { leadTimeDays: 5 } }]);
    expect(body.faults.map(({ line, column }) => [line, column])).toEqual([3, 4, 5].map((line) => [line, 'شناسه']));
  });

  it.each([
    ['without the column of ids', 'کالا,قیمت\nیک,دو\n'],
    ['that is empty', ''],
    ['that only looks like a workbook', 'PK\u0003\u0004xxxx'],
    ['with an open quote', 'شناسه\n"abc\n'],
  ])('refuses a file %s with a sentence', async (_name, content) => {
    expect(await preview(content)).toMatchObject({
      status: 400,
      body: { code: 'spreadsheet_unreadable', field: 'file', message: expect.stringMatching(/[؀-ۿ]/) },
    });
  });

  it('refuses a file of too many columns', async () => {
    const { status, body } = await preview(`شناسه${',x'.repeat(1_000_000)}\n`);
    expect([status, body.code, body.message]).toEqual([400, 'spreadsheet_unreadable', expect.stringContaining('ستون')]);
  });

  it('refuses a file of too many rows', async () => {
    expect((await preview(`شناسه\n${'x\n'.repeat(5_001)}`)).body.code).toBe('spreadsheet_unreadable');
  });
});

describe('POST /ownoffers/changes', () => {
  it('changes many at once, with an audit entry for each', async () => {
    const many = (await stored()).filter(({ title }) => /7\d\d\d$/.test(title));
    const rows = many.map(({ id }) => `${id},77`).join('\n');
    const { body } = await preview(`شناسه,زمان تحویل (روز)\n${rows}\n`);
    expect(await apply(body.changes)).toMatchObject({ status: 200, body: { changed: many.length } });
    const entries = await app.db
      .select({ id: auditEntries.objectId })
      .from(auditEntries)
      .where(and(eq(auditEntries.command, 'selling.changeOffers'), eq(auditEntries.objectType, 'product')));
    const audited = new Set(entries.map(({ id }) => id));
    expect(many.length).toBe(60);
    expect(many.every(({ id }) => audited.has(id))).toBe(true);
  });

  const change = async (number: number, more: object = {}) => {
    const { id, version, priceType, prices, ...offer } = await offerOf(number);
    const { vatIncluded, priceValidUntil, moq, leadTimeDays, stockState } = offer;
    const terms = { priceType, prices, vatIncluded, priceValidUntil, moq, leadTimeDays, stockState };
    return { id, version, terms: { ...terms, ...more } };
  };

  it('changes nothing at all if one offer has changed since, is wrong, or is another’s', async () => {
    const right = await change(6205, { leadTimeDays: 44 });
    const late = { ...(await change(6206, { leadTimeDays: 44 })), version: 99 };
    const wrong = await change(6206, { prices: [] });
    const absent = { ...right, id: '01940000-0000-7000-8000-000000000000' };
    expect(await apply([right, late])).toMatchObject({ status: 409, body: { code: 'offers_changed' } });
    expect(await apply([right, wrong])).toMatchObject({ status: 422, body: { field: 'changes.1.terms.prices' } });
    expect(await apply([right, absent])).toMatchObject({ status: 404 });
    expect(await apply([right, right])).toMatchObject({ status: 422, body: { code: 'offer_twice' } });
    expect(await apply([right], otherSupplierId)).toMatchObject({ status: 404 });
    expect((await offerOf(6205)).leadTimeDays).toBeNull();
  });
});
