import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MerchantDelegation } from '../../../src/contract/merchants/merchant-delegation.ts';
import type { SaleCity } from '../../../src/contract/merchants/sale-city.ts';
import type { Page } from '../../../src/contract/page.ts';
import { categories } from '../../../src/server/catalog/category/category.table.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { delegationStatus, tehranDay } from '../../../src/server/merchants/delegation-status.ts';
import { merchantDelegations } from '../../../src/server/merchants/merchant-delegation.table.ts';
import { seedPlaces } from '../../../src/server/places/seed-places.ts';
import { suppliers } from '../../../src/server/suppliers/supplier.table.ts';
import { buildCategory, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { buildDelegation, buildMerchant, buildSaleCity, dayFromNow } from '../../factories/merchants.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { walkPages } from '../../setup/walk-pages.ts';

const CALL = '/api/v1/merchantdelegations';
const CITIES = '/api/v1/salecities';
const UNKNOWN_ID = '01940000-0000-7000-8000-000000000000';

let app: TestApp;
const ids: Record<string, string> = {};

const buildOurs = (overrides: Parameters<typeof buildDelegation>[2]) =>
  buildDelegation(app.db, { supplierId: ids.supplier ?? '', merchantId: ids.merchant ?? '' }, overrides);

const list = async (query: string) =>
  (await app.get<Page<MerchantDelegation>>(`${CALL}?${query}`)).body.items.map((one) => one.id);

beforeAll(async () => {
  app = await openTestApp();
  await seedPlaces(app.db);
  const catalog = newCatalog();
  const pump = buildCategory(catalog, { name: 'پمپ' });
  buildCategory(catalog, { name: 'پمپ آب', parentKey: pump.key });
  buildCategory(catalog, { name: 'پیچ' });
  buildSupplier(catalog, { name: 'پمپ آور' });
  buildSupplier(catalog, { name: 'دیگری' });
  await writeCatalog(app.db, catalog);
  for (const { id, name } of [
    ...(await app.db.select({ id: categories.id, name: categories.name }).from(categories)),
    ...(await app.db.select({ id: suppliers.id, name: suppliers.name }).from(suppliers)),
  ]) {
    ids[name] = id;
  }
  ids.supplier = ids['پمپ آور'] ?? '';
  ids.merchant = await buildMerchant(app.db, 'بازرگانی کاشان');
  ids.active = await buildOurs({ scopeCategoryIds: [ids.پمپ ?? ''], regionIds: ['IR-10', 'IR-21'] });
  ids.lastDay = await buildOurs({ validTo: dayFromNow(0), supplierId: ids.دیگری ?? '' });
  ids.expired = await buildOurs({ validTo: dayFromNow(-1) });
  ids.upcoming = await buildOurs({ validFrom: dayFromNow(1), scopeCategoryIds: [ids.پیچ ?? ''] });
  ids.revoked = await buildOurs({ state: 'revoked', validTo: dayFromNow(30) });
  ids.requested = await buildOurs({ state: 'requested' });
});

afterAll(() => app.close());

describe('GET /merchantdelegations', () => {
  it('finds them by the name of the merchant, the supplier or a category, or by the title, in any spelling', async () => {
    const all = await list('size=100');
    const ofOther = await list(`supplierId=${ids.دیگری}`);
    expect(await list(`q=${encodeURIComponent('بازرگاني كاشان')}`)).toEqual(all);
    expect(await list(`q=${encodeURIComponent('پمپ‌آور')}`)).not.toContain(ids.lastDay);
    expect(await list(`q=${encodeURIComponent('دیگری')}`)).toEqual(ofOther);
    expect(await list(`q=${encodeURIComponent('پیچ')}`)).toEqual([ids.upcoming]);
    expect(await list(`q=${encodeURIComponent('کاشان ناموجود')}`)).toEqual([]);
    expect(await list(`q=${encodeURIComponent('100%_')}`)).toEqual([]);
  });

  it('have the phones and the website of their merchant', async () => {
    const contacts = { phones: ['021-88880000', '09120000000'], website: 'https://merchant.example' };
    const merchantId = await buildMerchant(app.db, 'بازرگانی تماس', contacts);
    const id = await buildOurs({ merchantId });
    const { body } = await app.get<MerchantDelegation>(`${CALL}/${id}`);
    expect(body.merchant).toMatchObject(contacts);
    await app.db.delete(merchantDelegations).where(eq(merchantDelegations.id, id));
  });

  it('finds all by «نمایندگی رسمی»', async () => {
    expect(await list(`q=${encodeURIComponent('نمایندگی رسمی')}`)).toEqual(await list(''));
    expect(await list(`q=${encodeURIComponent('نماینده رسمی دیگری')}`)).toEqual([ids.lastDay]);
  });

  it('never shows requested ones for a text', async () => {
    expect(await list(`q=${encodeURIComponent('کاشان')}&size=100`)).not.toContain(ids.requested);
  });

  it('pages through public delegations once, longest validity first', async () => {
    const all = await walkPages<MerchantDelegation>(app, CALL, 2);
    expect(all.map((one) => one.id).toSorted()).toEqual(
      [ids.active, ids.lastDay, ids.expired, ids.upcoming, ids.revoked].toSorted(),
    );
    const ends = all.map((one) => one.to);
    expect(ends).toEqual(ends.toSorted().reverse());
  });

  it.each(['active', 'expired', 'upcoming', 'revoked'] as const)(
    'status=%s agrees with what each says',
    async (status) => {
      const all = await walkPages<MerchantDelegation>(app, CALL, 50);
      const wanted = all.filter((one) => one.status === status).map((one) => one.id);
      expect(wanted).toContain(ids[status]);
      expect(await list(`status=${status}`)).toEqual(wanted);
    },
  );

  it('is decided by the day, both ends inclusive', () => {
    const decided = { state: 'granted', validFrom: '2026-01-01', validTo: '2026-01-31' } as const;
    const on = (today: string) => delegationStatus(decided, today);
    expect(['2025-12-31', '2026-01-01', '2026-01-31', '2026-02-01'].map(on)).toEqual([
      'upcoming',
      'active',
      'active',
      'expired',
    ]);
    expect(tehranDay(new Date('2026-01-31T20:29:59Z'))).toBe('2026-01-31');
    expect(tehranDay(new Date('2026-01-31T20:30:00Z'))).toBe('2026-02-01');
  });

  it('is filtered by supplier, merchant and scope, including categories above', async () => {
    expect(await list(`supplierId=${ids.دیگری}`)).toEqual([ids.lastDay]);
    expect(await list(`merchantId=${ids.merchant}&status=active`)).toEqual([ids.active, ids.lastDay]);
    const onPumps = await list(`categoryId=${ids['پمپ آب']}`);
    expect(onPumps).toContain(ids.active);
    expect(onPumps).toContain(ids.lastDay);
    expect(onPumps).not.toContain(ids.upcoming);
  });

  it('answers 304 to a client that has it', async () => {
    const first = await app.app.request(CALL);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect((await app.app.request(CALL, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('answers 404 for an unknown supplier, merchant or category and names the invalid input', async () => {
    for (const name of ['supplierId', 'merchantId', 'categoryId']) {
      expect((await app.get(`${CALL}?${name}=${UNKNOWN_ID}`)).status).toBe(404);
      expect(await app.get(`${CALL}?${name}=1`)).toMatchObject({ status: 400, body: { field: name } });
    }
    for (const [query, field] of [
      ['status=requested', 'status'],
      ['cursor=WyJ4IiwieSJd', 'cursor'],
      ['size=0', 'size'],
    ]) {
      expect(await app.get(`${CALL}?${query}`)).toMatchObject({ status: 400, body: { field } });
    }
  });

  it('hides delegations of a suspended merchant or supplier', async () => {
    const merchantId = await buildMerchant(app.db, 'بسته', { status: 'suspended' });
    const hidden = await buildOurs({ merchantId });
    expect(await list('')).not.toContain(hidden);
    expect((await app.get(`${CALL}/${hidden}`)).status).toBe(404);
    const other = eq(suppliers.id, ids.دیگری ?? '');
    await app.db.update(suppliers).set({ status: 'suspended' }).where(other);
    expect(await list('')).not.toContain(ids.lastDay);
    expect((await app.get(`${CALL}/${ids.lastDay}`)).status).toBe(404);
    await app.db.update(suppliers).set({ status: 'confirmed' }).where(other);
  });
});

describe('GET /merchantdelegations/{id}', () => {
  it('has both parties, the scope and the regions', async () => {
    const { body } = await app.get<MerchantDelegation>(`${CALL}/${ids.active}`);
    expect(body).toMatchObject({
      title: 'نمایندگی فروش',
      status: 'active',
      supplier: { id: ids.supplier, name: 'پمپ آور' },
      merchant: { id: ids.merchant, name: 'بازرگانی کاشان', city: 'کاشان' },
      scopeCategories: [{ name: 'پمپ' }],
      regions: [{ name: 'اصفهان' }, { name: 'یزد' }],
      exclusive: false,
      letterFileId: null,
    });
  });

  it('answers 404 for an unknown id and a requested delegation, 400 for a malformed id', async () => {
    const message = 'نمایندگی پیدا نشد.';
    expect(await app.get(`${CALL}/${UNKNOWN_ID}`)).toMatchObject({ status: 404, body: { message } });
    expect((await app.get(`${CALL}/${ids.requested}`)).status).toBe(404);
    expect(await app.get(`${CALL}/1`)).toMatchObject({ status: 400, body: { field: 'id' } });
  });
});

describe('GET /salecities', () => {
  beforeAll(async () => {
    const deliver = (city: string, leadDays: number, isActive = true) =>
      buildSaleCity(app.db, ids.merchant ?? '', city, { leadDays, costRial: leadDays * 500_000, isActive });
    await deliver('کاشان', 0);
    await deliver('اصفهان', 1);
    await deliver('یزد', 1);
    await deliver('تهران', 2);
    await deliver('قم', 1, false);
  });

  it("pages through the merchant's cities, shortest lead time first", async () => {
    const all = await walkPages<SaleCity>(app, `${CITIES}?merchantId=${ids.merchant}`, 1);
    expect(all.map((one) => one.leadDays)).toEqual([0, 1, 1, 2]);
    expect(all[0]).toMatchObject({ city: { name: 'کاشان', stateId: 'IR-10' }, cost: 0, currency: 'IRR' });
    expect(all.map((one) => one.city.name)).not.toContain('قم');
  });

  it('is filtered by state', async () => {
    const { body } = await app.get<Page<SaleCity>>(`${CITIES}?merchantId=${ids.merchant}&stateId=IR-10`);
    expect(body.items.map((one) => one.city.name)).toEqual(['کاشان', 'اصفهان']);
  });

  it('answers 404 for an unknown merchant and 400 without one', async () => {
    const message = 'بازرگان پیدا نشد.';
    expect(await app.get(`${CITIES}?merchantId=${UNKNOWN_ID}`)).toMatchObject({ status: 404, body: { message } });
    expect(await app.get(CITIES)).toMatchObject({ status: 400, body: { field: 'merchantId' } });
  });
});
