import type { NeedVocabulary } from '../../../src/core/need/need-types.ts';
import { numberAsks } from '../../../src/core/need/number-asks.ts';
import { toBase } from '../../../src/core/units/units.ts';
import { units } from '../../../src/core/units/units-table.ts';
import { demoCatalog } from '../../../src/demo/demo-catalog.ts';
import { cityRows, stateRows } from '../../../src/server/places/place-rows.ts';

export const propertyId = (categoryKey: string, propertyKey: string) => `${categoryKey}#${propertyKey}`;
const optionId = (categoryKey: string, propertyKey: string, optionKey: string) =>
  `${categoryKey}#${propertyKey}#${optionKey}`;

const categories = [...demoCatalog.categories];
const cities = [...new Set([...demoCatalog.suppliers].flatMap(({ city }) => city ?? []))];

const unitsById = new Map(units.map((unit) => [unit.id, unit]));

/** As the server reads them from its products. */
const observed = new Map<string, [number, number]>();
for (const { categoryKey, properties } of demoCatalog.baseProducts) {
  for (const { propertyKey, value, maxValue, unitId } of properties) {
    const owner = ownerOf(categoryKey, propertyKey);
    if (value === undefined || owner === undefined) continue;
    const unit = unitsById.get(unitId ?? '');
    const [low, high] = [value, maxValue ?? value].map((bound) => (unit ? toBase(bound, unit) : bound));
    const id = propertyId(owner, propertyKey);
    const [lowest, highest] = observed.get(id) ?? [Infinity, -Infinity];
    observed.set(id, [Math.min(lowest, low ?? lowest), Math.max(highest, high ?? highest)]);
  }
}

/** The category that defines a property of a product. */
function ownerOf(categoryKey: string | null | undefined, propertyKey: string): string | undefined {
  const category = categories.find(({ key }) => key === categoryKey);
  if (!category) return undefined;
  const isOwn = category.properties?.some(({ key }) => key === propertyKey);
  return isOwn ? category.key : ownerOf(category.parentKey, propertyKey);
}

/** The demo catalogue in the shape of the API's vocabulary, with keys as ids. */
export const demoVocabulary: NeedVocabulary = {
  categories: categories.map(({ key, parentKey, ...category }) => ({ id: key, parentId: parentKey, ...category })),
  properties: categories.flatMap((category) =>
    (category.properties ?? []).map(({ key, options, defaultUnitId, ...property }) => ({
      ...property,
      id: propertyId(category.key, key),
      asks: numberAsks(property, category.categoryType),
      observed: observed.get(propertyId(category.key, key))?.map((bound) => Number(bound.toPrecision(6))) as
        | [number, number]
        | undefined,
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
