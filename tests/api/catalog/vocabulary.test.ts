import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Vocabulary } from '../../../src/contract/catalog/vocabulary.ts';
import type { NeedReading, NeedVocabulary } from '../../../src/core/need/need-types.ts';
import { parseNeed } from '../../../src/core/need/parse-need.ts';
import { demoCatalog } from '../../../src/demo/demo-catalog.ts';
import { categories } from '../../../src/server/catalog/category/category.table.ts';
import type { CatalogSource, SourceOffer } from '../../../src/server/catalog/ingest/source.ts';
import { stableId } from '../../../src/server/catalog/ingest/stable-id.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { seedPlaces } from '../../../src/server/places/seed-places.ts';
import { bumpPublicRevision } from '../../../src/server/platform/http/cache/data-revision.ts';
import { seedUnits } from '../../../src/server/units/seed-units.ts';
import { sentences } from '../../core/need/sentences/sentences.ts';
import { demoVocabulary, limitProducts } from '../../core/need/vocabulary.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

const PATH = '/api/v1/categories/vocabulary';
const MAX_BYTES = 64 * 1024;
const SEED_MS = 120_000;

/** One offer of each product that has the least or the greatest number of a property: only what is offered is observed. */
function limitCatalog(): CatalogSource {
  const products = [...demoCatalog.baseProducts].filter(({ key }) => limitProducts.has(key));
  const offers = new Map<string, SourceOffer>();
  for (const offer of demoCatalog.offers) {
    if (limitProducts.has(offer.baseProductKey) && !offers.has(offer.baseProductKey))
      offers.set(offer.baseProductKey, offer);
  }
  return { ...demoCatalog, baseProducts: products, offers: [...offers.values()] };
}

let app: TestApp;
let served: Vocabulary;

beforeAll(async () => {
  app = await openTestApp();
  await seedUnits(app.db);
  await seedPlaces(app.db);
  await writeCatalog(app.db, limitCatalog());
  served = (await app.get<Vocabulary>(PATH)).body;
  matchProperties();
}, SEED_MS);

afterAll(() => app.close());

const categoryIdOf = (key: string) => stableId('demo', `category ${key}`);
/** The id that the server has for a property of the tests' vocabulary. */
const propertyIds = new Map<string, string>();
const propertyIdOf = (id: string) => propertyIds.get(id) ?? id;

function matchProperties() {
  const servedIds = new Map(served.properties.map(({ categoryId, name, id }) => [`${categoryId} ${name}`, id]));
  for (const { id, categoryId, name } of demoVocabulary.properties) {
    const known = servedIds.get(`${categoryIdOf(categoryId)} ${name}`);
    if (known) propertyIds.set(id, known);
  }
}

const titleOf = ({ properties }: NeedVocabulary, id: string) =>
  properties.flatMap(({ options }) => options ?? []).find((option) => option.id === id)?.title;

/** A reading with names instead of ids, to compare two vocabularies. */
function told(text: string, vocabulary: NeedVocabulary, reading: NeedReading) {
  const isServed = vocabulary === served;
  const category = (id: string) => (isServed ? id : categoryIdOf(id));
  const property = (id: string) => (isServed ? id : propertyIdOf(id));
  return {
    categories: reading.categories.map(({ categoryId }) => category(categoryId)).sort(),
    filters: reading.filters.map(({ propertyId, optionIds, alike = [], ...filter }) => ({
      ...filter,
      propertyId: property(propertyId),
      alike: alike.map((choice) => property(choice.propertyId ?? '')),
      options: optionIds.map((id) => titleOf(vocabulary, id)),
    })),
    questions: reading.questions.map(({ kind, span, choices }) => ({ kind, span, choices: choices.length })),
    amount: reading.amount,
    unread: reading.unread.map((span) => text.slice(...span)),
  };
}

describe('GET /categories/vocabulary', () => {
  it('gives the parser the same results as the vocabulary of its own tests', () => {
    const sample = sentences.filter((_, at) => at % 3 === 0 && !sentences[at]?.city);
    expect(sample.length).toBeGreaterThan(120);
    for (const { text } of sample) {
      const theirs = told(text, served, parseNeed(text, served));
      expect(theirs, text).toEqual(told(text, demoVocabulary, parseNeed(text, demoVocabulary)));
    }
  });

  it('has the least and the greatest number of each property', () => {
    const limits = new Map(served.properties.map(({ id, observed }) => [id, observed]));
    const limitsOf = (id: string) => limits.get(propertyIdOf(id));
    const numeric = demoVocabulary.properties.filter(
      ({ observed, isFilterable }) => observed && isFilterable !== false,
    );
    expect(numeric.length).toBeGreaterThan(400);
    const told = numeric.map(({ id, observed }) => ({ id, observed: [...(observed ?? [])] }));
    expect(numeric.map(({ id }) => ({ id, observed: limitsOf(id) }))).toEqual(told);
    expect(limitsOf('thermal-overload-relay#range')).toEqual([0.63, 80]);
  });

  it('recognises a city by its name', () => {
    const named = sentences.filter(({ city }) => city !== undefined);
    expect(named.length).toBeGreaterThan(3);
    for (const { text, city } of named) {
      const { place } = parseNeed(text, served);
      expect(served.places.find(({ id }) => id === place?.placeId)?.name, text).toBe(city);
    }
  });

  it('has each category after its parent, and only filterable properties', () => {
    const seen = new Set<string | null>([null]);
    for (const { id, parentId } of served.categories) {
      expect(seen).toContain(parentId);
      seen.add(id);
    }
    expect(
      served.properties.filter(({ dataType, categoryId }) => dataType === 'text' || !seen.has(categoryId)),
    ).toEqual([]);
  });

  it('compresses to less than 64 KB and answers 304 if unchanged', async () => {
    const { headers } = await app.get(PATH);
    const packed = await app.app.request(PATH, { headers: { 'accept-encoding': 'br' } });
    expect((await packed.arrayBuffer()).byteLength).toBeLessThan(MAX_BYTES);
    const again = await app.app.request(PATH, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it('omits a closed category with its descendants', async () => {
    const pumps = categoryIdOf('pumps');
    await app.db.update(categories).set({ isActive: false }).where(eq(categories.id, pumps));
    await bumpPublicRevision(app.db);
    const { body } = await app.get<Vocabulary>(PATH);
    const gone = new Set([pumps, categoryIdOf('end-suction-pump')]);
    expect(served.categories.filter(({ id }) => gone.has(id))).toHaveLength(2);
    expect(body.categories.filter(({ id }) => gone.has(id))).toEqual([]);
    expect(body.properties.filter(({ categoryId }) => gone.has(categoryId))).toEqual([]);
  });
});
