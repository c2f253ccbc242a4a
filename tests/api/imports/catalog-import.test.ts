import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ImportInfo, ImportPlan } from '../../../src/contract/imports/import.ts';
import type { Page } from '../../../src/contract/page.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { baseProducts, supplierProducts } from '../../../src/server/catalog/product/product.table.ts';
import { categoryProperties, propertyValues } from '../../../src/server/catalog/property/property.table.ts';
import { importChanges, imports } from '../../../src/server/imports/import.table.ts';
import { pruneImports } from '../../../src/server/imports/import-jobs.ts';
import { runKind } from '../../../src/server/imports/start-import.ts';
import { seedPlaces } from '../../../src/server/places/seed-places.ts';
import { enqueue } from '../../../src/server/platform/jobs/enqueue.ts';
import { suppliers } from '../../../src/server/suppliers/supplier.table.ts';
import { buildCategory, newCatalog } from '../../factories/catalog.ts';
import { buildTradeRequest } from '../../factories/trade-requests.ts';
import { callAs } from '../../setup/call-as.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { importCalls, runJobs, signInOperator, targetsOf } from './import-calls.ts';

let app: TestApp;
let operator: SignedIn;
let calls: ReturnType<typeof importCalls>;
let catalogs = 0;
let catalog: string;

beforeAll(async () => {
  app = await openTestApp();
  await seedPlaces(app.db);
  const source = newCatalog();
  buildCategory(source, { name: 'بلبرینگ شیار عمیق' });
  await writeCatalog(app.db, source);
  operator = await signInOperator(app);
  calls = importCalls(app, () => operator);
});

afterAll(() => app.close());

beforeEach(() => {
  catalogs += 1;
  catalog = `catalog-${catalogs}`;
});

const FIRST = `کد کالا,شرح کالا,قیمت (ریال),قطر داخلی (mm),وضعیت
A-1,بلبرینگ ۶۲۰۵,"۱,۲۰۰,۰۰۰",25,موجود
A-2,بلبرینگ ۶۲۰۶,1500000,30,ناموجود
A-3,بلبرینگ ۶۳۰۵,1800000,abc,موجود
${[7, 8, 9].map((number) => `B-${number},یاتاقان ۷۲۰${number},900000,${number}0,موجود\n`).join('')}`;
const SECOND = FIRST.replace('1500000,30', '1650000,31').replace(
  'A-3,بلبرینگ ۶۳۰۵,1800000,abc',
  'A-4,بلبرینگ ۶۳۰۶,2000000,30',
);

const correct = (plan: ImportPlan): ImportPlan => ({
  ...plan,
  catalog,
  supplier: `یاتاقان ${catalog}`,
  category: 'بلبرینگ شیار عمیق',
});

const whole = (content: string) => calls.whole(content, correct);

/** What is stored of the catalogue, without what an undo may leave. */
async function stored() {
  const offers = await app.db
    .select()
    .from(supplierProducts)
    .where(eq(supplierProducts.source, catalog))
    .orderBy(supplierProducts.sourceKey);
  const bases = await app.db
    .select()
    .from(baseProducts)
    .where(eq(baseProducts.source, catalog))
    .orderBy(baseProducts.sourceKey);
  const values = await Promise.all(
    offers.map(({ id }) =>
      app.db.select().from(propertyValues).where(eq(propertyValues.productId, id)).orderBy(propertyValues.id),
    ),
  );
  const plain = <Row extends { version: number; updatedAt: Date }>({ version: _v, updatedAt: _u, ...row }: Row) => row;
  return {
    offers: offers.map(({ priceVersion: _p, ...row }) => plain(row)),
    bases: bases.map(plain),
    values,
    properties: (
      await app.db
        .select()
        .from(categoryProperties)
        .where(eq(categoryProperties.source, catalog))
        .orderBy(categoryProperties.id)
    ).map(plain),
    suppliers: await app.db
      .select({ id: suppliers.id, name: suppliers.name })
      .from(suppliers)
      .where(like(suppliers.name, `%${catalog}`)),
  };
}

