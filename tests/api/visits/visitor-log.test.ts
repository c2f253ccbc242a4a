import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../../src/contract/problem.ts';
import type { VisitCount } from '../../../src/contract/visits/visit.ts';
import type { VisitorLogBucket } from '../../../src/contract/visits/visitor-log.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { tehranDate } from '../../../src/core/time/jalali-date.ts';
import { addDays } from '../../../src/core/time/visit-buckets.ts';
import { categories } from '../../../src/server/catalog/category/category.table.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { supplierProducts } from '../../../src/server/catalog/product/product.table.ts';
import { contentPages } from '../../../src/server/content/page/page.table.ts';
import { seedPlaces } from '../../../src/server/places/seed-places.ts';
import { dataRevisions } from '../../../src/server/platform/http/cache/data-revision.table.ts';
import { pruneVisits } from '../../../src/server/visits/prune-visits.ts';
import { dayVisitors, SITE, visitorDays } from '../../../src/server/visits/visitor-log.table.ts';
import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { buildAgents } from '../../factories/merchant-agents.ts';
import { buildShop } from '../../factories/shops.ts';
import { callAs } from '../../setup/call-as.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { signInOperator } from '../merchants/own-merchant-calls.ts';

const DAY_MS = 24 * 60 * 60_000;
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1)';

let app: TestApp;
let operator: SignedIn;
let seller: SignedIn;
let merchantId: string;
let supplierId: string;
let categoryId: string;
let ownPageId: string;
const own: string[] = [];
const others: string[] = [];

interface VisitOptions {
  objectType?: string;
  visitId?: string;
  device?: string;
  as?: SignedIn;
  agent?: string;
}

async function visit(objectId: string, { objectType = 'product', visitId, device, as, agent }: VisitOptions = {}) {
  const response = await app.app.request('/api/v1/pagevisits/visit-count', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...as?.headers,
      ...(device !== undefined && { 'x-device-id': device }),
      ...(agent !== undefined && { 'user-agent': agent }),
    },
    body: JSON.stringify({ objectType, objectId, visitId: visitId ?? randomUUID() }),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as VisitCount;
}

type Query = Record<string, string | undefined>;

/** By default of today. */
const log = (query: Query, as: SignedIn | { headers: Record<string, string> } = operator) => {
  const today = tehranDate(app.deps.now());
  const all: Query = { from: today, to: today, granularity: 'day', ...query };
  const sent = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const path = `GET /visitorlogs/byfilter-for-chart?${new URLSearchParams(sent)}`;
  return callAs<VisitorLogBucket[] & Omit<Problem, 'status'>>(app, as as SignedIn, path);
};
const ofProduct = (objectId = '', more: Query = {}) => ({ objectType: 'product', objectId, ...more });
const countsOf = async (query: Query) =>
  (await log(query)).body.map(({ visits, uniqueVisitors }) => [visits, uniqueVisitors]);

beforeAll(async () => {
  app = await openTestApp();
  await seedPlaces(app.db);
  const catalog = newCatalog();
  const { key: categoryKey } = buildCategory(catalog, { name: 'پمپ' });
  const { key: baseProductKey } = buildBaseProduct(catalog, { categoryKey, title: 'پمپ آب' });
  const supplierKey = buildSupplier(catalog, { name: 'پمپ شرق' }).key;
  const otherKey = buildSupplier(catalog, { name: 'پمپ غرب' }).key;
  for (let number = 0; number < 6; number++) {
    buildOffer(catalog, { baseProductKey, supplierKey });
    buildOffer(catalog, { baseProductKey, supplierKey: otherKey });
  }
  await writeCatalog(app.db, catalog);
  seller = await signIn(app, newPhone());
  operator = await signInOperator(app);
  ({ supplierId, merchantId } = await buildShop(app.db, supplierKey, seller.userId));
  for (const offer of await app.db.select().from(supplierProducts))
    (offer.supplierId === supplierId ? own : others).push(offer.id);
  categoryId = (await app.db.select().from(categories).where(eq(categories.name, 'پمپ')))[0]?.id ?? '';
  ownPageId = uuidv7();
  await app.db.insert(contentPages).values({
    id: ownPageId,
    pageType: 'article',
    status: 'draft',
    supplierId,
    slug: 'x',
    titleFolded: 'x',
  });
});

afterAll(() => app.close());

