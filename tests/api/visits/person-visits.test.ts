import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from '../../../src/contract/page.ts';
import type { DeviceJoin, LastVisit } from '../../../src/contract/visits/visit.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { supplierProducts } from '../../../src/server/catalog/product/product.table.ts';
import { auditEntries } from '../../../src/server/platform/command/audit-entry.table.ts';
import { pruneVisits } from '../../../src/server/visits/prune-visits.ts';
import { PERSON_VISITS_MAX } from '../../../src/server/visits/remember-visit.ts';
import { deviceVisits, pageVisits, personVisits } from '../../../src/server/visits/visit.table.ts';
import { buildBaseProduct, buildCategory, buildOffer, newCatalog } from '../../factories/catalog.ts';
import { newPhone, revoke, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

const PATH = '/api/v1/pagevisits';

let app: TestApp;
let me: SignedIn;
let deviceId: string;
const products: string[] = [];

interface Caller {
  as?: SignedIn | undefined;
  device?: string;
}

const headersOf = ({ as, device }: Caller) => ({
  'content-type': 'application/json',
  ...as?.headers,
  ...(device !== undefined && { 'x-device-id': device }),
});

async function post<Body>(path: string, caller: Caller, body: object) {
  const response = await app.app.request(PATH + path, {
    method: 'POST',
    headers: headersOf(caller),
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Body };
}

const visit = (objectId: string, caller: Caller, visitId = randomUUID()) =>
  post('/visit-count', caller, { objectType: 'product', objectId, visitId });

const join = (device: string, as?: SignedIn) => post<DeviceJoin>('/join', { as }, { deviceId: device });

async function history(caller: Caller, query = ''): Promise<[id: string, visits: number][]> {
  const response = await app.app.request(`${PATH}/last-visits${query}`, { headers: headersOf(caller) });
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const { items } = (await response.json()) as Page<LastVisit>;
  return items.map(({ objectId, visits }) => [objectId, visits]);
}

beforeAll(async () => {
  app = await openTestApp();
  const catalog = newCatalog();
  const { key: categoryKey } = buildCategory(catalog, { name: 'پمپ' });
  const { key: baseProductKey } = buildBaseProduct(catalog, { categoryKey, title: 'پمپ آب' });
  for (let number = 0; number < 4; number++) buildOffer(catalog, { baseProductKey });
  await writeCatalog(app.db, catalog);
  products.push(...(await app.db.select().from(supplierProducts)).map(({ id }) => id));
});

beforeEach(async () => {
  me = await signIn(app, newPhone());
  deviceId = randomUUID();
});

afterAll(() => app.close());

describe('a visit of who is signed in', () => {
  it('belongs to the person and not to the device that it came from', async () => {
    const [one = '', other = ''] = products;
    await visit(one, { device: deviceId });
    await visit(other, { as: me, device: deviceId });
    await visit(other, { as: me });
    expect(await history({ as: me })).toEqual([[other, 2]]);
    expect(await history({ device: deviceId })).toEqual([[one, 1]]);
    const kept = await app.db.select().from(pageVisits).where(eq(pageVisits.deviceId, deviceId));
    expect(kept.map(({ objectId }) => objectId)).toEqual([one]);
  });

  it('counts once, however often it is sent', async () => {
    const [id = ''] = products;
    const visitId = randomUUID();
    await Promise.all(Array.from({ length: 20 }, () => visit(id, { as: me }, visitId)));
    expect(await history({ as: me })).toEqual([[id, 1]]);
  });

  it('is in nobody else’s history, whichever device they name', async () => {
    const other = await signIn(app, newPhone());
    await visit(products[0] ?? '', { as: me, device: deviceId });
    expect(await history({ as: other, device: deviceId })).toEqual([]);
    expect(await history({ device: deviceId })).toEqual([]);
    expect(await history({ device: me.userId })).toEqual([]);
  });

  it('is limited by the person, however many devices they name', async () => {
    const answers = [];
    for (let time = 0; time < 70; time++)
      answers.push((await visit(products[1] ?? '', { as: me, device: randomUUID() })).status);
    expect(answers.slice(0, 60)).toEqual(Array(60).fill(200));
    expect(answers.at(-1)).toBe(429);
  });
});

describe('GET /pagevisits/last-visits of a person', () => {
  it('walks the history by pages and by type', async () => {
    const [first = '', second = '', third = ''] = products;
    for (const id of [first, second, third, first]) await visit(id, { as: me });
    const walked: string[] = [];
    let cursor = '';
    for (let page = 0; page < 3; page++) {
      const response = await app.app.request(`${PATH}/last-visits?type=product&size=1${cursor}`, me);
      const { items, nextCursor } = (await response.json()) as Page<LastVisit>;
      walked.push(...items.map(({ objectId }) => objectId));
      cursor = `&cursor=${nextCursor}`;
    }
    expect(walked).toEqual([first, third, second]);
    expect(await history({ as: me }, '?type=supplier')).toEqual([]);
  });

  it('keeps a bounded number of objects, the latest', async () => {
    const [latest = ''] = products;
    const at = Date.now() - 60_000;
    const rows = Array.from({ length: PERSON_VISITS_MAX }, (_, index) => ({
      personId: me.userId,
      objectType: 'product' as const,
      objectId: uuidv7(),
      visits: 1,
      lastAt: new Date(at + index),
    }));
    await app.db.insert(personVisits).values(rows);
    await visit(latest, { as: me });
    const left = await app.db.select().from(personVisits).where(eq(personVisits.personId, me.userId));
    const ids = new Set(left.map(({ objectId }) => objectId));
    expect(ids.size).toBe(PERSON_VISITS_MAX);
    expect([ids.has(latest), ids.has(rows[0]?.objectId ?? ''), ids.has(rows[1]?.objectId ?? '')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('forgets what is old', async () => {
    await visit(products[0] ?? '', { as: me });
    const later = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000);
    await pruneVisits(app.db, { now: later(399) });
    expect(await history({ as: me })).toHaveLength(1);
    await pruneVisits(app.db, { now: later(401) });
    expect(await history({ as: me })).toEqual([]);
  });

  it('is refused with a token that is over, not answered as the device', async () => {
    await revoke(app, me.cookie);
    const headers = headersOf({ as: me, device: deviceId });
    expect((await app.app.request(`${PATH}/last-visits`, { headers })).status).toBe(401);
  });
});

describe('DELETE /pagevisits/last-visits', () => {
  const clear = async (query = '', as: SignedIn | undefined = me) => {
    const response = await app.app.request(`${PATH}/last-visits${query}`, {
      method: 'DELETE',
      headers: headersOf({ as }),
    });
    return { status: response.status, body: await response.json() };
  };

  it('forgets one type or all of one’s own history, and a repeat forgets nothing', async () => {
    const [one = '', other = ''] = products;
    const somebody = await signIn(app, newPhone());
    for (const as of [me, somebody]) for (const id of [one, other]) await visit(id, { as });
    expect(await clear('?type=supplier')).toEqual({ status: 200, body: { cleared: 0 } });
    expect(await history({ as: me })).toHaveLength(2);
    expect(await clear('?type=product')).toEqual({ status: 200, body: { cleared: 2 } });
    expect(await history({ as: me })).toEqual([]);
    expect(await clear()).toEqual({ status: 200, body: { cleared: 0 } });
    expect(await history({ as: somebody })).toHaveLength(2);
    await visit(one, { as: me });
    expect(await history({ as: me })).toEqual([[one, 1]]);
  });

  it('is for who is signed in, and refuses an unknown type', async () => {
    const response = await app.app.request(`${PATH}/last-visits`, {
      method: 'DELETE',
      headers: headersOf({ device: deviceId }),
    });
    expect(response.status).toBe(401);
    expect(await clear('?type=thing')).toMatchObject({ status: 400, body: { field: 'type' } });
  });
});

describe('POST /pagevisits/join', () => {
  it('moves the device’s history into the person’s, and a repeat changes nothing', async () => {
    const [both = '', ofDevice = '', ofPerson = ''] = products;
    for (const id of [both, both, ofDevice]) await visit(id, { device: deviceId });
    for (const id of [both, ofPerson]) await visit(id, { as: me });
    expect(await join(deviceId, me)).toEqual({ status: 200, body: { joined: 2 } });
    const after = [
      [ofPerson, 1],
      [both, 3],
      [ofDevice, 1],
    ];
    expect(await history({ as: me })).toEqual(after);
    expect(await history({ device: deviceId })).toEqual([]);
    expect(await join(deviceId, me)).toEqual({ status: 200, body: { joined: 0 } });
    expect(await history({ as: me })).toEqual(after);
  });

  it('20 at once, of two people, move each visit once', async () => {
    const [one = '', two = '', three = ''] = products;
    for (const id of [one, two, three, three]) await visit(id, { device: deviceId });
    const other = await signIn(app, newPhone());
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => join(deviceId, index % 2 ? me : other)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(answers.reduce((sum, { body }) => sum + body.joined, 0)).toBe(3);
    const all = [...(await history({ as: me })), ...(await history({ as: other }))];
    expect(all.toSorted()).toEqual(
      [
        [one, 1],
        [two, 1],
        [three, 2],
      ].toSorted(),
    );
  });

  it('loses no visit that is counted meanwhile', async () => {
    const [id = ''] = products;
    const work = Array.from({ length: 20 }, (_, index) =>
      index % 4 === 0 ? join(deviceId, me) : visit(id, index % 2 ? { device: deviceId } : { as: me }),
    );
    const statuses = (await Promise.all(work)).map(({ status }) => status);
    expect(statuses).toEqual(Array(20).fill(200));
    await join(deviceId, me);
    expect(await history({ as: me })).toEqual([[id, 15]]);
    expect(await app.db.select().from(deviceVisits).where(eq(deviceVisits.deviceId, deviceId))).toEqual([]);
  });

  it('is audited once, without the device’s id', async () => {
    await visit(products[0] ?? '', { device: deviceId });
    for (let time = 0; time < 2; time++) await join(deviceId, me);
    const entries = await app.db.select().from(auditEntries).where(eq(auditEntries.objectId, me.userId));
    const joins = entries.filter(({ command }) => command === 'visits.joinDevice');
    expect(joins).toMatchObject([{ details: { joined: 1 } }]);
    expect(JSON.stringify(joins)).not.toContain(deviceId);
  });

  it('is for who is signed in, and says which input is wrong', async () => {
    expect(await join(deviceId)).toMatchObject({ status: 401 });
    expect(await join('1', me)).toMatchObject({ status: 400, body: { field: 'deviceId' } });
    expect(await post('/join', { as: me, device: deviceId }, {})).toMatchObject({
      status: 400,
      body: { field: 'deviceId' },
    });
  });
});
