import { and, asc, eq, inArray, max, min, or, sql } from 'drizzle-orm';
import type { PropertyDefinition } from '../../../contract/catalog/property.ts';
import type { AppDeps } from '../../app-deps.ts';
import type { Executor } from '../../db/open-database.ts';
import { categories } from '../category/category.table.ts';
import type { ObservedValues } from '../facet-index/facet-index.ts';
import { categoryProducts } from '../product/product.table.ts';
import {
  type CategoryPropertyRow,
  type PropertyOptionRow,
  propertyOptions,
  propertyValues,
} from '../property/property.table.ts';
import { listPropertyRows } from '../property/rows.ts';
import { presentUnit } from '../property/value-read.ts';

/**
 * The category's properties with the counts and limits of its shown products.
 * @throws AppError 404 for a category that does not exist
 */
export async function listProperties(
  { db, facetIndexes }: Pick<AppDeps, 'db' | 'facetIndexes'>,
  categoryId: string,
): Promise<PropertyDefinition[]> {
  const properties = await listPropertyRows(db, categoryId);
  if (properties.length === 0) return [];
  const index = await facetIndexes.find(categoryId);
  const ids = properties.map((property) => property.id);
  const options = await db
    .select()
    .from(propertyOptions)
    .where(inArray(propertyOptions.propertyId, ids))
    .orderBy(asc(propertyOptions.position), asc(propertyOptions.id));
  const optionsByProperty = Map.groupBy(options, (option) => option.propertyId);
  const counted = properties.filter(({ dataType }) => dataType !== 'text').map(({ id }) => id);
  const observed = index?.observe() ?? (await observe(db, categoryId, counted));
  return properties.map((property) => present(property, optionsByProperty.get(property.id) ?? [], observed));
}

type Observed = Map<string, ObservedValues>;

/** The same counts and limits from the database, for a category without a facet index. */
async function observe(db: Executor, categoryId: string, propertyIds: string[]): Promise<Observed> {
  if (propertyIds.length === 0) return new Map();
  const rows = await db
    .select({
      propertyId: propertyValues.propertyId,
      optionId: propertyValues.optionId,
      items: sql<number>`count(distinct (${categoryProducts.partId}, ${propertyValues.baseMin}, ${propertyValues.baseMax},
        ${propertyValues.boolValue}))::int`,
      lowest: min(propertyValues.baseMin),
      highest: max(propertyValues.baseMax),
    })
    .from(propertyValues)
    .innerJoin(
      categoryProducts,
      and(eq(categoryProducts.productId, propertyValues.productId), eq(categoryProducts.categoryId, categoryId)),
    )
    .where(
      and(
        inArray(propertyValues.propertyId, propertyIds),
        inArray(
          propertyValues.categoryId,
          db
            .select({ id: categories.id })
            .from(categories)
            .where(or(eq(categories.id, categoryId), sql`${categoryId}::uuid = any(${categories.path})`)),
        ),
      ),
    )
    .groupBy(propertyValues.propertyId, propertyValues.optionId);
  return new Map(rows.map(({ optionId, propertyId, ...limits }) => [optionId ?? propertyId, limits]));
}

function present(property: CategoryPropertyRow, options: PropertyOptionRow[], observed: Observed): PropertyDefinition {
  const limits = observed.get(property.id);
  return {
    id: property.id,
    categoryId: property.categoryId,
    name: property.name,
    description: property.description,
    dataType: property.dataType,
    quantityId: property.quantityId,
    defaultUnit: presentUnit(property.defaultUnitId),
    options: options.map(({ id, title }) => ({ id, title, itemsCount: observed.get(id)?.items ?? 0 })),
    isFilterable: property.isFilterable,
    isComparable: property.isComparable,
    isKey: property.isKey,
    decimals: property.decimals,
    betterWhen: property.betterWhen,
    order: property.position,
    helpUniqueId: property.helpUniqueId,
    observedMin: limits?.lowest ?? null,
    observedMax: limits?.highest ?? null,
  };
}
