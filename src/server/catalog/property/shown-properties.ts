import { asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/open-database.ts';
import type { RevisionStore } from '../../platform/http/cache/revision-store.ts';
import { categories } from '../category/category.table.ts';
import { type CategoryPropertyRow, categoryProperties, propertyOptions } from './property.table.ts';

/** What a value shows of its property. */
export type ShownProperty = Pick<
  CategoryPropertyRow,
  'id' | 'name' | 'dataType' | 'quantityId' | 'decimals' | 'isKey' | 'position'
> & {
  /** Level of its category: inherited properties stand first. */
  level: number;
  /** In their order. */
  options: ReadonlyMap<string, ShownOption>;
};

interface ShownOption {
  id: string;
  title: string;
  place: number;
}

export type ShownProperties = Pick<RevisionStore<ShownProperty>, 'find'>;

/** The order in which a product's properties stand. */
export const inPropertyOrder = (a: ShownProperty, b: ShownProperty): number =>
  a.level - b.level || a.position - b.position || (a.id < b.id ? -1 : 1);

/** Without the ids that do not exist. */
export async function loadShownProperties(db: Executor, ids: readonly string[]): Promise<Map<string, ShownProperty>> {
  const { id, name, dataType, quantityId, decimals, isKey, position } = categoryProperties;
  const rows = await db
    .select({ id, name, dataType, quantityId, decimals, isKey, position, level: categories.level })
    .from(categoryProperties)
    .innerJoin(categories, eq(categories.id, categoryProperties.categoryId))
    .where(inArray(categoryProperties.id, [...ids]));
  const options = await db
    .select({ id: propertyOptions.id, title: propertyOptions.title, propertyId: propertyOptions.propertyId })
    .from(propertyOptions)
    .where(inArray(propertyOptions.propertyId, [...ids]))
    .orderBy(asc(propertyOptions.position), asc(propertyOptions.id));
  const optionsOf = Map.groupBy(options, ({ propertyId }) => propertyId);
  return new Map(rows.map((row) => [row.id, { ...row, options: optionMap(optionsOf.get(row.id) ?? []) }]));
}

const optionMap = (options: readonly Omit<ShownOption, 'place'>[]): ReadonlyMap<string, ShownOption> =>
  new Map(options.map(({ id, title }, place) => [id, { id, title, place }]));
