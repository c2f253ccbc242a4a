import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '../../../src/contract/page.ts';
import type { LastVisit, VisitCount, VisitedType } from '../../../src/contract/visits/visit.ts';
import { categories } from '../../../src/server/catalog/category/category.table.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { supplierProducts } from '../../../src/server/catalog/product/product.table.ts';
import { dataRevisions } from '../../../src/server/platform/http/cache/data-revision.table.ts';
import { pruneVisits } from '../../../src/server/visits/prune-visits.ts';
import { deviceVisits, pageVisits } from '../../../src/server/visits/visit.table.ts';
import { buildBaseProduct, buildCategory, buildOffer, newCatalog } from '../../factories/catalog.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

const COUNT = '/api/v1/pagevisits/visit-count';
const LAST = '/api/v1/pagevisits/last-visits';
const UNKNOWN_ID = '01940000-0000-7000-8000-000000000000';

let app: TestApp;
const products: string[] = [];
let category: string;
let supplier: string;

const visit = (objectId: string, more: Record<string, unknown> = {}) =>
  app.post<VisitCount>(COUNT, { objectType: 'product', objectId, visitId: randomUUID(), ...more });

const history = async (deviceId: string, query = '') => {
  const response = await app.app.request(`${LAST}${query}`, { headers: { 'x-device-id': deviceId } });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Page<LastVisit> };
};

const storedCount = async (id: string) =>
  (await app.db.select().from(supplierProducts).where(eq(supplierProducts.id, id)))[0]?.visitCount;

beforeAll(async () => {
  app = await openTestApp();
  const catalog = newCatalog();
  const { key: categoryKey } = buildCategory(catalog, { name: 'پمپ' });
  const { key: baseProductKey } = buildBaseProduct(catalog, { categoryKey, title: 'پمپ آب' });
  for (let number = 0; number < 6; number++) buildOffer(catalog, { baseProductKey });
  await writeCatalog(app.db, catalog);
  const rows = await app.db.select().from(supplierProducts);
  products.push(...rows.map((row) => row.id));
  supplier = rows[0]?.supplierId ?? '';
  category = (await app.db.select().from(categories).where(eq(categories.name, 'پمپ')))[0]?.id ?? '';
});

afterAll(() => app.close());

