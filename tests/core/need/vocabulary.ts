import type { NeedVocabulary } from '../../../src/core/need/need-types.ts';
import { numberAsks } from '../../../src/core/need/number-asks.ts';
import { units } from '../../../src/core/units/units-table.ts';
import { demoCatalog } from '../../../src/demo/demo-catalog.ts';
import { cityRows, stateRows } from '../../../src/server/places/place-rows.ts';

export const propertyId = (categoryKey: string, propertyKey: string) => `${categoryKey}#${propertyKey}`;
const optionId = (categoryKey: string, propertyKey: string, optionKey: string) =>
  `${categoryKey}#${propertyKey}#${optionKey}`;

const categories = [...demoCatalog.categories];
const cities = [...new Set([...demoCatalog.suppliers].flatMap(({ city }) => city ?? []))];

/** The demo catalogue in the shape of the API's vocabulary, with keys as ids. */
export const demoVocabulary: NeedVocabulary = {
  categories: categories.map(({ key, parentKey, ...category }) => ({ id: key, parentId: parentKey, ...category })),
  properties: categories.flatMap((category) =>
    (category.properties ?? []).map(({ key, options, defaultUnitId, ...property }) => ({
      ...property,
      id: propertyId(category.key, key),
      asks: numberAsks(property, category.categoryType),
      categoryId: category.key,
      defaultUnit: defaultUnitId === undefined ? null : { id: defaultUnitId },
      options: (options ?? []).map((option) => ({ ...option, id: optionId(category.key, key, option.key) })),
    })),
  ),
  units,
  places: cities.map((name) => ({ id: name, name })),
};

const placeNames = [...new Set([...stateRows, ...cityRows].map(({ name }) => name))];

/** With all places of Iran, as the API's vocabulary has them. */
export const wholeVocabulary: NeedVocabulary = {
  ...demoVocabulary,
  places: placeNames.map((name) => ({ id: name, name })),
};
