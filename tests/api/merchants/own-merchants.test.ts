import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MerchantCard } from '../../../src/contract/merchants/merchant.ts';
import type { Page } from '../../../src/contract/page.ts';
import { merchants } from '../../../src/server/merchants/merchant.table.ts';
import { seedPlaces } from '../../../src/server/places/seed-places.ts';
import { auditEntries } from '../../../src/server/platform/command/audit-entry.table.ts';
import { buildMerchant } from '../../factories/merchants.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { walkPages } from '../../setup/walk-pages.ts';
import { bodyOf, formOf, merchantCalls, PATH, signInOperator } from './own-merchant-calls.ts';

const PERSIAN = /[؀-ۿ]/;

let app: TestApp;
let me: SignedIn;
let other: SignedIn;
let operator: SignedIn;
let calls: ReturnType<typeof merchantCalls>;

beforeAll(async () => {
  app = await openTestApp();
  await seedPlaces(app.db);
  [me, other] = [await signIn(app, newPhone()), await signIn(app, newPhone())];
  operator = await signInOperator(app);
  calls = merchantCalls(app, me);
});

afterAll(() => app.close());

describe('POST /merchants', () => {
  it('makes a draft that belongs to the caller', async () => {
    const body = bodyOf({ name: '  بازرگانی   آذرپارت ' });
    const answer = await calls.call('POST', PATH, { body });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        id: body.clientId,
        version: 1,
        name: 'بازرگانی آذرپارت',
        slug: 'بازرگانی-آذرپارت',
        status: 'draft',
        statusReason: null,
        supplierId: null,
        city: { id: 'IR-c1576', name: 'تهران' },
      },
    });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect((await calls.list()).map(({ id }) => id)).toContain(body.clientId);
    expect(await calls.list('', { as: other })).toEqual([]);
  });

  it('is one merchant however often it is sent', async () => {
    const body = bodyOf();
    const answers = await Promise.all(Array.from({ length: 10 }, () => calls.call('POST', PATH, { body })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await app.db.$count(merchants, eq(merchants.id, body.clientId))).toBe(1);
    expect(await app.db.$count(auditEntries, eq(auditEntries.objectId, body.clientId))).toBe(1);
  });

  it('takes no owner, supplier, status or conditions from the caller', async () => {
    const forged = { ownerPersonId: other.userId, status: 'confirmed', statusReason: 'x', slug: 'x', version: 9 };
    const body = bodyOf({ ...forged, id: randomUUID(), supplierId: randomUUID(), nameKey: 'x', minOrderRial: 5 });
    const { status } = await calls.call('POST', PATH, { body });
    expect(status).toBe(201);
    const [row] = await app.db.select().from(merchants).where(eq(merchants.id, body.clientId));
    expect(row).toMatchObject({
      ownerPersonId: me.userId,
      supplierId: null,
      status: 'draft',
      statusReason: null,
      version: 1,
      minOrderRial: 0,
    });
    expect(row?.nameKey).not.toBe('x');
  });

  it('refuses the id of another’s merchant', async () => {
    const { id } = await calls.make();
    const body = bodyOf({ clientId: id });
    expect(await calls.call('POST', PATH, { body, as: other })).toMatchObject({
      status: 409,
      body: { code: 'id_taken' },
    });
  });

  it('has a bound', async () => {
    const many = await signIn(app, newPhone());
    for (let n = 0; n < 19; n += 1)
      await buildMerchant(app.db, `انبوه ${randomUUID()}`, { ownerPersonId: many.userId });
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => calls.call('POST', PATH, { body: bodyOf(), as: many })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({ code: 'too_many_merchants' });
  });

  it.each([
    ['clientId', { clientId: 1 }],
    ['name', { name: ' ' }],
    ['name', { name: 'ن'.repeat(121) }],
    ['kind', { kind: 'state' }],
    ['phones.0', { phones: ['۸۸۷۷۶۶۵۵'] }],
    ['phones', { phones: Array(6).fill('021-88776655') }],
    ['website', { website: 'javascript:alert(1)' }],
    ['website', { website: 'shop.example' }],
    ['website', { website: 'https://bank.example@shop.example' }],
    ['website', { website: 'https://shop.example#' }],
    ['name', { name: '\u202e\u200f\u2066' }],
    ['cityId', { cityId: 'تهران' }],
  ])('refuses a wrong %s', async (field, more) => {
    expect(await calls.call('POST', PATH, { body: bodyOf(more) })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', field, message: expect.stringMatching(PERSIAN) },
    });
  });

  it('refuses a city that does not exist', async () => {
    expect(await calls.call('POST', PATH, { body: bodyOf({ cityId: 'IR-c9999' }) })).toMatchObject({
      status: 422,
      body: { field: 'cityId' },
    });
  });
});

