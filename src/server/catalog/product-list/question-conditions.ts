import { type SQL, sql } from 'drizzle-orm';
import type { PropertyFilter } from '../../../core/filters/filter-types.ts';
import { resolveFilters } from '../../../core/filters/resolve-filters.ts';
import type { NeedVocabulary } from '../../../core/need/need-types.ts';
import type { Condition } from '../../../core/question/read-question.ts';
import { findUnit } from '../../../core/units/unit-lookup.ts';
import { categoriesWithin, whereFits } from '../filter/offer-filter.ts';
import { whereEntryWithin } from './search.ts';

/** Condition on `search_entries e`: its product lies in one of the categories and meets every condition. */
export function whereAnswers(
  categoryIds: readonly string[],
  conditions: readonly Condition[],
  vocabulary: NeedVocabulary,
): SQL {
  const inCategories = categoryIds.length === 0 ? [] : [whereEntryWithin(categoryIds)];
  const met = conditions.map(({ anyOf }) => whereMeetsOne(anyOf, categoryIds, vocabulary));
  const all = [...inCategories, ...met];
  return all.length === 0 ? sql`true` : sql.join(all, sql` and `);
}

/** One look at the values for all alternatives. */
function whereMeetsOne(
  anyOf: readonly PropertyFilter[],
  categoryIds: readonly string[],
  vocabulary: NeedVocabulary,
): SQL {
  const definitions = anyOf.flatMap(({ propertyId }) => {
    const property = vocabulary.properties.find(({ id }) => id === propertyId);
    if (!property) return [];
    const { id, dataType, quantityId = null, defaultUnit } = property;
    const unit = (defaultUnit && findUnit(defaultUnit.id)) || null;
    return [{ id, dataType, quantityId, defaultUnit: unit, isFilterable: true, options: [] }];
  });
  const { resolved } = resolveFilters(anyOf, definitions, findUnit);
  if (resolved.length === 0) return sql`false`;
  const within = categoriesWithin(categoryIds);
  const fits = resolved.map((filter) => sql`(v.property_id = ${filter.propertyId}::uuid and ${whereFits(filter)})`);
  return sql`exists (select from property_values v where v.product_id = e.object_id
    and v.category_id = any(${within}) and (${sql.join(fits, sql` or `)}))`;
}

/** Condition on `search_entries e`: the supplier offers its product. */
export const whereOffered = (supplierId: string): SQL => sql`exists (
  select from supplier_products cheapest join supplier_products own on own.base_product_id = cheapest.base_product_id
  where cheapest.id = e.object_id and own.supplier_id = ${supplierId}::uuid and own.status = 'shown')`;
