// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SavedObjects } from '../../../src/client/offline/saved-search/saved-objects.ts';
import { savedVocabulary } from '../../../src/client/offline/saved-search/saved-vocabulary.ts';
import { vocabularyShape } from '../../../src/contract/answer-versions.gen.ts';
import type { Vocabulary } from '../../../src/contract/catalog/vocabulary.ts';
import type { NeedVocabulary } from '../../../src/core/need/need-types.ts';
import { parseNeed } from '../../../src/core/need/parse-need.ts';
import { demoCatalog } from '../../../src/demo/demo-catalog.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { seedPlaces } from '../../../src/server/places/seed-places.ts';
import { seedUnits } from '../../../src/server/units/seed-units.ts';
import { knownParts } from '../../questions/sentence-parts.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

const SENTENCES = 300;

let app: TestApp;
/** As the server's search reads questions with it. */
let onServer: NeedVocabulary;
/** As the device reads the need line with it: requested, saved and found again. */
let onDevice: NeedVocabulary;

beforeAll(async () => {
  app = await openTestApp();
  await seedUnits(app.db);
  await seedPlaces(app.db);
  await writeCatalog(app.db, { ...demoCatalog, suppliers: [], baseProducts: [], offers: [] });
  onServer = await app.deps.vocabulary.current();
  const { body } = await app.get<Vocabulary>('/api/v1/categories/vocabulary');
  const saved = new SavedObjects();
  saved.add({ shape: vocabularyShape, answers: [structuredClone(body)], savedAt: 0 });
  onDevice = savedVocabulary(saved, []);
});

afterAll(() => app.close());

/** Every so many of all parts, so that each kind of sentence is among them. */
function sample(): string[] {
  const texts = Object.values(knownParts).flatMap((part) => part.map(({ text }) => text));
  const step = texts.length / SENTENCES;
  return Array.from({ length: SENTENCES }, (_, at) => texts[Math.floor(at * step)] ?? '');
}

it('reads a sentence on the device as on the server', () => {
  expect(onDevice.categories.length).toBeGreaterThan(200);
  const texts = sample();
  expect(new Set(texts).size).toBe(SENTENCES);
  for (const text of texts) expect(parseNeed(text, onDevice), text).toEqual(parseNeed(text, onServer));
});
