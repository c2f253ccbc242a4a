import type { SupplierCard } from '../../../contract/suppliers/supplier.ts';
import type { PartIndex } from '../../../core/search/answer-question.ts';
import { type Entry, type EntryIndex, indexEntries } from '../../../core/search/entry-index.ts';
import type { FindAnyUnit } from '../../../core/search/resolve-conditions.ts';
import type { AnswerSource } from './answer-source.ts';
import { answersIn, type OpenedPack, packEntries } from './pack-entries.ts';
import type { SavedContent } from './saved-contents.ts';
import { type SavedCategory, SavedObjects } from './saved-objects.ts';
import { partEntries, type SavedPartEntry } from './saved-parts.ts';
import { savedVocabulary } from './saved-vocabulary.ts';

type CategoryEntry = Entry & { category: SavedCategory };
type SupplierEntry = Entry & { supplier: SupplierCard };
type ContentEntry = Entry & { content: SavedContent };

/** What a search on the device looks into. */
export interface SavedIndex {
  objects: SavedObjects;
  parts: PartIndex<SavedPartEntry>;
  categories: EntryIndex<CategoryEntry>;
  suppliers: EntryIndex<SupplierEntry>;
  contents: EntryIndex<ContentEntry>;
}

/** @param packs those confirmed last come first; of a part that is in several, the first tells */
export async function readIndex(
  sources: readonly AnswerSource[],
  packs: readonly OpenedPack[] = [],
): Promise<SavedIndex> {
  const objects = new SavedObjects();
  for (const pack of packs) for (const answer of answersIn(pack)) objects.add(answer);
  for (const source of sources) await source(objects.shapes, objects.add);
  const packed = new Map(packs.toReversed().flatMap((pack) => [...packEntries(pack)]));
  const parts = objects.parts().filter(({ row }) => !packed.has(row.part?.baseProductId ?? row.id));
  const vocabulary = savedVocabulary(objects, parts);
  const units = new Map(vocabulary.units.map((unit) => [unit.id, unit]));
  const findUnit: FindAnyUnit = (unitId, quantityId) => {
    const unit = units.get(unitId);
    return quantityId === undefined || unit?.quantityId === quantityId ? unit : undefined;
  };
  const named = new Map(vocabulary.categories.map((one) => [one.id, one]));
  return {
    objects,
    parts: {
      ...indexEntries([...packed.values(), ...partEntries(objects, parts, vocabulary)]),
      vocabulary,
      findUnit,
    },
    categories: indexEntries(
      [...objects.categories.values()].map((category) => {
        const { scientificName, synonyms } = { ...category, ...named.get(category.id) };
        return { ...entryOf(category), texts: [scientificName, ...(synonyms ?? [])], category };
      }),
    ),
    suppliers: indexEntries(
      [...objects.suppliers.values()].map((supplier) => ({
        ...entryOf(supplier),
        texts: [supplier.city, supplier.province],
        supplier,
      })),
    ),
    contents: indexEntries(
      [...objects.contents.all.values()].map((content) => {
        const { id, title, lead, labels } = content.card;
        return { id, title, weight: 0, texts: [lead, ...labels.map((one) => one.title), ...content.headings], content };
      }),
    ),
  };
}

const entryOf = ({ id, name, itemsCount }: { id: string; name: string; itemsCount: number }): Entry => ({
  id,
  title: name,
  weight: itemsCount,
});
