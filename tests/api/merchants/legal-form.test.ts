import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OwnLegalForm } from '../../../src/contract/merchants/legal-form.ts';
import type { Problem } from '../../../src/contract/problem.ts';
import { merchantLegalForms } from '../../../src/server/merchants/legal/legal-form.table.ts';
import { findLegalForm } from '../../../src/server/merchants/legal/read.ts';
import { merchants } from '../../../src/server/merchants/merchant.table.ts';
import { seedPlaces } from '../../../src/server/places/seed-places.ts';
import { auditEntries } from '../../../src/server/platform/command/audit-entry.table.ts';
import { callAs } from '../../setup/call-as.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { openMerchant } from './agent-calls.ts';
import { signInOperator } from './own-merchant-calls.ts';

const TEHRAN = 'IR-c1576';

let app: TestApp;
let operator: SignedIn;
let shop: Awaited<ReturnType<typeof openMerchant>>;

beforeAll(async () => {
  app = await openTestApp();
  await seedPlaces(app.db);
  operator = await signInOperator(app);
});

beforeEach(async () => {
  shop = await openMerchant(app);
});

afterAll(() => app.close());

const companyOf = (more: object = {}) => ({
  kind: 'company',
  legalName: ' شرکت آذرپارت  صنعت ',
  nationalId: '۱۰۳۸۰۲۸۴۷۹۰',
  cityId: TEHRAN,
  street: 'خیابان کارگر شمالی، پلاک ۱۲',
  postalCode: '۱۴۱۷۶-۴۵۸۱۷',
  phone: '۰۲۱-۸۸۷۷۶۶۵۵',
  ...more,
});
const personOf = (more: object = {}) =>
  companyOf({ kind: 'person', nationalId: '٠٠١٣٥٤٢٤١٩', economicCode: '۴۱۱۳۴۵۶۷۸۹۰۱۲۳', ...more });

const path = () => `/merchants/${shop.merchantId}/legal-form`;
const put = (body: object, version?: number, as = shop.owner) =>
  callAs<OwnLegalForm & Problem>(app, as, `PUT ${path()}`, { body, version });
const get = (as = shop.owner) => callAs<OwnLegalForm & Problem>(app, as, `GET ${path()}`);
const stored = () => findLegalForm(app.db, shop.merchantId);

