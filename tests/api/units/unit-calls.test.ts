import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Unit } from '../../../src/contract/units/unit.ts';
import { units } from '../../../src/core/units/units-table.ts';
import { seedUnits } from '../../../src/server/units/seed-units.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

describe('unit calls', () => {
  let app: TestApp;
  const idsOf = async (path: string) => (await app.get<Unit[]>(`/api/v1/${path}`)).body.map((one) => one.id);
  const find = (q: string, more = '') => idsOf(`unitofmeasurements/filter?q=${encodeURIComponent(q)}${more}`);

  beforeAll(async () => {
    app = await openTestApp();
    await seedUnits(app.db);
  });

  afterAll(() => app.close());

  it('GET /measurementquantities/{id}/units has the units in the order of a select, with their factors', async () => {
    const { body } = await app.get<Unit[]>('/api/v1/measurementquantities/Temperature/units');
    expect(body[0]).toMatchObject({ id: 'DEG_C', symbol: '°C', num: 1, den: 1, offset: 273.15, isDefault: true });
    expect(body.slice(1).some((one) => one.isDefault)).toBe(false);
    expect(await idsOf('measurementquantities/ElectricPotential/units')).toEqual(
      await idsOf('measurementquantities/Voltage/units'),
    );
  });

  it('answers 404 for an unknown quantity and 400 for a malformed one', async () => {
    const message = 'کمیت پیدا نشد.';
    expect(await app.get('/api/v1/measurementquantities/Charm/units')).toMatchObject({
      status: 404,
      body: { message },
    });
    const malformed = await app.get(`/api/v1/measurementquantities/${encodeURIComponent("a'b")}/units`);
    expect(malformed).toMatchObject({ status: 400, body: { field: 'id' } });
  });

  it('GET /unitofmeasurements has every unit once and answers 304 by ETag', async () => {
    expect((await idsOf('unitofmeasurements')).toSorted()).toEqual(units.map((one) => one.id).toSorted());
    const etag = (await app.app.request('/api/v1/unitofmeasurements')).headers.get('etag') ?? '';
    const again = await app.app.request('/api/v1/unitofmeasurements', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  describe('GET /unitofmeasurements/filter', () => {
    it('finds by symbol, name or alias in any spelling', async () => {
      expect(await find('میلیمتر', '&quantityId=Length')).toEqual(['MilliM']);
      expect(await find('ميلي متر', '&quantityId=Length')).toEqual(['MilliM']);
      expect(await find('inch', '&quantityId=Length')).toEqual(['IN']);
      expect(await find('PSIG')).toEqual(['PSI_G']);
    });

    it('has all of a quantity, and nothing of an unknown one', async () => {
      expect(await idsOf('unitofmeasurements/filter?quantityId=Force')).toEqual(
        await idsOf('measurementquantities/Force/units'),
      );
      expect(await idsOf('unitofmeasurements/filter?quantityId=Charm')).toEqual([]);
    });

    it('treats pattern characters as literal and refuses an empty word', async () => {
      expect(await find('_', '&quantityId=Length')).toEqual([]);
      expect(await find('%', '&quantityId=Length')).toEqual([]);
      expect(await app.get('/api/v1/unitofmeasurements/filter?q=')).toMatchObject({
        status: 400,
        body: { field: 'q' },
      });
    });
  });
});
