import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OwnOffer } from '../../../src/contract/catalog/own-offer.ts';
import type { ImportDetail, ImportInfo, ImportPlan } from '../../../src/contract/imports/import.ts';
import type { Page } from '../../../src/contract/page.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { supplierProducts } from '../../../src/server/catalog/product/product.table.ts';
import { seedPlaces } from '../../../src/server/places/seed-places.ts';
import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { buildShop } from '../../factories/shops.ts';
import { buildWorkbook } from '../../factories/workbook.ts';
import { callAs } from '../../setup/call-as.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { importCalls, runJobs, signInOperator, targetsOf } from './import-calls.ts';

const PARTS = ['6204-2RS', '6205-2RS', '6206-2RS', '6207-2RS', '6208-2RS', '6209-2RS', '6210-2RS'];

let app: TestApp;
let me: SignedIn;
let rival: SignedIn;
let supplierId: string;
let calls: ReturnType<typeof importCalls>;

beforeAll(async () => {
  app = await openTestApp();
  await seedPlaces(app.db);
  const catalog = newCatalog();
  const { key: categoryKey } = buildCategory(catalog, { name: 'بلبرینگ' });
  const suppliers = ['یاتاقان شرق', 'یاتاقان غرب'].map((name) => buildSupplier(catalog, { name }).key);
  for (const part of PARTS) {
    const base = buildBaseProduct(catalog, { categoryKey, title: `بلبرینگ ${part}`, partNumbers: [part] });
    for (const supplierKey of suppliers)
      buildOffer(catalog, {
        baseProductKey: base.key,
        supplierKey,
        sku: `Y-${part}`,
        priceType: part === '6210-2RS' ? 'tiered' : 'fixed',
        prices:
          part === '6210-2RS'
            ? [
                { minQty: 1, amountRial: 900_000 },
                { minQty: 10, amountRial: 800_000 },
              ]
            : [{ minQty: 1, amountRial: 1_000_000 }],
        stockState: 'inStock',
        leadTimeDays: 3,
      });
  }
  await writeCatalog(app.db, catalog);
  me = await signIn(app, newPhone());
  rival = await signIn(app, newPhone());
  ({ supplierId } = await buildShop(app.db, suppliers[0] ?? '', me.userId));
  await buildShop(app.db, suppliers[1] ?? '', rival.userId);
  calls = importCalls(app, () => me, '/imports', { supplierId });
});

afterAll(() => app.close());

beforeEach(async () => {
  const terms = { prices: [{ minQty: 1, amountRial: 1_000_000 }], stockState: 'inStock', leadTimeDays: 3 } as const;
  await app.db
    .update(supplierProducts)
    .set({ ...terms, prices: [...terms.prices] })
    .where(eq(supplierProducts.priceType, 'fixed'));
});

const FILE = `شماره فنی,شرح کالا,قیمت (تومان),موجودی,زمان تحویل
6204 2rs,بلبرینگ,"۱۲۰,۰۰۰",ندارد,5
۶۲۰۵-2RS,بلبرینگ,100000,موجود,3
6206-2RS,بلبرینگ,,موجود,10
6207-2RS,بلبرینگ,abc,,
9999-ZZ,بلبرینگ,50000,موجود,1
6204-2RS,بلبرینگ,70000,موجود,1
6210-2RS,بلبرینگ,70000,موجود,1
`;

const same = (plan: ImportPlan): ImportPlan => plan;

async function offers(): Promise<Record<string, OwnOffer>> {
  const { body } = await callAs<Page<OwnOffer>>(app, me, `GET /ownoffers?supplierId=${supplierId}&size=100`);
  return Object.fromEntries(body.items.map((item) => [item.partNumber, item]));
}

const termsOf = ({ prices, stockState, leadTimeDays }: OwnOffer) => [prices[0]?.amountRial, stockState, leadTimeDays];