/** The titles of search entries that lead to no product, and how many lead to a product of the catalogue. */
async function entries() {
  const { rows } = await app.db.execute<{ text: string; source: string | null }>(sql`
    select e.text, p.source from search_entries e left join supplier_products p on p.id = e.object_id
    where e.type = 'product' and (p.id is null or p.source = ${catalog})`);
  return { lost: rows.filter(({ source }) => source === null), found: rows.length };
}

describe('POST /imports', () => {
  it('guesses what the columns are, and shows rows as they would stand', async () => {
    const { status, body } = await calls.send(FIRST);
    expect(status).toBe(201);
    expect(body.info).toMatchObject({
      state: 'uploaded',
      fileName: 'prices.csv',
      supplierId: null,
      allowedActions: ['check'],
    });
    expect(targetsOf(body.guess.plan)).toEqual({
      'کد کالا': 'id',
      'شرح کالا': 'title',
      'قیمت (ریال)': 'price',
      'قطر داخلی (mm)': 'quantity',
      وضعیت: 'stock',
    });
    expect(body.guess.plan).toMatchObject({ currency: 'IRR', headerRow: 1 });
    expect(body.guess.columns[0]).toMatchObject({ name: 'کد کالا', samples: ['A-1', 'A-2', 'A-3'], confidence: 0.95 });
    expect(body.guess.rows[0]).toMatchObject({ line: 2, title: 'بلبرینگ ۶۲۰۵' });
    expect(body.guess.rows[0]?.facts[0]).toContain('۱٬۲۰۰٬۰۰۰ ریال');
  });

  it('reads an XLSX file as well, and refuses what is no table, has no rows or too many columns', async () => {
    expect((await calls.send('PK nothing', 'a.xlsx')).body).toMatchObject({
      code: 'spreadsheet_unreadable',
      field: 'file',
    });
    expect((await calls.send('کد کالا')).body).toMatchObject({ code: 'spreadsheet_unreadable' });
    const wide = await calls.send(`${'a,'.repeat(300)}b\n${'1,'.repeat(300)}2\n`);
    expect(wide.body).toMatchObject({ code: 'spreadsheet_unreadable' });
    expect(wide.body.message).toContain('۲۰۰ ستون');
  });

  it('refuses more rows and more cells than it holds, and a file beyond the limit of bytes', async () => {
    const many = `کد کالا,قیمت\n${'A,1\n'.repeat(5_300)}`;
    expect((await calls.send(many)).body.message).toContain('ردیف');
    const cells = `${'a,'.repeat(150)}b\n${`${'1,'.repeat(150)}2\n`.repeat(2_100)}`;
    expect((await calls.send(cells)).body.message).toContain('خانه');
    expect((await calls.send(Buffer.alloc(5 * 1024 * 1024, 65))).status).toBe(413);
  });

  it('is for operators', async () => {
    const other = await signIn(app, newPhone());
    expect((await calls.send(FIRST, 'a.csv', other)).status).toBe(403);
  });

  it('forgets the files that one person has sent and not imported, but for the last three', async () => {
    const ids: string[] = [];
    for (let turn = 0; turn < 5; turn += 1) ids.push((await calls.send(FIRST)).body.info.id);
    const statuses = await Promise.all(ids.map(async (id) => (await calls.get(id)).status));
    expect(statuses).toEqual([404, 404, 200, 200, 200]);
  });
});

