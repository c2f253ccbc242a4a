import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { activeState, category, categoryCard, categoryTree, itemsCount } from '../../src/contract/catalog/category.ts';
import { product, productCard, productOffer, productsPage } from '../../src/contract/catalog/product.ts';
import { propertyDefinition } from '../../src/contract/catalog/property.ts';
import { typeModel, typeModelEnum } from '../../src/contract/enums/type-model.ts';
import { websiteMenu } from '../../src/contract/menu/website-menu.ts';
import { pageOf } from '../../src/contract/page.ts';
import { PROBLEM_CONTENT_TYPE, problem } from '../../src/contract/problem.ts';
import { suggestions } from '../../src/contract/search/suggestion.ts';
import { supplier, supplierCard } from '../../src/contract/suppliers/supplier.ts';
import { unit } from '../../src/contract/units/unit.ts';
import { listBreadcrumb } from '../../src/server/catalog/category-read.ts';
import { supplierProducts } from '../../src/server/catalog/product.table.ts';
import { writeCatalog } from '../../src/server/catalog/write-catalog.ts';
import { seedEnums } from '../../src/server/enums/seed-enums.ts';
import { seedMenu } from '../../src/server/menu/seed-menu.ts';
import { seedUnits } from '../../src/server/units/seed-units.ts';
import { buildRichCatalog } from '../factories/rich-catalog.ts';
import { openTestApp, type TestApp } from '../setup/test-app.ts';

const API = '/api/v1';
const cards = z.array(categoryCard);
const supplierCards = pageOf(supplierCard);

/** What each call answers with, as the OpenAPI document names the call. `{id}` is filled in by its area. */
const answersOf: Record<string, z.ZodType> = {
  'GET /categories': pageOf(category),
  'GET /categories/menu': z.array(categoryTree),
  'GET /categories/top-levels': cards,
  'GET /categories/items-count': z.array(itemsCount),
  'GET /categories/{id}': category,
  'GET /categories/{id}/children': cards,
  'GET /categories/{id}/breadcrumb': cards,
  'GET /categories/{id}/active': activeState,
  'GET /categories/{id}/properties': z.array(propertyDefinition),
  'GET /categories/{id}/suppliers-with-catalog': supplierCards,
  'POST /categories/{id}/suppliers': supplierCards,
  'GET /supplierproducts/catalog': productsPage,
  'GET /supplierproducts/{id}/catalog': product,
  'GET /supplierproducts/{id}/byproduct': z.array(productOffer),
  'GET /supplierproducts/{id}/related': z.array(productCard),
  'GET /suppliers': supplierCards,
  'GET /suppliers/{id}': supplier,
  'GET /measurementquantities/{id}/units': z.array(unit),
  'GET /unitofmeasurements': z.array(unit),
  'GET /unitofmeasurements/filter': z.array(unit),
  'GET /shared/typemodels/enums': z.array(typeModelEnum),
  'GET /shared/typemodels/enums/{name}': typeModelEnum,
  'GET /shared/typemodels/{id}': typeModel,
  'GET /websitemenus/tree': z.array(websiteMenu),
  'GET /searches/suggestions': suggestions,
};

const areas = new Set(['Categories', 'Enums', 'Units', 'Menu', 'Supplier products', 'Suppliers', 'Search']);
/** Calls of these areas that belong to merchants, and come with them. */
const laterCalls = /^\/api\/v1\/merchantdelegations/;

type Operation = { summary?: string; tags?: string[] };
type OpenApi = { paths: Record<string, Record<string, Operation>> };

let app: TestApp;
const ids: Record<string, string> = { measurementquantities: 'Length', 'shared/typemodels': '101' };

beforeAll(async () => {
  app = await openTestApp();
  await seedUnits(app.db);
  await seedEnums(app.db);
  await seedMenu(app.db);
  await writeCatalog(app.db, buildRichCatalog());
  const [shown] = await app.db.select().from(supplierProducts).limit(1);
  ids.supplierproducts = shown?.id ?? '';
  ids.suppliers = shown?.supplierId ?? '';
  ids.categories = (await listBreadcrumb(app.db, shown?.categoryId ?? '')).at(-2)?.id ?? '';
});

afterAll(() => app.close());

describe('answers', () => {
  const urlOf = (call: string) => {
    const path = call.split(' ')[1] ?? '';
    const area = Object.keys(ids).find((name) => path.startsWith(`/${name}/`));
    const url = path.replace('{id}', area ? (ids[area] ?? '') : '').replace('{name}', 'ProductSort');
    return API + url + (path.startsWith('/searches') ? '?q=%D9%BE%D9%85' : '');
  };

  it.each(Object.entries(answersOf))('%s answers by its contract, with nothing besides', async (call, schema) => {
    const { status, body } = call.startsWith('POST')
      ? await app.post(urlOf(call), { properties: [] })
      : await app.get(urlOf(call));
    expect({ status, body }).toMatchObject({ status: 200 });
    expect(JSON.stringify(body)).not.toMatch(/^(\[\]|\{"items":\[\])/);
    // A schema drops what it does not know: equal means that nothing was dropped.
    expect(schema.parse(body)).toEqual(body);
  });

  it('every problem is one, without what the server keeps to itself', async () => {
    const id = '01940000-0000-7000-8000-000000000000';
    for (const path of [`/categories/${id}`, '/categories/x', '/suppliers?size=x', '/nothing-here']) {
      const { headers, body } = await app.get(API + path);
      expect(headers.get('content-type')).toBe(PROBLEM_CONTENT_TYPE);
      expect(z.strictObject(problem.shape).parse(body)).toMatchObject({ message: expect.stringMatching(/[؀-ۿ]/) });
    }
  });
});

describe('the OpenAPI document', () => {
  const read = async () => (await app.get<OpenApi>(`${API}/openapi.json`)).body.paths;

  it('describes every call of these areas in Persian, and the list above knows each', async () => {
    const calls = Object.entries(await read()).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
    );
    const ours = calls.filter(({ path, operation }) => path.startsWith(API) && areas.has(operation.tags?.[0] ?? ''));
    const described = ours.map(({ path, method }) => `${method} ${path.slice(API.length)}`);
    expect(described.toSorted()).toEqual(Object.keys(answersOf).toSorted());
    for (const { operation } of ours) expect(operation.summary).toMatch(/^[؀-ۿ‌ ()«»]+$/);
  });

  const specification = join(process.env.SHARED_DIR ?? '../shared', 'spec/calls.json');

  it.skipIf(!existsSync(specification))('has every call of the specification (skipped without its file)', async () => {
    const calls: { area: string; method: string; path: string }[] = JSON.parse(readFileSync(specification, 'utf8'));
    const wanted = calls.filter((call) => areas.has(call.area) && !laterCalls.test(call.path));
    const paths = await read();
    const missing = wanted.filter((call) => !paths[call.path]?.[call.method.toLowerCase()]);
    expect(wanted.length).toBeGreaterThan(20);
    expect(missing).toEqual([]);
  });
});