describe('PUT /merchants/{id}/legal-form', () => {
  it('is written the first time without a version, and stored in one spelling', async () => {
    expect((await get()).body).toEqual({ merchantId: shop.merchantId, version: 0, form: null });
    expect(await stored()).toBeUndefined();
    const { status, body } = await put(companyOf());
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        version: 1,
        form: {
          kind: 'company',
          legalName: 'شرکت آذرپارت صنعت',
          nationalId: '10380284790',
          economicCode: '10380284790',
          city: { id: TEHRAN, title: 'تهران' },
          postalCode: '1417645817',
          phone: '+982188776655',
        },
      },
    });
    const read = await get();
    expect([read.body, read.headers.get('etag')]).toEqual([body, '"1"']);
    expect(await stored()).toEqual(body.form);
    expect(await app.db.$count(auditEntries, eq(auditEntries.objectId, shop.merchantId))).toBe(1);
  });

  it('keeps a person with the national code and fourteen digits', async () => {
    expect((await put(personOf())).body.form).toMatchObject({
      kind: 'person',
      nationalId: '0013542419',
      economicCode: '41134567890123',
    });
  });

  it('replaces the version that was seen, and no other', async () => {
    await put(companyOf(), 0);
    expect((await put(companyOf({ street: 'بلوار' }))).status).toBe(428);
    for (const version of [0, 2]) expect((await put(companyOf({ street: 'بلوار' }), version)).status).toBe(412);
    expect(await put(personOf(), 1)).toMatchObject({ status: 200, body: { version: 2, form: { kind: 'person' } } });
    expect((await put(companyOf(), 1)).status).toBe(412);
  });

  it('takes no version that nothing has', async () => {
    expect((await put(companyOf(), 1)).status).toBe(412);
    expect(await stored()).toBeUndefined();
  });

  it('sent again, because the answer was lost, changes nothing', async () => {
    const { body } = await put(companyOf());
    expect(await put(companyOf())).toMatchObject({ status: 200, body });
    expect(await put(companyOf({ nationalId: '10380284790', postalCode: '1417645817' }), 0)).toMatchObject({ body });
    expect(await app.db.$count(auditEntries, eq(auditEntries.objectId, shop.merchantId))).toBe(1);
  });

  it('is written once by two at a time', async () => {
    const answers = await Promise.all(['یک', 'دو'].map((street) => put(companyOf({ street }))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 428]);
  });

  it.each<[string, object, string, RegExp]>([
    ['a wrong check digit of a company', companyOf({ nationalId: '10380284792' }), 'nationalId', /شناسهٔ ملی شرکت/],
    ['a person’s code as a company’s', companyOf({ nationalId: '0013542419' }), 'nationalId', /شناسهٔ ملی شرکت/],
    [
      'another economic code of a company',
      companyOf({ economicCode: '14005893875' }),
      'economicCode',
      /همان شناسهٔ ملی/,
    ],
    ['a wrong check digit of a person', personOf({ nationalId: '0013542418' }), 'nationalId', /کد ملی درست نیست/],
    ['no economic code of a person', personOf({ economicCode: '' }), 'economicCode', /چهارده رقم/],
    ['twelve digits of a person', personOf({ economicCode: '411345678901' }), 'economicCode', /چهارده رقم/],
    ['a postal code with a 0 in front', companyOf({ postalCode: '0417645817' }), 'postalCode', /کد پستی درست نیست/],
    ['a phone without its area', companyOf({ phone: '88776655' }), 'phone', /شمارهٔ تلفن درست نیست/],
    ['no name', companyOf({ legalName: '  ' }), 'legalName', /./],
    ['no street', companyOf({ street: ' ' }), 'street', /./],
  ])('refuses %s, and says so at its field', async (_, body, field, message) => {
    const answer = await put(body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed', field } });
    expect(answer.body.details).toEqual([{ field, message: expect.stringMatching(message) }]);
    expect(await stored()).toBeUndefined();
  });

  it('names all wrong fields at once', async () => {
    const { body } = await put(personOf({ legalName: '', nationalId: '1', economicCode: '2', phone: '3' }));
    expect(body.details?.map(({ field }) => field).toSorted()).toEqual([
      'economicCode',
      'legalName',
      'nationalId',
      'phone',
    ]);
  });

  it('refuses a city that does not exist', async () => {
    expect(await put(companyOf({ cityId: 'IR-c99999' }))).toMatchObject({
      status: 422,
      body: { code: 'place_unknown', field: 'cityId' },
    });
  });

  it('is closed while the merchant is suspended', async () => {
    await app.db.update(merchants).set({ status: 'suspended' }).where(eq(merchants.id, shop.merchantId));
    expect(await put(companyOf())).toMatchObject({ status: 423, body: { code: 'merchant_locked' } });
  });
});

describe('who sees and writes a legal form', () => {
  it('is read by an agent who may publish and by operators, and written by the owner alone', async () => {
    const { body } = await put(companyOf());
    await shop.activated({ permissions: ['confirmAndPublish'] });
    for (const as of [shop.agent, operator]) expect(await get(as)).toMatchObject({ status: 200, body });
    expect((await put(companyOf({ street: 'بلوار' }), 1, shop.agent)).status).toBe(404);
    expect((await put(companyOf({ street: 'بلوار' }), 1, operator)).status).toBe(403);
    expect((await stored())?.street).toBe('خیابان کارگر شمالی، پلاک ۱۲');
  });

  it('does not exist for agents without the permission, and for strangers', async () => {
    await put(companyOf());
    await shop.activated({ permissions: ['quote', 'pay', 'messages'] });
    const stranger = await signIn(app, newPhone());
    for (const as of [shop.agent, stranger]) {
      expect(await get(as)).toMatchObject({ status: 404, body: { code: 'not_found' } });
      expect((await put(companyOf(), 1, as)).status).toBe(404);
    }
    expect(await app.db.$count(merchantLegalForms, eq(merchantLegalForms.merchantId, shop.merchantId))).toBe(1);
  });
});