describe('the file of prices of a supplier', () => {
  it('takes the columns for terms of an offer only', async () => {
    const { status, body } = await calls.send(FILE);
    expect(status).toBe(201);
    expect(body.info).toMatchObject({ supplierId, state: 'uploaded' });
    expect(targetsOf(body.guess.plan)).toEqual({
      'شماره فنی': 'partNumber',
      'شرح کالا': 'skip',
      'قیمت (تومان)': 'price',
      موجودی: 'stock',
      'زمان تحویل': 'leadTimeDays',
    });
    expect(body.guess.plan.currency).toBe('IRT');
    expect(body.guess.notes).toEqual([]);
  });

  it('says what would change, and asks about what it cannot read', async () => {
    const { body } = await calls.send(FILE);
    const { status, body: check } = await calls.check(body.info.id, body.guess.plan);
    expect(status).toBe(200);
    expect(check.info.counts).toEqual({ fresh: 0, changed: 2, unchanged: 2, refused: 3 });
    expect(check.prices).toMatchObject({ total: 1, items: [{ before: 1_000_000, after: 1_200_000 }] });
    expect(check.questions.items.map(({ line, code }) => [line, code])).toEqual([
      [5, 'price-invalid'],
      [6, 'offer-unknown'],
      [7, 'offer-twice'],
      [8, 'price-tiered'],
    ]);
    expect(termsOf((await offers())['6204-2RS'] as OwnOffer)).toEqual([1_000_000, 'inStock', 3]);
  });

  it('writes what was checked, leaves what a row does not say, and undoes it as one', async () => {
    const before = await offers();
    const info = await calls.whole(FILE, same);
    expect(info).toMatchObject({ state: 'done', counts: { fresh: 0, changed: 2, unchanged: 2, refused: 3 } });
    const after = await offers();
    expect(termsOf(after['6204-2RS'] as OwnOffer)).toEqual([1_200_000, 'outOfStock', 5]);
    expect(termsOf(after['6205-2RS'] as OwnOffer)).toEqual([1_000_000, 'inStock', 3]);
    expect(termsOf(after['6206-2RS'] as OwnOffer)).toEqual([1_000_000, 'inStock', 10]);
    expect(after['6210-2RS']?.prices).toHaveLength(2);
    await calls.undo(info.id);
    await runJobs(app);
    const undone = await calls.get(info.id);
    expect(undone.body.info).toMatchObject({ state: 'undone', undone: { restored: 2, removed: 0, kept: 0 } });
    const terms = (all: Record<string, OwnOffer>) => Object.entries(all).map(([part, one]) => [part, termsOf(one)]);
    expect(terms(await offers())).toEqual(terms(before));
  });

  it('leaves what somebody changed after it as that one left it', async () => {
    const info = await calls.whole(FILE, same);
    const changed = (await offers())['6204-2RS'] as OwnOffer;
    await app.db
      .update(supplierProducts)
      .set({ leadTimeDays: 9, version: changed.version + 1 })
      .where(eq(supplierProducts.id, changed.id));
    await calls.undo(info.id);
    await runJobs(app);
    expect((await calls.get(info.id)).body.info.undone).toMatchObject({ restored: 1, kept: 1 });
    expect(termsOf((await offers())['6204-2RS'] as OwnOffer)).toEqual([1_200_000, 'outOfStock', 9]);
  });

  it('finds an offer by the supplier’s own code and by the id of our own file', async () => {
    const id = (await offers())['6206-2RS']?.id;
    const info = await calls.whole(`کد کالا,قیمت (ریال)\ny 6204.2rs,2000000\n${id},3000000\n6205-2RS,4000000\n`, same);
    expect(info).toMatchObject({ state: 'done', counts: { changed: 3, refused: 0 } });
    const after = await offers();
    expect(['6204-2RS', '6206-2RS', '6205-2RS'].map((part) => after[part]?.prices[0]?.amountRial)).toEqual([
      2_000_000, 3_000_000, 4_000_000,
    ]);
  });

  it('changes no offer of another supplier, also by its id', async () => {
    const [theirs] = await app.db.select().from(supplierProducts).where(ne(supplierProducts.supplierId, supplierId));
    const info = await calls.whole(`کد کالا,قیمت (ریال)\n${theirs?.id},1\n6205-2RS,4000000\n`, same);
    expect(info.counts).toMatchObject({ changed: 1, refused: 1 });
    const [still] = await app.db
      .select()
      .from(supplierProducts)
      .where(eq(supplierProducts.id, theirs?.id ?? ''));
    expect(still).toEqual(theirs);
  });

  it('refuses a plan with a column that is no term, and one without a code', async () => {
    const { body } = await calls.send(FILE);
    const plan = body.guess.plan;
    const columns = plan.columns.map((one) => (one.name === 'شرح کالا' ? { ...one, target: 'title' as const } : one));
    expect(await calls.check(body.info.id, { ...plan, columns })).toMatchObject({
      status: 422,
      body: { code: 'import_plan', field: 'columns' },
    });
    const codeless = plan.columns.map((one) =>
      one.target === 'partNumber' ? { ...one, target: 'skip' as const } : one,
    );
    expect((await calls.check(body.info.id, { ...plan, columns: codeless })).status).toBe(422);
  });
});

