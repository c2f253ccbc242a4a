import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TypeModelEnum } from '../../../src/contract/enums/type-model.ts';
import { productSorts } from '../../../src/core/catalog/list-sorts.ts';
import { seedEnums } from '../../../src/server/enums/seed-enums.ts';
import { typeModelEnums } from '../../../src/server/enums/type-models.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

const CALL = '/api/v1/shared/typemodels';

describe('enumeration calls', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp();
    await seedEnums(app.db);
  });

  afterAll(() => app.close());

  it('GET /enums has every enumeration, cacheable for a day', async () => {
    const { body, headers } = await app.get<TypeModelEnum[]>(`${CALL}/enums`);
    expect(body.map((one) => one.name)).toEqual(typeModelEnums.map((one) => one.name));
    expect(headers.get('cache-control')).toBe('public, max-age=86400, must-revalidate');
    const again = await app.app.request(`${CALL}/enums`, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it('GET /enums/{name} has one in list order, with a case-insensitive name', async () => {
    const { body } = await app.get<TypeModelEnum>(`${CALL}/enums/productSORT`);
    expect(body.name).toBe('ProductSort');
    expect(body.items.map((item) => item.key)).toEqual([...productSorts]);
    expect(body.items[1]).toMatchObject({ titleFa: 'ارزان‌ترین', order: 1, isActive: true });
  });

  it('GET /{id} has one item with the name of its enumeration', async () => {
    const { body: one } = await app.get<TypeModelEnum>(`${CALL}/enums/StockState`);
    const item = one.items[0];
    expect((await app.get(`${CALL}/${item?.id}`)).body).toEqual({ ...item, enumName: 'StockState' });
  });

  it('answers 404 for an unknown and 400 for a malformed id', async () => {
    expect((await app.get(`${CALL}/enums/Nothing`)).status).toBe(404);
    expect((await app.get(`${CALL}/999999`)).status).toBe(404);
    expect(await app.get(`${CALL}/enums/a-b`)).toMatchObject({ status: 400, body: { field: 'name' } });
    expect(await app.get(`${CALL}/x`)).toMatchObject({ status: 400, body: { field: 'id' } });
    expect(await app.get(`${CALL}/9999999999`)).toMatchObject({ status: 400, body: { field: 'id' } });
  });
});
