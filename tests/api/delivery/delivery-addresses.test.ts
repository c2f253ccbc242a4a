import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../../src/contract/problem.ts';
import { deliveryAddresses } from '../../../src/server/delivery/delivery-address.table.ts';
import { seedPlaces } from '../../../src/server/places/seed-places.ts';
import { auditEntries } from '../../../src/server/platform/command/audit-entry.table.ts';
import { buildDeliveryAddresses, exampleForm } from '../../factories/delivery-addresses.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { addressCalls, bodyOf, PATH } from './address-calls.ts';

const PERSIAN = /[؀-ۿ]/;
const [ISFAHAN, ISFAHAN_CITY, TABRIZ_AREA] = ['IR-10', 'IR-c1406', 'IR-c1214-1'];

let app: TestApp;
let me: SignedIn;
let other: SignedIn;
let calls: ReturnType<typeof addressCalls>;

beforeAll(async () => {
  app = await openTestApp();
  await seedPlaces(app.db);
  [me, other] = [await signIn(app, newPhone()), await signIn(app, newPhone())];
  calls = addressCalls(app, me);
});

afterAll(() => app.close());

describe('POST /deliveryaddresses', () => {
  it('saves an address under the id of the device, with one spelling of numbers and the names of places', async () => {
    const clientId = randomUUID();
    const body = bodyOf({ clientId, title: ' دفتر ', receiverPhone: '(۰۲۱) ۸۸۷۷ ۶۶۵۵', postalCode: '۱۴۱۷۶-۴۵۸۱۷' });
    const answer = await calls.call('POST', '', { body });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        id: clientId,
        version: 1,
        title: 'دفتر',
        receiverPhone: '+982188776655',
        postalCode: '1417645817',
        placeNames: { country: 'ایران', state: 'تهران', city: 'تهران', urbanArea: 'منطقهٔ ۶' },
        isDeleted: false,
      },
    });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect((await calls.listOf()).items).toContainEqual(answer.body);
  });

  it('needs neither a district nor a position, and takes a mobile number', async () => {
    const written = await calls.write({
      receiverPhone: '0912 123 4567',
      stateId: ISFAHAN,
      cityId: ISFAHAN_CITY,
      urbanAreaId: undefined,
      plaque: null,
      unit: undefined,
      lat: null,
      lng: undefined,
      note: null,
    });
    expect(written).toMatchObject({
      receiverPhone: '+989121234567',
      urbanAreaId: null,
      placeNames: { city: 'اصفهان', urbanArea: null },
      plaque: null,
      lat: null,
      lng: null,
    });
  });

  it('is one address however often it is sent, with or without an operation id', async () => {
    const body = bodyOf();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => calls.call('POST', '', { body, key: n % 2 ? key : undefined })),
    );
    // A repeat that meets the running call may be told to wait.
    for (const { status } of answers) expect([201, 409]).toContain(status);
    expect(await app.db.$count(deliveryAddresses, eq(deliveryAddresses.id, body.clientId))).toBe(1);
    expect(await app.db.$count(auditEntries, eq(auditEntries.objectId, body.clientId))).toBe(1);
  });

  it('refuses the id of another’s address', async () => {
    const { id } = await calls.write();
    expect(await calls.call('POST', '', { body: bodyOf({ clientId: id }), as: other })).toMatchObject({
      status: 409,
      body: { code: 'id_taken' },
    });
  });

  it('refuses a caller who is not signed in', async () => {
    const { status, body } = await app.post<Problem>(PATH, bodyOf());
    expect({ status, body }).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  });

  it.each([
    ['clientId', { clientId: 1 }],
    ['title', { title: ' ' }],
    ['title', { title: 'ن'.repeat(61) }],
    ['receiverName', { receiverName: null }],
    ['receiverPhone', { receiverPhone: '۸۸۷۷۶۶۵۵' }],
    ['receiverPhone', { receiverPhone: '+442071838750' }],
    ['street', { street: undefined }],
    ['street', { street: 'ن'.repeat(501) }],
    ['plaque', { plaque: 'ن'.repeat(21) }],
    ['note', { note: 'ن'.repeat(1_001) }],
    ['postalCode', { postalCode: '۱۴۱۷۶۴۵۸۱' }],
    ['postalCode', { postalCode: '1111111111' }],
    ['countryId', { countryId: 'ایران' }],
    ['urbanAreaId', { urbanAreaId: '' }],
    ['lat', { lat: 51.4 }],
    ['lng', { lng: 35.7 }],
    ['lat', { lat: null }],
    ['lng', { lng: undefined }],
    ['lng', { lng: '51.4' }],
  ])('refuses a wrong %s', async (field, more) => {
    expect(await calls.call('POST', '', { body: bodyOf(more) })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', details: [{ field, message: expect.stringMatching(PERSIAN) }] },
    });
  });

  it.each([
    ['countryId', { countryId: 'IQ' }],
    ['stateId', { stateId: 'IR-99' }],
    ['cityId', { cityId: ISFAHAN_CITY }],
    ['cityId', { stateId: ISFAHAN }],
    ['cityId', { cityId: 'IR-c1' }],
    ['urbanAreaId', { urbanAreaId: TABRIZ_AREA }],
    ['urbanAreaId', { urbanAreaId: 'IR-c1576-99' }],
  ])('refuses a %s that is unknown or elsewhere', async (field, more) => {
    expect(await calls.call('POST', '', { body: bodyOf(more) })).toMatchObject({
      status: 422,
      body: { code: 'place_unknown', field, message: expect.stringMatching(PERSIAN) },
    });
  });

  it('takes no owner, version, time or choice from the caller', async () => {
    const written = await calls.write({
      personId: other.userId,
      version: 9,
      createdAt: '2000-01-01T00:00:00Z',
      isDefault: true,
      isDeleted: true,
    });
    expect(written).toMatchObject({ version: 1, isDefault: false, isDeleted: false });
    const [row] = await app.db.select().from(deliveryAddresses).where(eq(deliveryAddresses.id, written.id));
    expect(row).toMatchObject({ personId: me.userId, deletedAt: null });
    expect(row?.createdAt.getFullYear()).toBeGreaterThan(2020);
  });

  it('keeps fifty addresses of a person, also of many sent at once', async () => {
    const as = await signIn(app, newPhone());
    await buildDeliveryAddresses(app.db, as.userId, 47);
    const answers = await Promise.all(Array.from({ length: 8 }, () => calls.call('POST', '', { as, body: bodyOf() })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 422, 422, 422, 422, 422]);
    const { body } = await calls.call('POST', '', { as, body: bodyOf() });
    expect(body).toMatchObject({ code: 'too_many_addresses', message: expect.stringMatching(PERSIAN) });
    const [{ id } = { id: '' }] = (await calls.listOf('', { as })).items;
    await calls.remove(id, 1, { as });
    await calls.write({}, { as });
  });
});