describe('a workbook of several sheets', () => {
  const cover = { name: 'جلد', rows: [['فهرست قیمت'], ['پاییز']] };
  const prices = {
    name: 'قیمت',
    rows: [
      ['شماره فنی', 'قیمت (ریال)'],
      ['6204-2RS', 2_000_000],
      ['6205-2RS', 3_000_000],
    ],
  };
  const short = {
    name: 'ویژه',
    rows: [
      ['شماره فنی', 'قیمت (ریال)'],
      ['6206-2RS', 4_000_000],
    ],
  };

  it('reads the sheet with the table, and another one when it is chosen', async () => {
    const workbook = await buildWorkbook([cover, prices, short]);
    const { body } = await calls.send(workbook, 'list.xlsx');
    expect(body.guess.sheets).toEqual(['جلد', 'قیمت', 'ویژه']);
    expect(body.guess.plan.sheet).toBe('قیمت');
    const first = await calls.check(body.info.id, body.guess.plan);
    expect(first.body.info.counts).toMatchObject({ changed: 2 });

    const chosen = await calls.call<ImportDetail>(`POST /${body.info.id}/sheet`, { sheet: 'ویژه' });
    expect(chosen.body).toMatchObject({
      info: { state: 'uploaded', counts: null },
      guess: { plan: { sheet: 'ویژه' } },
    });
    expect((await calls.run(body.info.id)).body).toMatchObject({ code: 'import_state' });
    await calls.check(body.info.id, chosen.body.guess.plan);
    await calls.run(body.info.id);
    await runJobs(app);
    expect((await calls.get(body.info.id)).body.info).toMatchObject({ state: 'done', counts: { changed: 1 } });
    const after = await offers();
    expect(['6204-2RS', '6206-2RS'].map((part) => after[part]?.prices[0]?.amountRial)).toEqual([1_000_000, 4_000_000]);
  });

  it('reads the sheet with the table although a later one is damaged', async () => {
    const workbook = await buildWorkbook([prices, cover]);
    // The last row of the last sheet; nothing in the file is compressed.
    workbook.write('</rox>', workbook.lastIndexOf('</row>'));
    const { status, body } = await calls.send(workbook, 'list.xlsx');
    expect([status, body.guess?.plan.sheet]).toEqual([201, 'قیمت']);
    expect((await calls.check(body.info.id, body.guess.plan)).body.info.counts).toMatchObject({ changed: 2 });
    const answer = await calls.call<ImportDetail>(`POST /${body.info.id}/sheet`, { sheet: 'جلد' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'spreadsheet_unreadable' } });
  });

  it('names the sheets that there are where one is asked for that is not', async () => {
    const { body } = await calls.send(await buildWorkbook([cover, prices]), 'list.xlsx');
    const answer = await calls.call<ImportDetail>(`POST /${body.info.id}/sheet`, { sheet: 'دیگر' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'spreadsheet_unreadable' } });
    expect(answer.body.message).toContain('قیمت');
  });
});

describe('who may', () => {
  it('shows and runs the files of a supplier for its own people only', async () => {
    const { body } = await calls.send(FILE);
    const path = `/imports/${body.info.id}`;
    const operator = await signInOperator(app);
    for (const stranger of [rival, operator]) {
      expect((await callAs<ImportDetail>(app, stranger, `GET ${path}`)).status).toBe(404);
      expect((await callAs<ImportInfo>(app, stranger, `POST ${path}/run`, {})).status).toBe(404);
      expect((await callAs<ImportInfo>(app, stranger, `POST ${path}/undo`, {})).status).toBe(404);
      expect((await callAs(app, stranger, `POST ${path}/check`, { body: body.guess.plan })).status).toBe(404);
      expect((await callAs<Page<ImportInfo>>(app, stranger, `GET /imports?supplierId=${supplierId}`)).status).toBe(404);
      expect((await calls.send(FILE, 'prices.csv', stranger)).status).toBe(404);
    }
  });

  it('lists the files of the supplier, and no catalogue', async () => {
    const operator = await signInOperator(app);
    await importCalls(app, () => operator).send(FILE);
    const info = await calls.whole(FILE, same);
    const { body } = await callAs<Page<ImportInfo>>(app, me, `GET /imports?supplierId=${supplierId}`);
    expect(body.items[0]?.id).toBe(info.id);
    expect(new Set(body.items.map((one) => one.supplierId))).toEqual(new Set([supplierId]));
    expect((await callAs(app, me, 'GET /imports')).status).toBe(403);
  });
});
