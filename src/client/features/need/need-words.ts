import type {
  NeedCategory,
  NeedOption,
  NeedProperty,
  NeedUnit,
  NeedVocabulary,
} from '../../../core/need/need-types.ts';

/** The vocabulary by id, to show a parse result in words. */
export interface NeedWords {
  category(id: string): NeedCategory | undefined;
  property(id: string | undefined): NeedProperty | undefined;
  option(propertyId: string | undefined, id: string): NeedOption | undefined;
  unit(id: string | null | undefined): NeedUnit | undefined;
  placeName(id: string): string | undefined;
  /** Units of the quantity, in the order of the vocabulary. */
  unitsOf(quantityId: string | null | undefined): readonly NeedUnit[];
  /** The parent unless it is a root, then the siblings and the children. */
  near(categoryId: string): readonly NeedCategory[];
}

const made = new WeakMap<NeedVocabulary, NeedWords>();

export function needWords(vocabulary: NeedVocabulary): NeedWords {
  const ready = made.get(vocabulary);
  if (ready) return ready;
  const words = makeWords(vocabulary);
  made.set(vocabulary, words);
  return words;
}

function makeWords({ categories, properties, units, places = [] }: NeedVocabulary): NeedWords {
  const categoryById = new Map(categories.map((one) => [one.id, one]));
  const propertyById = new Map(properties.map((one) => [one.id, one]));
  const unitById = new Map(units.map((one) => [one.id, one]));
  const byQuantity = Map.groupBy(units, (unit) => unit.quantityId);
  return {
    category: (id) => categoryById.get(id),
    property: (id) => propertyById.get(id ?? ''),
    option: (propertyId, id) => propertyById.get(propertyId ?? '')?.options?.find((option) => option.id === id),
    unit: (id) => unitById.get(id ?? ''),
    placeName: (id) => places.find((place) => place.id === id)?.name,
    unitsOf: (quantityId) => byQuantity.get(quantityId ?? '') ?? [],
    near: (categoryId) => {
      const self = categoryById.get(categoryId);
      if (!self) return [];
      const parent = categoryById.get(self.parentId ?? '');
      const beside = categories.filter((one) => one.parentId === self.parentId || one.parentId === self.id);
      return [...(parent && parent.parentId !== null ? [parent] : []), ...beside];
    },
  };
}