describe('PUT /deliveryaddresses/{id}', () => {
  it('replaces what the address says, and nothing else', async () => {
    const { id, isDefault, createdAt } = await calls.write();
    app.wait(1_000);
    const body = { ...exampleForm, title: 'کارگاه', note: undefined, isDefault: true, personId: other.userId };
    expect(await calls.call('PUT', `/${id}`, { body, version: 1 })).toMatchObject({
      status: 200,
      body: { id, version: 2, title: 'کارگاه', note: null, isDefault, createdAt },
    });
    const [row] = await app.db.select().from(deliveryAddresses).where(eq(deliveryAddresses.id, id));
    expect(row?.personId).toBe(me.userId);
  });

  it('refuses an edit of an older version, and accepts the same form again', async () => {
    const { id } = await calls.write();
    const edit = (title: string) => calls.call('PUT', `/${id}`, { body: { ...exampleForm, title }, version: 1 });
    expect((await edit('دو')).status).toBe(200);
    expect(await edit('سه')).toMatchObject({ status: 412, body: { code: 'precondition_failed' } });
    expect(await edit('دو')).toMatchObject({ status: 200, body: { version: 2 } });
  });

  it('lets one of many edits at once win', async () => {
    const { id } = await calls.write();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        calls.call('PUT', `/${id}`, { body: { ...exampleForm, title: `عنوان ${number}` }, version: 1 }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...new Array(9).fill(412)]);
  });

  it('needs the version that was seen, and checks the form as at first', async () => {
    const { id } = await calls.write();
    const put = (more: object, options = {}) =>
      calls.call('PUT', `/${id}`, { body: { ...exampleForm, ...more }, ...options });
    expect((await put({})).status).toBe(428);
    expect((await put({}, { version: 'x' })).status).toBe(400);
    expect(await put({ lat: null }, { version: 1 })).toMatchObject({ status: 400, body: { field: 'lat' } });
    expect(await put({ stateId: ISFAHAN }, { version: 1 })).toMatchObject({ status: 422, body: { field: 'cityId' } });
  });
});

describe('the addresses of another', () => {
  it('answer like absent ones', async () => {
    const { id } = await calls.write();
    for (const [method, path, options] of [
      ['PUT', '', { body: exampleForm, version: 1 }],
      ['DELETE', '', { version: 1 }],
      ['POST', '/selected', {}],
    ] as const) {
      const [theirs, none] = await Promise.all(
        [id, randomUUID()].map((one) => calls.call(method, `/${one}${path}`, { ...options, as: other })),
      );
      expect(theirs?.status).toBe(404);
      expect({ ...theirs?.body, traceId: '' }).toEqual({ ...none?.body, traceId: '' });
    }
  });

  it('are in no list, also with a cursor of mine', async () => {
    for (const title of ['یک', 'دو']) await calls.write({ title });
    const { nextCursor } = await calls.listOf('size=1');
    expect((await calls.listOf(`cursor=${nextCursor}`, { as: other })).items).toEqual([]);
    expect((await calls.call('GET', '/default', { as: other })).status).toBe(404);
  });
});