describe('POST /pagevisits/visit-count', () => {
  it('counts each visit once, however often it is sent', async () => {
    const [id = ''] = products;
    const visitId = randomUUID();
    for (let time = 0; time < 3; time++) {
      const { status, body } = await visit(id, { visitId });
      expect({ status, body }).toEqual({ status: 200, body: { objectType: 'product', objectId: id, visitCount: 1 } });
    }
    expect((await visit(id)).body.visitCount).toBe(2);
    expect(await storedCount(id)).toBe(2);
  });

  it.each(['category', 'supplier'] as const)('counts the visits of a %s', async (objectType: VisitedType) => {
    const id = objectType === 'category' ? category : supplier;
    await visit(id, { objectType });
    expect((await visit(id, { objectType })).body).toEqual({ objectType, objectId: id, visitCount: 2 });
  });

  it('refuses the id of a visit to something else', async () => {
    const [, one = '', other = ''] = products;
    const visitId = randomUUID();
    await visit(one, { visitId });
    expect(await visit(other, { visitId })).toMatchObject({
      status: 422,
      body: { code: 'visit_id_used', field: 'visitId' },
    });
    expect(await storedCount(other)).toBe(0);
  });

  it('50 sendings of one visit at once count one', async () => {
    const id = products[3] ?? '';
    const visitId = randomUUID();
    const deviceId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => visit(id, { visitId, deviceId })));
    expect(answers.map(({ status, body }) => [status, body.visitCount])).toEqual(answers.map(() => [200, 1]));
    expect(await storedCount(id)).toBe(1);
    expect((await history(deviceId)).body.items).toMatchObject([{ objectId: id, visits: 1 }]);
  });

  it('50 visits at once count 50, none is lost', async () => {
    const id = products[4] ?? '';
    const answers = await Promise.all(Array.from({ length: 50 }, () => visit(id)));
    const counts = answers.map(({ body }) => body.visitCount).toSorted((a, b) => a - b);
    expect(counts).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect(await storedCount(id)).toBe(50);
  });

  it('does not let one device, or one address with many devices, count without end', async () => {
    const id = products[2] ?? '';
    const send = async (deviceId: string, address: string) => {
      const body = JSON.stringify({ objectType: 'product', objectId: id, visitId: randomUUID() });
      const headers = { 'content-type': 'application/json', 'x-device-id': deviceId };
      const incoming = { socket: { remoteAddress: address, remotePort: 1, remoteFamily: 'IPv4' } };
      return app.app.request(COUNT, { method: 'POST', headers, body }, { incoming });
    };
    const deviceId = randomUUID();
    const ofOneDevice = [];
    for (let time = 0; time < 70; time++) ofOneDevice.push((await send(deviceId, '192.0.2.1')).status);
    expect(ofOneDevice.slice(0, 60)).toEqual(Array(60).fill(200));
    expect(ofOneDevice.at(-1)).toBe(429);
    expect(Number((await send(deviceId, '192.0.2.1')).headers.get('retry-after'))).toBeGreaterThan(0);
    const ofOneAddress = await Promise.all(Array.from({ length: 400 }, () => send(randomUUID(), '192.0.2.2')));
    expect(ofOneAddress.some(({ status }) => status === 429)).toBe(true);
    expect((await send(randomUUID(), '192.0.2.3')).status).toBe(200);
  });

  it('limits the device that the body names, and the network of an IPv6 customer as one', async () => {
    const send = async (address: string, headers: Record<string, string>, deviceId?: string) => {
      const body = JSON.stringify({ objectType: 'product', objectId: products[2], visitId: randomUUID(), deviceId });
      const incoming = { socket: { remoteAddress: address, remotePort: 1, remoteFamily: 'IPv6' } };
      const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body };
      return (await app.app.request(COUNT, init, { incoming })).status;
    };
    const deviceId = randomUUID();
    const ofBody = [];
    for (let time = 0; time < 62; time++)
      ofBody.push(await send('192.0.2.9', { 'x-device-id': randomUUID() }, deviceId));
    expect(ofBody.filter((status) => status === 429).length).toBeGreaterThan(0);
    const ofNetwork = await Promise.all(
      Array.from({ length: 400 }, (_, index) => send(`2001:db8:1:1::${index.toString(16)}`, {})),
    );
    expect(ofNetwork.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect(await send('2001:db8:1:2::1', {})).toBe(200);
  });

  it('leaves the public caches as they are', async () => {
    const before = await app.db.select().from(dataRevisions);
    await visit(products[0] ?? '');
    expect(await app.db.select().from(dataRevisions)).toEqual(before);
  });

  it('answers 404 for what is not there and says which input is wrong', async () => {
    for (const [objectType, message] of [
      ['product', 'کالا پیدا نشد.'],
      ['category', 'دسته پیدا نشد.'],
      ['supplier', 'تأمین‌کننده پیدا نشد.'],
    ]) {
      expect(await visit(UNKNOWN_ID, { objectType })).toMatchObject({ status: 404, body: { message } });
    }
    for (const [more, field] of [
      [{ objectType: 'wallet' }, 'objectType'],
      [{ objectId: '1' }, 'objectId'],
      [{ visitId: 7 }, 'visitId'],
      [{ visitId: undefined }, 'visitId'],
      [{ deviceId: 'me' }, 'deviceId'],
      [{ visitId: 'a\0b' }, 'visitId'],
    ] as const) {
      expect(await visit(products[0] ?? '', more)).toMatchObject({ status: 400, body: { field } });
    }
    expect(await app.post(COUNT, [])).toMatchObject({ status: 400 });
    const malformed = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' };
    expect((await app.app.request(COUNT, malformed)).status).toBe(400);
    expect((await app.app.request(COUNT, { method: 'POST', body: 'x' })).status).toBe(415);
  });
});