describe('POST /imports/{id}/check', () => {
  it('counts what would change, tells the questions by row and column, and stores nothing', async () => {
    const { body } = await calls.send(FIRST);
    const check = await calls.check(body.info.id, correct(body.guess.plan));
    expect(check.body).toMatchObject({
      info: {
        state: 'checked',
        counts: { fresh: 6, changed: 0, unchanged: 0, refused: 0 },
        allowedActions: ['check', 'run'],
      },
      prices: { total: 0 },
      questions: { total: 1 },
    });
    expect(check.body.questions.items[0]).toMatchObject({ line: 4, key: 'A-3', code: 'number-unreadable' });
    expect(check.body.questions.items[0]?.column).toContain('قطر داخلی');
    expect((await stored()).offers).toEqual([]);
  });

  it('tells prices from the old to the new, as the import then writes them', async () => {
    await whole(FIRST);
    const { body } = await calls.send(SECOND);
    const check = await calls.check(body.info.id, correct(body.guess.plan));
    expect(check.body).toMatchObject({
      info: { counts: { fresh: 1, changed: 1, unchanged: 4, refused: 0 } },
      prices: { total: 1, items: [{ title: 'بلبرینگ ۶۲۰۶', before: 1_500_000, after: 1_650_000 }] },
    });
    expect((await whole(SECOND)).counts).toEqual(check.body.info.counts);
  });

  it('refuses a plan without an id, supplier or category, with a meaning twice, or for another file', async () => {
    const { body } = await calls.send(FIRST);
    const { id } = body.info;
    const plan = correct(body.guess.plan);
    const as = (column: number, target: 'skip' | 'id') => ({
      ...plan,
      columns: plan.columns.map((one, index) => (index === column ? { ...one, target } : one)),
    });
    expect((await calls.check(id, as(0, 'skip'))).body).toMatchObject({ code: 'import_plan', field: 'columns' });
    expect((await calls.check(id, as(1, 'id'))).body).toMatchObject({ code: 'import_plan', field: 'columns' });
    expect((await calls.check(id, { ...plan, supplier: null })).body).toMatchObject({ field: 'supplier' });
    expect((await calls.check(id, { ...plan, category: null })).body).toMatchObject({ field: 'category' });
    const strange = {
      ...plan,
      columns: [...plan.columns, { name: 'ستون دیگر', target: 'brand' as const, unit: null }],
    };
    expect((await calls.check(id, strange)).body).toMatchObject({ code: 'import_file', field: 'columns' });
    const unknown = await calls.check(id, { ...plan, category: 'دستهٔ ناشناس' });
    expect(unknown.body).toMatchObject({ info: { counts: { refused: 6 } } });
  });

  it('takes no products of another supplier over', async () => {
    await whole(FIRST);
    const { body } = await calls.send(FIRST);
    const taken = await calls.check(body.info.id, { ...correct(body.guess.plan), supplier: 'دیگری' });
    expect(taken.body).toMatchObject({ code: 'import_file', field: 'catalog' });
  });
});

describe('POST /imports/{id}/run', () => {
  it('imports what was checked, with its progress, and the same file again changes nothing', async () => {
    const { body } = await calls.send(FIRST);
    const { id } = body.info;
    expect((await calls.run(id)).body).toMatchObject({ code: 'import_state' });
    await calls.check(id, correct(body.guess.plan));
    expect((await calls.run(id)).body).toMatchObject({ state: 'running', rowsTotal: 6, rowsDone: 0 });
    expect((await calls.run(id)).status).toBe(409);
    await runJobs(app);
    const { info } = (await calls.get(id)).body;
    expect(info).toMatchObject({
      state: 'done',
      rowsTotal: 6,
      rowsDone: 6,
      counts: { fresh: 6, changed: 0, unchanged: 0, refused: 0 },
      allowedActions: ['undo'],
    });
    expect((await stored()).offers.map(({ title }) => title).slice(0, 3)).toEqual([
      'بلبرینگ ۶۲۰۵',
      'بلبرینگ ۶۲۰۶',
      'بلبرینگ ۶۳۰۵',
    ]);
    expect((await whole(FIRST)).counts).toEqual({ fresh: 0, changed: 0, unchanged: 6, refused: 0 });
  });

  it('goes on where its server has ended: the counts and the journal are those of the whole', async () => {
    const { body } = await calls.send(FIRST);
    const { id } = body.info;
    await calls.check(id, correct(body.guess.plan));
    await calls.run(id);
    await runJobs(app);
    // As a server leaves it that ends before its last word.
    await app.db
      .update(imports)
      .set({ state: 'running', content: Buffer.from(FIRST), counts: null, endedAt: null })
      .where(eq(imports.id, id));
    await enqueue({ tx: app.db, now: new Date() }, runKind, { id });
    await runJobs(app);
    expect((await calls.get(id)).body.info).toMatchObject({
      state: 'done',
      counts: { fresh: 6, changed: 0, unchanged: 0, refused: 0 },
    });
    const [row] = await app.db.select().from(imports).where(eq(imports.id, id));
    expect(row?.content).toBeNull();
  });
});

