import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '../../../src/contract/page.ts';
import type { City, Country, State, UrbanArea } from '../../../src/contract/places/place.ts';
import { compareFolded } from '../../../src/core/text/persian.ts';
import { sortKey } from '../../../src/core/text/sort-key.ts';
import { cities } from '../../../src/server/places/place.table.ts';
import { cityRows } from '../../../src/server/places/place-rows.ts';
import { seedPlaces } from '../../../src/server/places/seed-places.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { walkPages } from '../../setup/walk-pages.ts';

const API = '/api/v1';
const TEHRAN = 'IR-23';
const TEHRAN_CITY = 'IR-c1576';

describe('place calls', () => {
  let app: TestApp;
  const find = async (path: string, q: string) =>
    (await app.get<Page<City>>(`${API}/${path}${path.includes('?') ? '&' : '?'}size=100&q=${encodeURIComponent(q)}`))
      .body.items;

  beforeAll(async () => {
    app = await openTestApp();
    await seedPlaces(app.db);
  });

  afterAll(() => app.close());

  it('GET /countries/filter and /states/filter have Iran and its 31 provinces', async () => {
    expect((await app.get<Page<Country>>(`${API}/countries/filter`)).body.items).toEqual([{ id: 'IR', name: 'ایران' }]);
    const states = await walkPages<State>(app, `${API}/states/filter?countryId=IR`, 10);
    expect(states).toHaveLength(31);
    expect(states).toContainEqual({ id: TEHRAN, countryId: 'IR', name: 'تهران' });
    const keys = states.map((one) => sortKey(one.name));
    expect(keys).toEqual(keys.toSorted(compareFolded));
  });

  describe('GET /cities/filter', () => {
    it('pages through all cities once, and those of one province', async () => {
      const all = await walkPages<City>(app, `${API}/cities/filter`, 100);
      expect(new Set(all.map((one) => one.id)).size).toBe(1354);
      expect(all).toHaveLength(1354);
      const ofTehran = await walkPages<City>(app, `${API}/cities/filter?stateId=${TEHRAN}`, 7);
      expect(ofTehran.map((one) => one.id).toSorted()).toEqual(
        cityRows
          .filter((row) => row.stateId === TEHRAN)
          .map((row) => row.id)
          .toSorted(),
      );
    });

    it('finds by the beginning of a word, in any spelling', async () => {
      for (const q of ['خمینی شهر', 'خمینی‌شهر', 'خمينيشهر', 'شهر']) {
        expect((await find('cities/filter', q)).map((one) => one.name)).toContain('خمینی شهر');
      }
      expect((await find('cities/filter', 'هران')).map((one) => one.name)).not.toContain('تهران');
    });

    it('an ambiguous name has its province, or its county within one province', async () => {
      expect((await find('cities/filter', 'اردکان')).map((one) => one.title)).toEqual([
        'اردکان (فارس)',
        'اردکان (یزد)',
      ]);
      expect((await find('cities/filter', 'گلوگاه')).map((one) => one.title).toSorted()).toEqual([
        'گلوگاه (بابل، مازندران)',
        'گلوگاه (گلوگاه، مازندران)',
      ]);
      expect((await find('cities/filter', 'کاشان')).map((one) => one.title)).toEqual(['کاشان']);
      expect(new Set(cityRows.map((row) => row.title)).size).toBe(cityRows.length);
    });

    it('treats pattern characters as literal', async () => {
      for (const sign of ['%', '_', "'", '\\', "') or true --"]) expect(await find('cities/filter', sign)).toEqual([]);
    });
  });

  it('GET /urbanareas has the 22 districts of Tehran in the order of their numbers', async () => {
    const areas = await walkPages<UrbanArea>(app, `${API}/urbanareas?cityId=${TEHRAN_CITY}`, 5);
    expect(areas).toHaveLength(22);
    expect(areas[1]).toEqual({ id: `${TEHRAN_CITY}-2`, cityId: TEHRAN_CITY, name: 'منطقهٔ ۲' });
    expect(areas.at(-1)?.name).toBe('منطقهٔ ۲۲');
    expect((await app.get<Page<UrbanArea>>(`${API}/urbanareas?cityId=IR-c1115`)).body.items).toEqual([]);
  });

  it('answers 404 for an unknown parent and names the invalid input', async () => {
    for (const [path, message] of [
      ['states/filter?countryId=AQ', 'کشور پیدا نشد.'],
      ['cities/filter?stateId=IR-99', 'استان پیدا نشد.'],
      ['urbanareas?cityId=IR-c9', 'شهر پیدا نشد.'],
    ]) {
      expect(await app.get(`${API}/${path}`)).toMatchObject({ status: 404, body: { message } });
    }
    for (const [path, field] of [
      ['countries/filter?size=0', 'size'],
      ['states/filter?cursor=e30', 'cursor'],
      ['states/filter?countryId=ir', 'countryId'],
      ['cities/filter?stateId=%27', 'stateId'],
      ['cities/filter?q=', 'q'],
      ['urbanareas?cityId=1&cityId=2', 'cityId'],
    ]) {
      expect(await app.get(`${API}/${path}`)).toMatchObject({ status: 400, body: { field } });
    }
  });

  it('seedPlaces changes nothing the second time and repairs changed rows', async () => {
    expect(await seedPlaces(app.db)).toBe(0);
    await app.db.update(cities).set({ name: 'کهنه' }).where(eq(cities.id, TEHRAN_CITY));
    expect(await seedPlaces(app.db)).toBe(1);
    expect(await app.db.$count(cities, eq(cities.name, 'کهنه'))).toBe(0);
  });
});
