import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LegalAddress } from '../../../src/contract/account/legal-address.ts';
import type { Page } from '../../../src/contract/page.ts';
import type { Problem } from '../../../src/contract/problem.ts';
import { legalAddresses } from '../../../src/server/account/address/legal-address.table.ts';
import { seedPlaces } from '../../../src/server/places/seed-places.ts';
import { auditEntries } from '../../../src/server/platform/command/audit-entry.table.ts';
import { buildLegalAddresses, legalForm } from '../../factories/legal-addresses.ts';
import { type CallOptions, callAs } from '../../setup/call-as.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

const PERSIAN = /[؀-ۿ]/;
const ISFAHAN_CITY = 'IR-c1406';

let app: TestApp;
let me: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  app = await openTestApp();
  await seedPlaces(app.db);
  other = await signIn(app, newPhone());
});

/** Each test is of a person without addresses. */
beforeEach(async () => {
  me = await signIn(app, newPhone());
});

afterAll(() => app.close());

interface Options extends CallOptions {
  as?: SignedIn;
  /** Whose addresses. @default mine */
  of?: string;
}

const call = <Body = LegalAddress & Problem>(method: string, { as = me, of = me.userId, ...options }: Options = {}) =>
  callAs<Body>(app, as, `${method} /persons/${of}/addresses`, options);

const bodyOf = (more: object = {}) => ({ clientId: randomUUID(), ...legalForm, ...more });
const add = async (more: object = {}): Promise<LegalAddress> => (await call('POST', { body: bodyOf(more) })).body;
const edit = (addressId: string, more: object, version?: number) =>
  call('PUT', { body: { addressId, ...legalForm, ...more }, version });
const remove = (addressId: string, version?: number) => call('DELETE', { body: { addressId }, version });
const listOf = async (query = '') =>
  (await callAs<Page<LegalAddress>>(app, me, `GET /persons/${me.userId}/addresses?${query}`)).body;

describe('POST /persons/{id}/addresses', () => {
  it('saves an address under the id of the client, with one spelling of numbers and the names of places', async () => {
    const body = bodyOf({ title: ' کارخانه ', phone: '(۰۲۱) ۸۸۷۷ ۶۶۵۵', postalCode: '۱۴۱۷۶-۴۵۸۱۷' });
    const answer = await call('POST', { body });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        id: body.clientId,
        version: 1,
        title: 'کارخانه',
        phone: '+982188776655',
        postalCode: '1417645817',
        placeNames: { state: 'تهران', city: 'تهران', urbanArea: 'منطقهٔ ۶' },
        isDeleted: false,
      },
    });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect((await listOf()).items).toEqual([answer.body]);
  });

  it('is one address however often it is sent at once', async () => {
    const body = bodyOf();
    const answers = await Promise.all(Array.from({ length: 10 }, () => call('POST', { body })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await app.db.$count(legalAddresses, eq(legalAddresses.id, body.clientId))).toBe(1);
    expect(await app.db.$count(auditEntries, eq(auditEntries.objectId, body.clientId))).toBe(1);
  });

  it('refuses the id of another’s address', async () => {
    const { id } = await add();
    const body = bodyOf({ clientId: id });
    expect(await call('POST', { as: other, of: other.userId, body })).toMatchObject({
      status: 409,
      body: { code: 'id_taken' },
    });
  });

  it.each([
    ['clientId', { clientId: 1 }],
    ['title', { title: ' ' }],
    ['phone', { phone: '۸۸۷۷۶۶۵۵' }],
    ['street', { street: undefined }],
    ['postalCode', { postalCode: '1111111111' }],
    ['cityId', { cityId: '' }],
  ])('refuses a wrong %s', async (field, more) => {
    expect(await call('POST', { body: bodyOf(more) })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', details: [{ field, message: expect.stringMatching(PERSIAN) }] },
    });
  });

  it('refuses a city of another state', async () => {
    expect(await call('POST', { body: bodyOf({ cityId: ISFAHAN_CITY }) })).toMatchObject({
      status: 422,
      body: { code: 'place_unknown', field: 'cityId' },
    });
  });

  it('takes no owner, version or time from the caller', async () => {
    const sent = { personId: other.userId, version: 9, createdAt: '2000-01-01T00:00:00Z', isDeleted: true };
    const made = await add(sent);
    expect(made).toMatchObject({ version: 1, isDeleted: false });
    const [row] = await app.db.select().from(legalAddresses).where(eq(legalAddresses.id, made.id));
    expect(row).toMatchObject({ personId: me.userId, deletedAt: null });
    expect(row?.createdAt.getFullYear()).toBeGreaterThan(2020);
  });

  it('keeps fifty addresses of a person, also of many sent at once', async () => {
    await buildLegalAddresses(app.db, me.userId, 47);
    const answers = await Promise.all(Array.from({ length: 8 }, () => call('POST', { body: bodyOf() })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 422, 422, 422, 422, 422]);
    const { body } = await call('POST', { body: bodyOf() });
    expect(body).toMatchObject({ code: 'too_many_addresses', message: expect.stringMatching(PERSIAN) });
  });
});