describe('counting visitors', () => {
  it('counts a visit id once, and each person and device once a day', async () => {
    const [id = ''] = own;
    const [device, visitId] = [randomUUID(), randomUUID()];
    for (let time = 0; time < 3; time++) await visit(id, { visitId, device });
    await visit(id, { device });
    await visit(id, { device: device.toUpperCase() });
    await visit(id, { as: seller, device });
    await visit(id, { as: seller, device: randomUUID() });
    expect(await countsOf(ofProduct(id))).toEqual([[5, 2]]);
  });

  it('counts a visit without a device, but no visitor', async () => {
    await visit(own[1] ?? '');
    expect(await countsOf(ofProduct(own[1]))).toEqual([[1, 0]]);
  });

  it('counts a visitor of two objects once for the site', async () => {
    const [[visits = 0, visitors = 0] = []] = await countsOf({});
    const device = randomUUID();
    for (const id of others.slice(0, 2)) await visit(id, { device });
    expect(await countsOf({})).toEqual([[visits + 2, visitors + 1]]);
  });

  it('leaves bots out: they count nowhere', async () => {
    const [, , id = ''] = others;
    await visit(id, { device: randomUUID() });
    const before = await app.db.select().from(visitorDays);
    const answer = await visit(id, { device: randomUUID(), agent: BOT });
    expect(answer).toEqual({ objectType: 'product', objectId: id, visitCount: 1 });
    expect(await app.db.select().from(visitorDays)).toEqual(before);
    expect((await visit(id, { agent: 'Mozilla/5.0 (Android)' })).visitCount).toBe(2);
  });

  it('50 sendings of one visit at once count one', async () => {
    const [, , , id = ''] = own;
    const [device, visitId] = [randomUUID(), randomUUID()];
    await Promise.all(Array.from({ length: 50 }, () => visit(id, { visitId, device })));
    expect(await countsOf(ofProduct(id))).toEqual([[1, 1]]);
  });

  it('50 visits of 10 devices at once, to two objects, are exact', async () => {
    const [, , , , one = '', other = ''] = own;
    const [[visits = 0, visitors = 0] = []] = await countsOf({});
    const devices = Array.from({ length: 10 }, () => randomUUID());
    await Promise.all(
      Array.from({ length: 50 }, (_, index) => visit(index % 2 ? one : other, { device: devices[index % 10] ?? '' })),
    );
    expect(await countsOf(ofProduct(one))).toEqual([[25, 5]]);
    expect(await countsOf(ofProduct(other))).toEqual([[25, 5]]);
    expect(await countsOf({})).toEqual([[visits + 50, visitors + 10]]);
  });

  it('stores no device and no address, and leaves the public caches as they are', async () => {
    const before = await app.db.select().from(dataRevisions);
    const device = randomUUID();
    await visit(others[3] ?? '', { device });
    await visit(others[3] ?? '', { as: seller });
    const rows = JSON.stringify(await app.db.select().from(dayVisitors));
    expect(rows).not.toContain(device);
    expect(rows).not.toContain(seller.userId);
    expect(await app.db.select().from(dataRevisions)).toEqual(before);
  });
});