describe('PUT /merchants/{id}', () => {
  const put = (id: string, version: number, body: object, as = me) =>
    calls.call('PUT', `${PATH}/${id}`, { body, version, as });

  it('replaces what the merchant says of itself, once for a form that is sent again', async () => {
    const { id } = await calls.make();
    const form = formOf({ phones: [], website: null, cityId: null });
    expect(await put(id, 1, form)).toMatchObject({ status: 200, body: { version: 2, phones: [], city: null } });
    expect(await put(id, 1, form)).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await put(id, 1, formOf())).toMatchObject({ status: 412 });
    expect((await calls.call('PUT', `${PATH}/${id}`, { body: form })).status).toBe(428);
  });

  it('keeps its own name in another spelling, and takes no other’s', async () => {
    const { id } = await calls.make({ name: 'پارس ابزار جنوب' });
    await calls.submit({ name: 'پارس ابزار شمال' });
    expect((await put(id, 1, formOf({ name: 'پارس‌ابزار جنوب' }))).status).toBe(200);
    expect(await put(id, 2, formOf({ name: 'پارس ابزارِ شمال' }))).toMatchObject({
      status: 422,
      body: { code: 'name_taken', field: 'name' },
    });
  });

  it('is closed while an operator decides; a confirmed one keeps its name and kind', async () => {
    const { id, name } = await calls.make();
    await calls.move(id, 'submit');
    expect(await put(id, 2, formOf({ name }))).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await put(id, 2, formOf())).toMatchObject({ status: 423, body: { code: 'merchant_locked' } });
    await calls.move(id, 'confirm', { as: operator });
    expect(await put(id, 3, formOf())).toMatchObject({ status: 423, body: { field: 'name' } });
    expect(await put(id, 3, formOf({ name, kind: 'person' }))).toMatchObject({ status: 423, body: { field: 'kind' } });
    const phones = ['09121234567'];
    expect(await put(id, 3, formOf({ name, phones }))).toMatchObject({ status: 200, body: { phones, version: 4 } });
    const { body } = await app.get<Page<MerchantCard>>(`${PATH}/confirmed?size=100`);
    expect(body.items.find((card) => card.id === id)).toMatchObject({ phones });
  });

  it('is refused to an operator, who sees the merchant, and absent for others', async () => {
    const { id } = await calls.make();
    expect((await put(id, 1, formOf(), operator)).status).toBe(403);
    expect((await put(id, 1, formOf(), other)).status).toBe(404);
  });
});

describe('GET /merchants', () => {
  it('pages through everybody’s for an operator, and refuses it to others', async () => {
    const waiting = await calls.make();
    await calls.move(waiting.id, 'submit');
    const query = 'scope=all&status=waitingConfirm';
    expect(await calls.call('GET', `${PATH}?${query}`)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body }: { body: Page<{ id: string; status: string }> } = await calls.call<
        Page<{ id: string; status: string }>
      >('GET', `${PATH}?${query}&size=1${cursor && `&cursor=${cursor}`}`, { as: operator });
      expect(body.items.map(({ status }) => status)).toEqual(['waitingConfirm']);
      seen.push(...body.items.map(({ id }) => id));
      cursor = body.nextCursor;
    }
    expect(seen).toContain(waiting.id);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('shows an operator without merchants none as theirs', async () => {
    const newcomer = await signInOperator(app);
    expect(await calls.list('', { as: newcomer })).toEqual([]);
    expect((await calls.list('scope=all', { as: newcomer })).length).toBeGreaterThan(0);
  });

  it.each(['scope=their', 'status=open', 'cursor=WyJ4IiwieSJd'])('refuses ?%s', async (query) => {
    const field = query.split('=')[0];
    expect(await calls.call('GET', `${PATH}?${query}`)).toMatchObject({ status: 400, body: { field } });
  });
});

describe('GET /merchants/{id}', () => {
  it('has the version and the conditions of sale, for the owner and an operator', async () => {
    const { id } = await calls.make();
    for (const as of [me, operator]) {
      const { status, body, headers } = await calls.call('GET', `${PATH}/${id}`, { as });
      expect({ status, body }).toMatchObject({ status: 200, body: { id, saleSetting: { minOrderAmount: 0 } } });
      expect(headers.get('etag')).toBe('"1"');
    }
    expect((await calls.call('GET', `${PATH}/${id}`, { as: other })).status).toBe(404);
  });
});

describe('GET /merchants/confirmed', () => {
  it('pages through confirmed merchants by name, and through no others', async () => {
    for (const name of ['ت سه', 'الف یک', 'ب دو']) await buildMerchant(app.db, name);
    const draft = await calls.make({ name: 'پیش‌نویس' });
    const all = await walkPages<MerchantCard>(app, `${PATH}/confirmed`, 2);
    const names = all.map(({ name }) => name);
    expect(names.filter((name) => ['ت سه', 'الف یک', 'ب دو'].includes(name))).toEqual(['الف یک', 'ب دو', 'ت سه']);
    expect(all.map(({ id }) => id)).not.toContain(draft.id);
  });
});