describe('PUT /persons/{id}/addresses', () => {
  it('replaces what the address says, and nothing else', async () => {
    const { id, createdAt } = await add();
    const answer = await edit(id, { title: 'کارخانه', phone: undefined, personId: other.userId }, 1);
    expect(answer).toMatchObject({ status: 200, body: { id, version: 2, title: 'کارخانه', phone: null, createdAt } });
    const [row] = await app.db.select().from(legalAddresses).where(eq(legalAddresses.id, id));
    expect(row?.personId).toBe(me.userId);
  });

  it('refuses an edit of an older version or of none, and accepts the same form again', async () => {
    const { id } = await add();
    expect((await edit(id, { title: 'دو' }, 1)).status).toBe(200);
    expect((await edit(id, { title: 'سه' }, 1)).status).toBe(412);
    expect((await edit(id, { title: 'سه' })).status).toBe(428);
    expect(await edit(id, { title: 'دو' }, 1)).toMatchObject({ status: 200, body: { version: 2 } });
  });

  it('lets one of many edits at once win', async () => {
    const { id } = await add();
    const titles = Array.from({ length: 8 }, (_, number) => `عنوان ${number}`);
    const answers = await Promise.all(titles.map((title) => edit(id, { title }, 1)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...new Array(7).fill(412)]);
  });
});

describe('DELETE /persons/{id}/addresses', () => {
  it('erases what the address says, once, and does not bring it back', async () => {
    const body = bodyOf();
    await call('POST', { body });
    expect((await remove(body.clientId)).status).toBe(428);
    expect((await remove(body.clientId, 2)).status).toBe(412);
    const removed = await remove(body.clientId, 1);
    expect(removed).toMatchObject({
      status: 200,
      body: { version: 2, title: '', phone: null, street: '', postalCode: '', urbanAreaId: null, isDeleted: true },
    });
    expect(await remove(body.clientId, 1)).toMatchObject({ status: 200, body: removed.body });
    expect(await call('POST', { body })).toMatchObject({ status: 201, body: { isDeleted: true, title: '' } });
    expect((await edit(body.clientId, {}, 2)).status).toBe(404);
    expect((await listOf()).items).toEqual([]);
  });
});

describe('GET /persons/{id}/addresses', () => {
  it('pages through the addresses, the latest added first', async () => {
    const ids = (await buildLegalAddresses(app.db, me.userId, 3)).toReversed();
    const first = await listOf('size=2');
    expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const second = await listOf(`size=2&cursor=${first.nextCursor}`);
    expect(second).toMatchObject({ items: [{ id: ids[2] }], nextCursor: null });
  });
});

describe('the addresses of another', () => {
  it('answer like those of nobody, by every method', async () => {
    const { id } = await add();
    for (const [method, options] of [
      ['GET', {}],
      ['POST', { body: bodyOf() }],
      ['PUT', { body: { addressId: id, ...legalForm }, version: 1 }],
      ['DELETE', { body: { addressId: id }, version: 1 }],
    ] as const) {
      const mine = await call(method, { as: other, ...options });
      const none = await call(method, { as: other, of: randomUUID(), ...options });
      expect(mine.status).toBe(404);
      expect({ ...mine.body, traceId: '' }).toEqual({ ...none.body, traceId: '' });
    }
  });

  it('are not reached through one’s own path', async () => {
    const { id } = await add();
    const own = { as: other, of: other.userId };
    for (const [method, more] of [
      ['PUT', legalForm],
      ['DELETE', {}],
    ] as const) {
      const theirs = await call(method, { ...own, body: { addressId: id, ...more }, version: 1 });
      const none = await call(method, { ...own, body: { addressId: randomUUID(), ...more }, version: 1 });
      expect(theirs.status).toBe(404);
      expect({ ...theirs.body, traceId: '' }).toEqual({ ...none.body, traceId: '' });
    }
    expect((await listOf()).items).toMatchObject([{ id, version: 1 }]);
  });
});