describe('GET /visitorlogs/byfilter-for-chart', () => {
  it('has every bucket of the span: days, weeks from Saturday, Jalali months', async () => {
    const [objectId = ''] = others.slice(4);
    const day = (date: string, visits: number) => ({
      objectType: 'product' as const,
      objectId,
      day: date,
      visits,
      uniqueVisitors: 1,
    });
    // Wednesday 29 Esfand 1404 to Monday 4 Farvardin 1405; Saturday is 1 Farvardin.
    const days = ['2026-03-17', '2026-03-18', '2026-03-20', '2026-03-21', '2026-03-23', '2026-03-24'];
    await app.db.insert(visitorDays).values(days.map((date, index) => day(date, 10 ** index)));
    const span = ofProduct(objectId, { from: '2026-03-18', to: '2026-03-23' });
    const { body } = await log(span);
    expect(body.map(({ bucket, visits }) => [bucket, visits])).toEqual([
      ['2026-03-18', 10],
      ['2026-03-19', 0],
      ['2026-03-20', 100],
      ['2026-03-21', 1_000],
      ['2026-03-22', 0],
      ['2026-03-23', 10_000],
    ]);
    expect((await log({ ...span, granularity: 'week' })).body).toEqual([
      { bucket: '2026-03-14', visits: 110, uniqueVisitors: 2 },
      { bucket: '2026-03-21', visits: 11_000, uniqueVisitors: 2 },
    ]);
    expect((await log({ ...span, granularity: 'month' })).body).toEqual([
      { bucket: '2026-02-20', visits: 110, uniqueVisitors: 2 },
      { bucket: '2026-03-21', visits: 11_000, uniqueVisitors: 2 },
    ]);
  });

  it('answers the own people of a supplier about it, its products and its pages, and an agent who may publish', async () => {
    const agent = await signIn(app, newPhone());
    const active = { personId: agent.userId, state: 'active' as const };
    await buildAgents(app.db, merchantId, 1, { ...active, permissions: ['confirmAndPublish'] });
    const objects = [
      ofProduct(own[0]),
      { objectType: 'supplier', objectId: supplierId },
      { objectType: 'page', objectId: ownPageId },
    ];
    for (const as of [seller, agent, operator])
      expect(await Promise.all(objects.map(async (object) => (await log(object, as)).status))).toEqual(
        as === operator ? [200, 200, 404] : [200, 200, 200],
      );
  });

  it('answers for the objects of others as for absent ones', async () => {
    const stranger = await signIn(app, newPhone());
    const messenger = await signIn(app, newPhone());
    const active = { personId: messenger.userId, state: 'active' as const };
    await buildAgents(app.db, merchantId, 1, { ...active, permissions: ['messages'] });
    const absent = await log(ofProduct(randomUUID()), stranger);
    expect(absent).toMatchObject({ status: 404, body: { code: 'not_found' } });
    const asked: [Query, SignedIn][] = [
      [ofProduct(own[0]), stranger],
      [ofProduct(own[0]), messenger],
      [ofProduct(others[0]), seller],
      [{ objectType: 'category', objectId: categoryId }, seller],
      [{ objectType: 'supplier', objectId: randomUUID() }, seller],
      [{ objectType: 'page', objectId: randomUUID() }, seller],
    ];
    for (const [query, as] of asked) {
      const { status, body } = await log(query, as);
      expect({ status, body: { ...body, traceId: '' } }).toEqual({
        status: 404,
        body: { ...absent.body, traceId: '' },
      });
    }
    expect((await log(ofProduct(randomUUID()))).status).toBe(404);
  });

  it('is for who is signed in, and of the site for operators only', async () => {
    expect((await log({}, { headers: {} })).status).toBe(401);
    expect((await log(ofProduct(own[0]), { headers: {} })).status).toBe(401);
    expect(await log({}, seller)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    const answer = await log({});
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('says which input is wrong', async () => {
    const wrong: [Query, string][] = [
      [{ from: '2026-01-01', to: '2027-02-05' }, 'to'],
      [{ from: '2026-02-01', to: '2026-01-31' }, 'to'],
      [{ from: '2019-12-31' }, 'from'],
      [{ from: '0000-01-01', to: '0000-01-02' }, 'from'],
      [{ from: '2026-02-30' }, 'from'],
      [{ granularity: 'year' }, 'granularity'],
      [{ objectType: 'product' }, 'objectId'],
      [{ objectId: randomUUID() }, 'objectType'],
      [{ objectType: 'site', objectId: SITE.objectId }, 'objectType'],
      [{ to: undefined }, 'to'],
    ];
    for (const [query, field] of wrong) expect(await log(query)).toMatchObject({ status: 400, body: { field } });
    expect((await log({ from: '2026-01-01', to: '2027-02-04', granularity: 'day' })).body).toHaveLength(400);
  });
});

describe('the next day', () => {
  const visitorsOf = (day: string) => app.db.select().from(dayVisitors).where(eq(dayVisitors.day, day));

  it('begins at midnight in Tehran, counts the same device again and forgets who came before', async () => {
    const id = others.at(-1) ?? '';
    const device = randomUUID();
    await visit(id, { device });
    const today = tehranDate(app.deps.now());
    expect((await visitorsOf(today)).length).toBeGreaterThan(0);
    app.wait(Date.parse(`${addDays(today, 1)}T00:00:00+03:30`) - app.deps.now().getTime());
    await visit(id, { device });
    const days = await app.db.select().from(visitorDays).where(eq(visitorDays.objectId, id)).orderBy(visitorDays.day);
    expect(days.map(({ day, visits, uniqueVisitors }) => [day, visits, uniqueVisitors])).toEqual([
      [today, 1, 1],
      [addDays(today, 1), 1, 1],
    ]);
    for (let more = 0; more < 10; more++) await visit(id, { device: randomUUID() });
    expect(await visitorsOf(today)).toEqual([]);
    expect((await visitorsOf(addDays(today, 1))).length).toBeGreaterThan(0);
  });

  it('pruning forgets the visitors of earlier days and the oldest days, and bounds both tables', async () => {
    const now = app.deps.now();
    const today = tehranDate(now);
    const object = { objectType: 'supplier' as const, objectId: supplierId };
    const ages = [900, 799, 1, 0];
    const daysAgo = (age: number) => tehranDate(new Date(now.getTime() - age * DAY_MS));
    for (const day of ages.map(daysAgo)) {
      await app.db.insert(visitorDays).values({ ...object, day, visits: 1, uniqueVisitors: 1 });
      await app.db.insert(dayVisitors).values({ ...object, day, visitor: 'x' });
    }
    const left = async () => {
      const isOfSupplier = eq(visitorDays.objectId, supplierId);
      const days = await app.db.select().from(visitorDays).where(isOfSupplier).orderBy(visitorDays.day);
      const visitors = await app.db.select().from(dayVisitors).where(eq(dayVisitors.objectId, supplierId));
      return [days.map(({ day }) => day), visitors.map(({ day }) => day)];
    };
    await pruneVisits(app.db, { now });
    expect(await left()).toEqual([[799, 1, 0].map(daysAgo), [today]]);
    await pruneVisits(app.db, { now, rowsMax: 2 });
    const all = await app.db.select().from(dayVisitors);
    expect(all.length).toBeLessThanOrEqual(2);
    expect((await left())[0]).not.toContain(daysAgo(799));
  });
});
