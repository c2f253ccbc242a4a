import type { PropertyValue } from '../../../contract/catalog/property.ts';
import type { FilterableProduct, FilterableValue } from '../../../core/filters/filter-types.ts';
import { termValue } from '../../../core/filters/offer-terms.ts';
import { comparedRial } from '../../../core/money/order-price.ts';
import type { NeedVocabulary } from '../../../core/need/need-types.ts';
import type { PartEntry } from '../../../core/search/answer-question.ts';
import type { SavedObjects, SavedPart } from './saved-objects.ts';

/** A part of the device as a search finds it. */
export interface SavedPartEntry extends PartEntry {
  part: SavedPart;
  /** Whether the device knows all of its properties; a row of a list has the key ones only. */
  isComplete: boolean;
  /** All of its offers, each with all of its values; absent if the device knows some of them only. */
  offers?: readonly FilterableProduct[];
}

/** Entries with the texts that the server's index has of the same parts, as far as the device has them. */
export function partEntries(known: SavedObjects, parts: readonly SavedPart[], vocabulary: NeedVocabulary) {
  const categories = new Map(vocabulary.categories.map((one) => [one.id, one]));
  const options = new Map(
    vocabulary.properties.flatMap((one) => (one.options ?? []).map((option) => [option.id, option])),
  );
  const synonymsOf = (value: PropertyValue) =>
    value.options.flatMap(({ id, title }) => [title, ...(options.get(id)?.synonyms ?? [])]);
  return parts.map((part): SavedPartEntry => {
    const { row, details, offers } = part;
    const shown = [row, ...(offers ?? [])];
    const numbers = [...shown.map(({ partNumber }) => partNumber), ...(details?.partNumbers ?? [])];
    const partNumbers = [...new Set(numbers.filter((number) => number !== null))];
    const category = categories.get(row.categoryId);
    const properties = withoutRepeats([...row.keyProperties, ...(details?.properties ?? [])]);
    return {
      id: row.id,
      title: row.part?.title ?? row.title,
      titles: shown.map(({ title }) => title),
      texts: [details?.scientificName, details?.model, details?.sku, ...partNumbers],
      recurring: [
        row.brand,
        ...(details?.standards ?? []),
        category?.name,
        category?.scientificName,
        ...(category?.synonyms ?? []),
        ...properties.flatMap(synonymsOf),
      ],
      partNumbers,
      weight: row.part?.offersCount ?? 1,
      categoryId: row.categoryId,
      supplierIds: (offers ?? [row]).map(({ supplier }) => supplier.id),
      properties: [...properties, ...termsOf(part, known)],
      part,
      isComplete: details !== undefined,
    };
  });
}

const withoutRepeats = (values: readonly PropertyValue[]): PropertyValue[] => [
  ...new Map(values.map((value) => [value.propertyId, value])).values(),
];

/** The terms of the offer that the device knows; the price without tax, as lists compare it. */
function termsOf({ row }: SavedPart, { suppliers }: SavedObjects): FilterableValue[] {
  const rial = comparedRial(row, null);
  const province = suppliers.get(row.supplier.id)?.province;
  return [
    ...(rial === undefined ? [] : [termValue('price', rial)]),
    termValue('stock', row.stockState),
    ...(row.leadTimeDays === null ? [] : [termValue('lead', row.leadTimeDays)]),
    ...(row.brand === null ? [] : [termValue('brand', row.brand)]),
    termValue('supplier', row.supplier.id),
    ...(row.supplier.city === null ? [] : [termValue('city', row.supplier.city)]),
    ...(province ? [termValue('province', province)] : []),
  ];
}
