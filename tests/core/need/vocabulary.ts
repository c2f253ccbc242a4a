import type { NeedVocabulary } from '../../../src/core/need/need-types.ts';
import { numberAsks } from '../../../src/core/need/numbers/number-asks.ts';
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

interface Limits {
  lowest: number;
  highest: number;
  /** Base products that have the lowest and the highest value. */
  keys: [string, string];
}

/** As the server reads them from its products. */
const limits = new Map<string, Limits>();
for (const { key, categoryKey, properties } of demoCatalog.baseProducts) {
  for (const { propertyKey, value, maxValue, unitId } of properties) {
    const owner = ownerOf(categoryKey, propertyKey);
    if (value === undefined || owner === undefined) continue;
    const unit = unitsById.get(unitId ?? '');
    const [low, high] = [value, maxValue ?? value].map((bound) => (unit ? toBase(bound, unit) : bound)) as [
      number,
      number,
    ];
    const id = propertyId(owner, propertyKey);
    const known = limits.get(id) ?? { lowest: Infinity, highest: -Infinity, keys: [key, key] };
    limits.set(id, {
      lowest: Math.min(known.lowest, low),
      highest: Math.max(known.highest, high),
      keys: [low < known.lowest ? key : known.keys[0], high > known.highest ? key : known.keys[1]],
    });
  }
}

/** Six digits, as the server rounds them. */
function observedOf(id: string): [number, number] | undefined {
  const known = limits.get(id);
  return known && [Number(known.lowest.toPrecision(6)), Number(known.highest.toPrecision(6))];
}

/** The base products that have the lowest or the highest value of a property: they show the same limits as all of them. */
export const limitProducts: ReadonlySet<string> = new Set([...limits.values()].flatMap(({ keys }) => keys));

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
      observed: observedOf(propertyId(category.key, key)),
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
