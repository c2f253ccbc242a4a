import {
  categoryShape,
  contentPageShape,
  contentTypesTreeShape,
  propertiesShape,
  supplierShape,
  unitsShape,
  vocabularyShape,
} from '../../../contract/answer-versions.gen.ts';
import type { FilterableProduct } from '../../../core/filters/filter-types.ts';
import type { PackData, PackOffer } from '../packs/pack-data.ts';
import { partRowOf } from '../packs/pack-list.ts';
import { offersOf } from '../packs/pack-objects.ts';
import { leadFirst, orders } from '../packs/pack-orders.ts';
import type { SavedAnswer } from '../saved-reads/saved-answer.ts';
import type { SavedPartEntry } from './saved-parts.ts';

/** A pack in memory, with the time when the server confirmed it. */
export interface OpenedPack {
  data: PackData;
  at: number;
}

/** What a pack tells besides its parts, as the answers of the calls that tell the same. */
export function answersIn({ data, at }: OpenedPack): SavedAnswer[] {
  const { categories, contents, contentTypes, suppliers, units, vocabulary } = data;
  const known = [...categories.values()];
  const of = (shape: string, answers: readonly unknown[]): SavedAnswer => ({ shape, answers, savedAt: at });
  return [
    of(
      categoryShape,
      known.map(({ category }) => category),
    ),
    of(
      propertiesShape,
      known.map(({ properties }) => properties),
    ),
    of(supplierShape, [...suppliers.values()]),
    of(unitsShape, [[...units.values()]]),
    of(vocabularyShape, [vocabulary]),
    of(contentPageShape, [...contents.values()]),
    of(contentTypesTreeShape, contentTypes ? [contentTypes] : []),
  ];
}

/** The parts of a pack by their ids, with the texts that the server's index has of them. */
export function packEntries({ data, at }: OpenedPack): Map<string, SavedPartEntry> {
  const synonyms = new Map(
    data.vocabulary.properties.flatMap(({ options = [] }) => options.map((one) => [one.id, one.synonyms ?? []])),
  );
  const parts = Map.groupBy(data.offers, ({ partId }) => partId);
  const entries = [...parts].map(([partId, own]) => [partId, toEntry(data, { partId, at, own, synonyms })] as const);
  return new Map(entries.flatMap(([partId, entry]) => (entry ? [[partId, entry]] : [])));
}

interface PackPart {
  partId: string;
  at: number;
  own: readonly PackOffer[];
  /** By the id of an option. */
  synonyms: ReadonlyMap<string, readonly string[]>;
}

function toEntry(data: PackData, { partId, at, own, synonyms }: PackPart): SavedPartEntry | undefined {
  const offers = leadFirst(own.toSorted(orders.priceAsc), 'title');
  const [lead] = offers;
  if (!lead) return undefined;
  const { base, packed } = lead;
  const kind = data.categories.get(base?.categoryId ?? packed.categoryId)?.category;
  const values = offers.flatMap((offer) => offer.packed.properties ?? offer.base?.properties ?? []);
  const options = new Map(values.flatMap((value) => value.options.map((one) => [one.id, one.title])));
  return {
    id: packed.id,
    title: base?.title ?? packed.title,
    titles: offers.map((offer) => offer.packed.title),
    texts: [
      base?.scientificName,
      base?.model,
      ...offers.map((offer) => offer.packed.sku),
      ...(base?.partNumbers ?? []),
    ],
    recurring: [
      base?.brand,
      ...(base?.standards ?? []),
      kind?.name,
      kind?.scientificName,
      ...(kind?.synonyms ?? []),
      ...[...options].flatMap(([id, title]) => [title, ...(synonyms.get(id) ?? [])]),
    ],
    partNumbers: base?.partNumbers ?? [],
    weight: offers.length,
    categoryId: packed.categoryId,
    supplierIds: offers.map(({ supplier }) => supplier.id),
    properties: offers.flatMap(({ properties }) => properties),
    part: lazyPart(data, { partId, at, offers }),
    isComplete: true,
    offers: offers satisfies readonly FilterableProduct[],
  };
}

/** Its row and its offers are made when they are shown: a pack has thousands. */
function lazyPart(data: PackData, { partId, at, offers }: Pick<PackPart, 'partId' | 'at'> & { offers: PackOffer[] }) {
  let row: ReturnType<typeof partRowOf> | undefined;
  const drawn = <Card extends { imageUrl: string | null }>(card: Card): Card => ({
    ...card,
    imageUrl: card.imageUrl && (data.drawings.at(card.imageUrl) ?? card.imageUrl),
  });
  return {
    at,
    get row() {
      row ??= drawn(partRowOf(data, offers));
      return row;
    },
    get offers() {
      return offersOf(data, partId)?.map(drawn);
    },
  };
}
