import { describe, expect, it } from 'vitest';
import { findUnit } from '../../../src/core/units/unit-lookup.ts';
import { demoCatalog } from '../../../src/demo/demo-catalog.ts';
import type { SourceProperty } from '../../../src/server/catalog/ingest/source.ts';
import { cityRows, stateRows } from '../../../src/server/places/place-rows.ts';
import { demoParts } from '../../questions/demo-parts.ts';
import { type Sentence, sentenceKinds } from '../../questions/sentence.ts';
import { equalParts, knownParts, sealedParts, strangersParts } from '../../questions/sentence-parts.ts';
import type { ExpectedFilter } from './expected-need.ts';

const parts = [...Object.values(knownParts), ...Object.values(sealedParts)];
const sentences = parts.flat();
const categories = new Map([...demoCatalog.categories].map((category) => [category.key, category]));
const places = new Set([...cityRows, ...stateRows].map(({ name }) => name));
const partNumbers = demoParts.flatMap(({ record }) => record.partNumbers ?? []);
/** A buyer may leave out the end of a number: the speed of a pump. */
const isPartNumber = (given: string) =>
  partNumbers.some((number) => number === given || number.startsWith(`${given}/`));

/** Properties of a category, with those that it inherits. */
function propertiesOf(key: string): SourceProperty[] {
  const category = categories.get(key);
  if (!category) return [];
  return [...(category.properties ?? []), ...(category.parentKey ? propertiesOf(category.parentKey) : [])];
}

function fits({ dataType, quantityId, options }: SourceProperty, filter: ExpectedFilter): boolean {
  if (filter.optionKeys) return filter.optionKeys.every((key) => options?.some((option) => option.key === key));
  if (filter.bool !== undefined) return dataType === 'boolean';
  if (dataType !== 'number' && dataType !== 'range') return false;
  return filter.unitId ? findUnit(filter.unitId)?.quantityId === quantityId : quantityId === undefined;
}

interface Thing {
  categories: string[];
  filters?: ExpectedFilter[];
}

const misfits = ({ categories: keys, filters = [] }: Thing) =>
  filters.filter(
    (filter) =>
      !keys.some((key) => propertiesOf(key).some((one) => one.key === filter.propertyKey && fits(one, filter))),
  );

function thingsOf({
  categories: keys,
  filters,
  excludes = [],
  oneOf = [],
  optional = [],
  also = [],
}: Sentence): Thing[] {
  return [{ categories: keys, filters: [...filters, ...excludes, ...oneOf.flat(), ...optional] }, ...also];
}

const countKinds = (part: readonly Sentence[]) =>
  sentenceKinds.map((kind) => part.filter((sentence) => sentence.kind === kind).length);

describe('the need sentences of the corpus', () => {
  it('are at least 525, each part at least 100 without a text twice', () => {
    for (const part of parts) expect(part.length).toBeGreaterThanOrEqual(100);
    expect(sentences.length).toBeGreaterThanOrEqual(525);
    // Writers who know nothing of each other write some short texts alike.
    for (const part of parts) expect(new Set(part.map(({ text }) => text)).size).toBe(part.length);
  });

  it('have every kind in each of the equal parts as often, and three of each in every other one', () => {
    const [first = []] = Object.values(equalParts).map(countKinds);
    expect(Math.min(...first)).toBeGreaterThanOrEqual(3);
    for (const part of Object.values(equalParts)) expect(countKinds(part)).toEqual(first);
    const ofInsiders = Object.entries(knownParts).filter(([name]) => !(name in strangersParts));
    for (const [, part] of ofInsiders) expect(Math.min(...countKinds(part))).toBeGreaterThanOrEqual(3);
  });

  it('name categories, properties, options and units of the demo', () => {
    const unknown = sentences
      .flatMap(thingsOf)
      .flatMap((thing) => thing.categories.filter((key) => !categories.has(key)));
    expect(unknown).toEqual([]);
    expect(
      sentences.flatMap((sentence) =>
        thingsOf(sentence)
          .flatMap(misfits)
          .map(() => sentence),
      ),
    ).toEqual([]);
  });

  it('name cities or provinces, and part numbers of the demo', () => {
    expect(sentences.flatMap(({ city }) => city ?? []).filter((city) => !places.has(city))).toEqual([]);
    const given = sentences.flatMap(({ partNumber, also = [] }) => [
      partNumber,
      ...also.map((thing) => thing.partNumber),
    ]);
    expect(given.filter((number) => number !== undefined && !isPartNumber(number))).toEqual([]);
  });

  it('hold the words that must stay unread', () => {
    const missing = sentences.filter(({ text, rest = [] }) => rest.some((word) => !text.includes(word)));
    expect(missing.map(({ text }) => text)).toEqual([]);
  });

  it('ask a question only where several readings are possible', () => {
    const silent = sentences.filter(({ categories: keys, asks }) => keys.length > 1 && !asks.includes('category'));
    expect(silent.map(({ text }) => text)).toEqual([]);
  });
});