describe('the tables of visits', () => {
  it('lose what is old and what is too much, oldest first; the counters stay', async () => {
    const now = new Date('2030-01-01T00:00:00Z');
    const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);
    const [objectId = ''] = products;
    const object = { objectType: 'product' as const, objectId };
    await app.db.delete(pageVisits);
    await app.db.delete(deviceVisits);
    const ages = [500, 399, 89, 2, 1];
    await app.db.insert(pageVisits).values(ages.map((age) => ({ visitId: randomUUID(), ...object, at: daysAgo(age) })));
    await app.db
      .insert(deviceVisits)
      .values(ages.map((age) => ({ deviceId: randomUUID(), ...object, visits: 1, lastAt: daysAgo(age) })));
    const left = async () => {
      const pages = await app.db.select().from(pageVisits).orderBy(pageVisits.at);
      const devices = await app.db.select().from(deviceVisits).orderBy(deviceVisits.lastAt);
      return [pages.map(({ at }) => at), devices.map(({ lastAt }) => lastAt)];
    };
    const before = await storedCount(objectId);
    await pruneVisits(app.db, { now, batchSize: 1 });
    expect((await left()).map((dates) => dates.length)).toEqual([4, 4]);
    await pruneVisits(app.db, { now });
    expect(await left()).toEqual([[89, 2, 1].map(daysAgo), [399, 89, 2, 1].map(daysAgo)]);
    await pruneVisits(app.db, { now, rowsMax: 2 });
    expect(await left()).toEqual([[2, 1].map(daysAgo), [2, 1].map(daysAgo)]);
    expect(await storedCount(objectId)).toBe(before);
  });
});

describe('GET /pagevisits/last-visits', () => {
  it('has each object of the device once, latest first, by pages and by type', async () => {
    const deviceId = randomUUID();
    const [first = '', second = '', third = ''] = products;
    for (const id of [first, second, third, first]) await visit(id, { deviceId });
    await visit(category, { objectType: 'category', deviceId });
    const { body, headers } = await history(deviceId);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(body.items.map((one) => [one.objectId, one.visits])).toEqual([
      [category, 1],
      [first, 2],
      [third, 1],
      [second, 1],
    ]);
    expect(body.items[1]).toMatchObject({ objectType: 'product', title: 'پمپ آب', glyph: 'product' });
    const walked: string[] = [];
    let cursor: string | null = '';
    for (let page = 0; cursor !== null && page < 10; page++) {
      const answer: Page<LastVisit> = (await history(deviceId, `?type=product&size=1${cursor && `&cursor=${cursor}`}`))
        .body;
      walked.push(...answer.items.map((one) => one.objectId));
      cursor = answer.nextCursor;
    }
    expect(walked).toEqual([first, third, second]);
  });

  it('walks visits of one millisecond once each', async () => {
    const deviceId = randomUUID();
    const lastAt = new Date('2026-11-01T10:00:00.123Z');
    const objectType = 'product' as const;
    await app.db
      .insert(deviceVisits)
      .values(products.slice(0, 4).map((objectId) => ({ deviceId, objectType, objectId, visits: 1, lastAt })));
    const { body } = await history(deviceId, '?size=2');
    const rest = await history(deviceId, `?size=2&cursor=${body.nextCursor}`);
    const ids = [...body.items, ...rest.body.items].map((one) => one.objectId);
    expect(ids.toSorted()).toEqual(products.slice(0, 4).toSorted());
    expect(rest.body.nextCursor).toBeNull();
  });

  it('knows the device by the header alone when the body does not name it', async () => {
    const deviceId = randomUUID();
    const objectId = products[0] ?? '';
    const response = await app.app.request(COUNT, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-device-id': deviceId },
      body: JSON.stringify({ objectType: 'product', objectId, visitId: randomUUID() }),
    });
    expect(response.status).toBe(200);
    expect((await history(deviceId)).body.items.map((one) => one.objectId)).toEqual([objectId]);
  });

  it("shows nothing of another device's history, and leaves out what is no longer shown", async () => {
    const deviceId = randomUUID();
    const id = products[5] ?? '';
    await visit(id, { deviceId });
    expect((await history(randomUUID())).body).toEqual({ items: [], nextCursor: null });
    await app.db.update(supplierProducts).set({ status: 'archived' }).where(eq(supplierProducts.id, id));
    expect((await history(deviceId)).body.items).toEqual([]);
    expect((await visit(id)).status).toBe(404);
  });

  it('says which input is wrong', async () => {
    expect(await app.get(LAST)).toMatchObject({ status: 400, body: { field: 'x-device-id' } });
    expect(await history('1')).toMatchObject({ status: 400, body: { field: 'x-device-id' } });
    for (const [query, field] of [
      ['?type=wallet', 'type'],
      ['?size=101', 'size'],
      ['?cursor=WyIyMDI2IiwiMSJd', 'cursor'],
    ] as const) {
      expect(await history(randomUUID(), query)).toMatchObject({ status: 400, body: { field } });
    }
  });
});
