import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MerchantNameCheck } from '../../../src/contract/merchants/merchant.ts';
import { skeletonOf } from '../../../src/core/text/skeleton.ts';
import { merchants } from '../../../src/server/merchants/merchant.table.ts';
import { seedPlaces } from '../../../src/server/places/seed-places.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { bodyOf, merchantCalls, PATH, signInOperator } from './own-merchant-calls.ts';

let app: TestApp;
let me: SignedIn;
let other: SignedIn;
let calls: ReturnType<typeof merchantCalls>;

beforeAll(async () => {
  app = await openTestApp();
  await seedPlaces(app.db);
  [me, other] = [await signIn(app, newPhone()), await signIn(app, newPhone())];
  calls = merchantCalls(app, me);
});

afterAll(() => app.close());

const check = async (name: string, more = '') =>
  (await calls.call<MerchantNameCheck>('GET', `${PATH}/is-valid-name?name=${encodeURIComponent(name)}${more}`)).body;

/** Somebody has the name, from now on. */
const hold = async (name: string) => {
  if ((await check(name)).valid) await calls.submit({ name });
};

describe('GET /merchants/is-valid-name', () => {
  it.each(['آذر پارت', 'کالای صنعتی ۱۱۰', 'Azar Part', 'فولاد آراسته', 'ستاره (شعبهٔ ۲)', 'ماه'])(
    'takes «%s»',
    async (name) => {
      expect(await check(name)).toEqual({ valid: true });
    },
  );

  it.each([
    ['short', 'ما'],
    ['short', 'م ـ ا'],
    ['short', '۱۲۳۴۵'],
    ['long', 'ن'.repeat(61)],
    ['letters', 'Торговля'],
    ['letters', 'Rаsteh'],
    ['letters', 'بازرگانی 🏭 نو'],
    ['letters', 'شركت <b>'],
    ['forbidden', 'راسته'],
    ['forbidden', 'را سته'],
    ['forbidden', 'ر‌ا‌س‌ت‌ه'],
    ['forbidden', 'پشتیبانی راسته'],
    ['forbidden', 'پشتيباني فروش'],
    ['forbidden', 'RASTEH'],
    ['forbidden', 'Rásteh shop'],
    ['forbidden', 'ＡＤＭＩＮ'],
    ['forbidden', 'adm1n'],
    ['forbidden', 'بانک مرکزی'],
    ['forbidden', 'ړاستہ'],
    ['forbidden', 'پشټیبانی'],
    ['letters', 'ݐارس ابزار'],
  ])('refuses as %s «%s»', async (reason, name) => {
    expect(await check(name)).toMatchObject({ valid: false, reason, message: expect.stringMatching(/[؀-ۿ]/) });
  });

  it.each([
    'فولاد کیمیای پارس',
    'فولاد كيميای پارس',
    'فولادکیمیای پارس',
    'فولاد‌کیمیای‌پارس',
    ' فولاد  کیمیای-پارس. ',
    'فولادِ کیمیایِ پارس',
    'فـولاد کیمیای پارس',
    '\u202eفولاد کیمیای پارس',
    'ڤۆلاد کێمیاے پارس',
  ])('finds «%s» taken, and suggests names that are free', async (name) => {
    await hold('فولاد کیمیای پارس');
    const answer = await check(name);
    expect(answer).toMatchObject({ valid: false, reason: 'taken' });
    expect(answer.suggestions?.length).toBeGreaterThan(0);
    for (const suggestion of answer.suggestions ?? []) expect(await check(suggestion)).toEqual({ valid: true });
  });

  it('suggests no word that the name has already', async () => {
    await hold('بازرگانی کارون گستر');
    const { suggestions = [] } = await check('بازرگانی کارون گستر');
    expect(suggestions).toHaveLength(3);
    for (const suggestion of suggestions) expect(suggestion).not.toMatch(/بازرگانی بازرگانی|گستر گستر/);
  });

  it.each(['OIL TOOLS', 'oil tools', '0il T0ols', 'Oi1 tooIs', 'Öil-Tools'])(
    'takes «%s» for Oil Tools',
    async (name) => {
      await hold('Oil Tools');
      expect(await check(name)).toMatchObject({ valid: false, reason: 'taken' });
    },
  );

  it('leaves a merchant its own name, and nobody else’s', async () => {
    const { id } = await calls.submit({ name: 'نام خودم' });
    expect(await check('نام خودم', `&merchantId=${id}`)).toEqual({ valid: true });
    const theirs = await calls.submit({ name: 'نام دیگران' }, { as: other });
    expect(await check('نام دیگران', `&merchantId=${theirs.id}`)).toMatchObject({ reason: 'taken' });
  });

  it('needs a name', async () => {
    expect(await calls.call('GET', `${PATH}/is-valid-name`)).toMatchObject({ status: 400, body: { field: 'name' } });
  });
});

describe('the name of a new merchant', () => {
  it.each([
    ['name_short', 'ما'],
    ['name_forbidden', 'راسته'],
  ])('is refused as %s', async (code, name) => {
    expect(await calls.call('POST', PATH, { body: bodyOf({ name }) })).toMatchObject({
      status: 422,
      body: { code, field: 'name' },
    });
  });

  it('is nobody’s while it is written: a stranger’s drafts reserve none', async () => {
    const name = 'آرمان صنعت خاوران';
    const draft = await calls.make({ name }, { as: other });
    expect(await check(name)).toEqual({ valid: true });
    const mine = await calls.submit({ name });
    expect(await calls.move(draft.id, 'submit', { as: other })).toMatchObject({
      status: 422,
      body: { code: 'name_taken', field: 'name' },
    });
    expect((await calls.list('scope=mine', { as: other })).find(({ id }) => id === draft.id)?.status).toBe('draft');
    const operator = await signInOperator(app);
    await calls.move(mine.id, 'reject', { as: operator, reason: 'نام دیگری است' });
    expect((await calls.move(draft.id, 'submit', { as: other })).status).toBe(200);
    expect((await calls.move(mine.id, 'submit')).body).toMatchObject({ code: 'name_taken' });
  });

  it('goes to one of many people who submit it, or one like it, at once', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => signIn(app, newPhone())));
    const spellings = ['کالا گستر کیان', 'كالا گستر كيان', 'کالاگستر‌کیان', 'کالا-گستر کیان'];
    const drafts = await Promise.all(
      people.map((as, n) => calls.make({ name: spellings[n % spellings.length] }, { as })),
    );
    const answers = await Promise.all(drafts.map(({ id }, n) => calls.move(id, 'submit', { as: people[n] ?? me })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers)
      if (status !== 200) expect({ status, code: body.code }).toEqual({ status: 422, code: 'name_taken' });
    expect(await app.db.$count(merchants, eq(merchants.nameKey, skeletonOf('کالا گستر کیان')))).toBe(12);
  });
});
