import { eq, inArray, sql } from 'drizzle-orm';
import type { CategoryType } from '../../../contract/catalog/category.ts';
import type { PropertyDataType } from '../../../core/catalog/property-types.ts';
import { uuidArray } from '../../db/insert-rows.ts';
import type { Executor } from '../../db/open-database.ts';
import { categories } from '../category/category.table.ts';
import { categoryProperties, propertyOptions } from '../property/property.table.ts';
import type { SourceExistingCategory } from './source.ts';

export const ROOT_SOURCE = 'root';

export interface KnownProperty {
  id: string;
  name: string;
  dataType: PropertyDataType;
  quantityId: string | null;
  optionIds: Map<string, string>;
  /** Title and synonyms by option id. */
  optionNames: Map<string, readonly string[]>;
}

export interface KnownCategory {
  id: string;
  categoryType: CategoryType;
  /** Ancestors, root first, without the category itself. */
  path: string[];
  name: string;
  scientificName: string | null;
  synonyms: string[];
  /** The source's own properties by key, inherited ones included. */
  properties: Map<string, KnownProperty>;
}

/** A property key is unique only together with its category's key. */
export const propertySourceKey = (categoryKey: string, propertyKey: string): string => `${categoryKey}#${propertyKey}`;

/**
 * The roots, the source's stored categories, so that a file may refer to rows of an earlier one, and the existing
 * categories that it names.
 */
export async function loadKnownCategories(
  db: Executor,
  source: string,
  existing: readonly SourceExistingCategory[] = [],
): Promise<Map<string, KnownCategory>> {
  const existingIds = existing.map(({ id }) => id);
  const rows = await db
    .select({
      id: categories.id,
      source: categories.source,
      sourceKey: categories.sourceKey,
      categoryType: categories.categoryType,
      path: categories.path,
      name: categories.name,
      scientificName: categories.scientificName,
      synonyms: categories.synonyms,
    })
    .from(categories)
    .where(
      sql`${inArray(categories.source, [source, ROOT_SOURCE])} or ${categories.id} = any(${uuidArray(existingIds)})`,
    )
    .orderBy(categories.level);
  const own = await loadOwnProperties(db, source);
  const byId = new Map<string, KnownCategory>();
  const byKey = new Map<string, KnownCategory>();
  for (const row of rows) {
    const properties = new Map([...row.path, row.id].flatMap((id) => own.get(id) ?? []));
    const { source: owner, sourceKey, ...category } = row;
    const known = { ...category, properties };
    byId.set(row.id, known);
    if (owner === ROOT_SOURCE) byKey.set(`${ROOT_SOURCE}:${sourceKey}`, known);
    else if (owner === source) byKey.set(sourceKey, known);
  }
  for (const { key, id } of existing) {
    const known = byId.get(id);
    if (known) byKey.set(key, known);
  }
  return byKey;
}

type PropertiesByCategory = Map<string, [key: string, property: KnownProperty][]>;

async function loadOwnProperties(db: Executor, source: string): Promise<PropertiesByCategory> {
  const rows = await db.select().from(categoryProperties).where(eq(categoryProperties.source, source));
  const options = await db
    .select({
      id: propertyOptions.id,
      propertyId: propertyOptions.propertyId,
      key: propertyOptions.key,
      title: propertyOptions.title,
      synonyms: propertyOptions.synonyms,
    })
    .from(propertyOptions)
    .innerJoin(categoryProperties, eq(categoryProperties.id, propertyOptions.propertyId))
    .where(eq(categoryProperties.source, source));
  const optionsByProperty = Map.groupBy(options, (option) => option.propertyId);
  const byCategory: PropertiesByCategory = new Map();
  for (const { id, categoryId, sourceKey, name, dataType, quantityId } of rows) {
    const own = optionsByProperty.get(id) ?? [];
    const optionIds = new Map(own.map((option) => [option.key, option.id]));
    const optionNames = new Map(own.map((option) => [option.id, [option.title, ...option.synonyms]]));
    const key = sourceKey.slice(sourceKey.lastIndexOf('#') + 1);
    const known = byCategory.get(categoryId) ?? [];
    known.push([key, { id, name, dataType, quantityId, optionIds, optionNames }]);
    byCategory.set(categoryId, known);
  }
  return byCategory;
}
