import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Advertisement } from '../../../src/contract/ads/advertisement.ts';
import type { Announcement } from '../../../src/contract/ads/announcement.ts';
import type { Page } from '../../../src/contract/page.ts';
import { categories } from '../../../src/server/catalog/category/category.table.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { buildAdvertisement, buildAnnouncement, hoursFromNow } from '../../factories/ads.ts';
import { buildCategory, newCatalog } from '../../factories/catalog.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { walkPages } from '../../setup/walk-pages.ts';

const ADS = '/api/v1/advertisements';
const NEWS = '/api/v1/announcements';
const HOUR_MS = 60 * 60_000;
const UNKNOWN_ID = '01940000-0000-7000-8000-000000000000';

let app: TestApp;
const ids: Record<string, string> = {};

const buildAd = (overrides: Parameters<typeof buildAdvertisement>[1]) => buildAdvertisement(app.db, overrides);

const list = async (path: string) => (await app.get<Page<{ id: string }>>(path)).body.items.map((one) => one.id);

beforeAll(async () => {
  app = await openTestApp();
  const catalog = newCatalog();
  const pump = buildCategory(catalog, { name: 'پمپ' });
  buildCategory(catalog, { name: 'پمپ آب', parentKey: pump.key });
  buildCategory(catalog, { name: 'پیچ' });
  await writeCatalog(app.db, catalog);
  for (const { id, name } of await app.db.select().from(categories)) ids[name] = id;
});

afterAll(() => app.close());

describe('GET /advertisements', () => {
  it('pages through current advertisements of the place once, highest weight first', async () => {
    const wanted: string[] = [];
    for (const weight of [50, 40, 40, 40, 30]) wanted.push(await buildAd({ weight }));
    await buildAd({ place: 'search' });
    await buildAd({ validFrom: hoursFromNow(1), validTo: hoursFromNow(2) });
    await buildAd({ validFrom: hoursFromNow(-2), validTo: hoursFromNow(-1) });
    const all = await walkPages<Advertisement>(app, `${ADS}?place=home`, 2);
    expect(all.map((one) => one.id).toSorted()).toEqual(wanted.toSorted());
    expect(all.map((one) => one.weight)).toEqual([50, 40, 40, 40, 30]);
  });

  it('has those for the category or its ancestors, and those for all', async () => {
    const forAll = await buildAd({ place: 'category', weight: 1 });
    const forPumps = await buildAd({ place: 'category', weight: 2, categoryIds: [ids.پمپ ?? ''] });
    const forBolts = await buildAd({ place: 'category', weight: 3, categoryIds: [ids.پیچ ?? ''] });
    expect(await list(`${ADS}?place=category`)).toEqual([forAll]);
    expect(await list(`${ADS}?place=category&categoryId=${ids['پمپ آب']}`)).toEqual([forPumps, forAll]);
    expect(await list(`${ADS}?place=category&categoryId=${ids.پیچ}`)).toEqual([forBolts, forAll]);
  });

  it('is not cached beyond its validity', async () => {
    const id = await buildAd({ place: 'product', validTo: hoursFromNow(1) });
    expect(await list(`${ADS}?place=product`)).toEqual([id]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS });
    onTestFinished(() => void vi.useRealTimers());
    expect(await list(`${ADS}?place=product`)).toEqual([]);
  });

  it('answers 304 to a client that has it', async () => {
    const etag = (await app.app.request(`${ADS}?place=home`)).headers.get('etag') ?? '';
    const headers = { 'if-none-match': etag };
    expect((await app.app.request(`${ADS}?place=home`, { headers })).status).toBe(304);
  });

  it('answers 404 for an unknown category and names the invalid input', async () => {
    expect((await app.get(`${ADS}?place=home&categoryId=${UNKNOWN_ID}`)).status).toBe(404);
    for (const [query, field] of [
      ['', 'place'],
      ['?place=moon', 'place'],
      ['?place=home&categoryId=1', 'categoryId'],
      ['?place=home&cursor=WzFd', 'cursor'],
      ['?place=home&size=101', 'size'],
    ]) {
      expect(await app.get(`${ADS}${query}`)).toMatchObject({ status: 400, body: { field } });
    }
  });
});

describe('GET /announcements', () => {
  it('pages through current announcements once by audience, latest first', async () => {
    const older = await buildAnnouncement(app.db, { validFrom: hoursFromNow(-3) });
    const newer = await buildAnnouncement(app.db, { validFrom: hoursFromNow(-2), severity: 'critical' });
    const toSuppliers = await buildAnnouncement(app.db, { audience: 'suppliers' });
    await buildAnnouncement(app.db, { audience: 'merchants' });
    await buildAnnouncement(app.db, { validFrom: hoursFromNow(-5), validTo: hoursFromNow(-4) });
    await buildAnnouncement(app.db, { validFrom: hoursFromNow(4), validTo: hoursFromNow(5) });
    const ofSuppliers = await walkPages<Announcement>(app, `${NEWS}?audience=suppliers`, 1);
    expect(ofSuppliers.map((one) => one.id)).toEqual([toSuppliers, newer, older]);
    expect(await list(NEWS)).toEqual([newer, older]);
    expect(await list(`${NEWS}?audience=all`)).toEqual([newer, older]);
  });

  it('names the invalid input', async () => {
    expect(await app.get(`${NEWS}?audience=everyone`)).toMatchObject({ status: 400, body: { field: 'audience' } });
    expect(await app.get(`${NEWS}?cursor=WyJ4IiwieSJd`)).toMatchObject({ status: 400, body: { field: 'cursor' } });
  });
});
