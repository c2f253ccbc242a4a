import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SALE_CITIES_MAX, type SaleSetting } from '../../../src/contract/merchants/sale-setting.ts';
import { merchants } from '../../../src/server/merchants/merchant.table.ts';
import { saleCities } from '../../../src/server/merchants/sale/sale-city.table.ts';
import { cities } from '../../../src/server/places/place.table.ts';
import { seedPlaces } from '../../../src/server/places/seed-places.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { merchantCalls, PATH, SETTING, signInOperator } from './own-merchant-calls.ts';

const [TEHRAN, ISFAHAN] = ['IR-c1576', 'IR-c1406'];

let app: TestApp;
let me: SignedIn;
let operator: SignedIn;
let calls: ReturnType<typeof merchantCalls>;

beforeAll(async () => {
  app = await openTestApp();
  await seedPlaces(app.db);
  me = await signIn(app, newPhone());
  operator = await signInOperator(app);
  calls = merchantCalls(app, me);
});

afterAll(() => app.close());

const settingOf = (merchantId: string, more: object = {}) => ({
  merchantId,
  minOrderAmount: 50_000_000,
  workingHours: [
    { weekday: 'sat', opens: '08:00', closes: '16:30' },
    { weekday: 'thu', opens: '08:00', closes: '12:00' },
  ],
  autoAccept: true,
  preparationDays: 3,
  vatIncluded: false,
  saleCities: [
    { cityId: ISFAHAN, cost: 900_000, leadDays: 2 },
    { cityId: TEHRAN, cost: 0, leadDays: 1 },
  ],
  ...more,
});

const put = (body: object, version: number, as = me) => calls.call('PUT', SETTING, { body, version, as });
const read = (merchantId: string) => app.get<SaleSetting>(`${SETTING}?merchantId=${merchantId}`);

describe('PUT /merchantsalesetting', () => {
  it('replaces the conditions, which the public sees once the merchant is confirmed', async () => {
    const { id } = await calls.make();
    expect(await put(settingOf(id), 1)).toMatchObject({
      status: 200,
      body: { id, version: 2, saleSetting: { merchantId: id, minOrderAmount: 50_000_000, autoAccept: true } },
    });
    expect((await read(id)).status).toBe(404);
    await calls.move(id, 'submit');
    await calls.move(id, 'confirm', { as: operator });
    expect(await read(id)).toMatchObject({
      status: 200,
      body: {
        currency: 'IRR',
        preparationDays: 3,
        vatIncluded: false,
        workingHours: [{ weekday: 'sat' }, { weekday: 'thu', closes: '12:00' }],
        saleCities: [
          { city: { id: TEHRAN, name: 'تهران' }, cost: 0, leadDays: 1 },
          { city: { id: ISFAHAN }, cost: 900_000, leadDays: 2 },
        ],
      },
    });
    const without = settingOf(id, { saleCities: [], workingHours: [] });
    expect(await put(without, 4)).toMatchObject({ status: 200, body: { version: 5 } });
    expect((await read(id)).body).toMatchObject({ saleCities: [], workingHours: [] });
    expect(await app.db.$count(saleCities, eq(saleCities.merchantId, id))).toBe(0);
  });

  it('is one change for a form that is sent again, and refuses an older version or none', async () => {
    const { id } = await calls.make();
    for (let time = 0; time < 2; time += 1)
      expect(await put(settingOf(id), 1)).toMatchObject({ status: 200, body: { version: 2 } });
    expect((await put(settingOf(id, { preparationDays: 4 }), 1)).status).toBe(412);
    expect((await calls.call('PUT', SETTING, { body: settingOf(id) })).status).toBe(428);
  });

  it('keeps one of two forms that are sent at once', async () => {
    const { id } = await calls.make();
    const answers = await Promise.all([1, 2, 3].map((n) => put(settingOf(id, { preparationDays: n }), 1)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412]);
  });

  it('changes nothing else of the merchant', async () => {
    const { id } = await calls.make();
    await put(settingOf(id, { status: 'confirmed', name: 'x', ownerPersonId: operator.userId, supplierId: id }), 1);
    const [row] = await app.db.select().from(merchants).where(eq(merchants.id, id));
    expect(row).toMatchObject({ status: 'draft', ownerPersonId: me.userId, supplierId: null });
    expect(row?.name).not.toBe('x');
  });

  it('is for the owner: refused to an operator, absent for others; closed while suspended', async () => {
    const { id } = await calls.make();
    expect((await put(settingOf(id), 1, operator)).status).toBe(403);
    expect((await put(settingOf(id), 1, await signIn(app, newPhone()))).status).toBe(404);
    await app.db.update(merchants).set({ status: 'suspended' }).where(eq(merchants.id, id));
    expect(await put(settingOf(id), 1)).toMatchObject({ status: 423, body: { code: 'merchant_locked' } });
  });

  it.each([
    ['minOrderAmount', { minOrderAmount: -1 }],
    ['minOrderAmount', { minOrderAmount: 1.5 }],
    ['preparationDays', { preparationDays: 61 }],
    ['autoAccept', { autoAccept: 'yes' }],
    ['workingHours.0.closes', { workingHours: [{ weekday: 'sat', opens: '16:00', closes: '08:00' }] }],
    ['workingHours.0.opens', { workingHours: [{ weekday: 'sat', opens: '25:00', closes: '26:00' }] }],
    ['workingHours', { workingHours: ['08:00', '09:00'].map((opens) => ({ weekday: 'sat', opens, closes: '12:00' })) }],
    ['saleCities', { saleCities: [1, 2].map((leadDays) => ({ cityId: TEHRAN, cost: 0, leadDays })) }],
    ['saleCities.0.leadDays', { saleCities: [{ cityId: TEHRAN, cost: 0, leadDays: 91 }] }],
  ])('refuses a wrong %s', async (field, more) => {
    const { id } = await calls.make({}, { as: operator });
    expect(await put(settingOf(id, more), 1, operator)).toMatchObject({ status: 400, body: { field } });
    await app.db.delete(merchants).where(eq(merchants.id, id));
  });

  it('takes as many cities as it may, and refuses one more, and one that does not exist', async () => {
    const { id } = await calls.make();
    const rows = await app.db
      .select({ cityId: cities.id })
      .from(cities)
      .limit(SALE_CITIES_MAX + 1);
    const given = rows.map(({ cityId }) => ({ cityId, cost: 1, leadDays: 1 }));
    const fitting = settingOf(id, { saleCities: given.slice(0, SALE_CITIES_MAX) });
    const { status, body } = await put(fitting, 1);
    expect({ status, cities: body.saleSetting.saleCities.length }).toEqual({ status: 200, cities: SALE_CITIES_MAX });
    expect(await put(settingOf(id, { saleCities: given }), 2)).toMatchObject({
      status: 400,
      body: { field: 'saleCities' },
    });
    const unknown = [given[0], { cityId: 'IR-c9999', cost: 1, leadDays: 1 }];
    expect(await put(settingOf(id, { saleCities: unknown }), 2)).toMatchObject({
      status: 422,
      body: { field: 'saleCities.1.cityId' },
    });
    expect((await calls.call('GET', `${PATH}/${id}`)).body.saleSetting.saleCities).toHaveLength(SALE_CITIES_MAX);
  });
});

describe('GET /merchantsalesetting', () => {
  it('answers 404 for an unknown merchant and 400 without one', async () => {
    expect((await read('01940000-0000-7000-8000-000000000000')).status).toBe(404);
    expect(await app.get(SETTING)).toMatchObject({ status: 400, body: { field: 'merchantId' } });
  });
});