describe('POST /imports/{id}/undo', () => {
  const undo = async (id: string): Promise<ImportInfo> => {
    await calls.undo(id);
    await runJobs(app);
    return (await calls.get(id)).body.info;
  };

  it('removes what the import has made, its supplier and properties too, once', async () => {
    const before = await stored();
    const { id } = await whole(FIRST);
    const info = await undo(id);
    expect(info).toMatchObject({ state: 'undone', undone: { restored: 0, removed: 6, kept: 0 }, allowedActions: [] });
    expect(await stored()).toEqual(before);
    expect((await calls.undo(id)).body).toMatchObject({ code: 'import_state' });
    expect((await whole(FIRST)).counts).toMatchObject({ fresh: 6 });
  });

  it('puts back what the import has changed, values and prices, and leaves what it found', async () => {
    await whole(FIRST);
    const before = await stored();
    const { id } = await whole(SECOND);
    expect(await stored()).not.toEqual(before);
    expect((await undo(id)).undone).toMatchObject({ restored: 1, removed: 1, kept: 0 });
    expect(await stored()).toEqual(before);
    expect(await entries()).toEqual({ lost: [], found: 6 });
  });

  it('leaves what somebody has changed since, and says which', async () => {
    await whole(FIRST);
    const { id } = await whole(SECOND);
    await app.db
      .update(supplierProducts)
      .set({ leadTimeDays: 9, version: 7 })
      .where(eq(supplierProducts.title, 'بلبرینگ ۶۲۰۶'));
    const { undone } = await undo(id);
    expect(undone).toMatchObject({ restored: 0, removed: 1, kept: 1 });
    expect(undone?.keptItems).toEqual([{ title: 'بلبرینگ ۶۲۰۶', reason: 'پس از این ورود تغییر کرده است.' }]);
  });

  it('leaves a new product that a request names', async () => {
    const { id } = await whole(FIRST);
    const { offers } = await stored();
    const [offer] = offers;
    const buyer = await signIn(app, newPhone());
    await buildTradeRequest(
      app.db,
      { buyerPersonId: buyer.userId, supplierId: offer?.supplierId ?? '', offerId: offer?.id ?? '' },
      'registered',
    );
    const { undone } = await undo(id);
    expect(undone).toMatchObject({ removed: 5 });
    expect(undone?.keptItems[0]).toEqual({ title: offer?.title, reason: 'در یک درخواست خرید آمده است.' });
    expect((await stored()).offers).toHaveLength(1);
  });

  it('undoes two imports in the order from the last', async () => {
    const before = await stored();
    const first = await whole(FIRST);
    const second = await whole(SECOND);
    await undo(second.id);
    await undo(first.id);
    expect((await stored()).offers).toEqual(before.offers);
  });
});

describe('GET /imports', () => {
  it('lists the imports with who sent them, the latest first, to operators', async () => {
    const { id } = await whole(FIRST);
    const { body } = await calls.call<Page<ImportInfo>>('GET ?size=2');
    expect(body.items[0]).toMatchObject({ id, state: 'done', fileName: 'prices.csv' });
    const other = await signIn(app, newPhone());
    for (const path of ['/imports', `/imports/${id}`])
      expect((await callAs(app, other, `GET ${path}`)).status).toBe(403);
    for (const verb of ['run', 'undo'])
      expect((await callAs(app, other, `POST /imports/${id}/${verb}`)).status).toBe(403);
  });

  it('forgets what is old or beyond the last twenty, with its journal', async () => {
    const { id } = await whole(FIRST);
    await pruneImports(app.db, new Date(Date.now() + 89 * 24 * 60 * 60_000));
    expect((await calls.get(id)).status).toBe(200);
    await pruneImports(app.db, new Date(Date.now() + 91 * 24 * 60 * 60_000));
    expect((await calls.get(id)).status).toBe(404);
    expect(await app.db.$count(importChanges, eq(importChanges.importId, id))).toBe(0);
  });
});
