import { type SQL, sql } from 'drizzle-orm';
import type { PropertyFilter, ResolvedFilter } from '../../../core/filters/filter-types.ts';
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
  const resolved = resolve(anyOf, vocabulary);
  if (resolved.length === 0) return sql`false`;
  const within = categoriesWithin(categoryIds);
  const fits = resolved.map((filter) => sql`(v.property_id = ${filter.propertyId}::uuid and ${whereFits(filter)})`);
  return sql`exists (select from property_values v where v.product_id = e.object_id
    and v.category_id = any(${within}) and (${sql.join(fits, sql` or `)}))`;
}

function resolve(anyOf: readonly PropertyFilter[], vocabulary: NeedVocabulary): ResolvedFilter[] {
  const definitions = anyOf.flatMap(({ propertyId }) => {
    const property = vocabulary.properties.find(({ id }) => id === propertyId);
    if (!property) return [];
    const { id, dataType, quantityId = null, defaultUnit } = property;
    const unit = (defaultUnit && findUnit(defaultUnit.id)) || null;
    return [{ id, dataType, quantityId, defaultUnit: unit, isFilterable: true, options: [] }];
  });
  return resolveFilters(anyOf, definitions, findUnit).resolved;
}

/** A bound that a filter has widened still counts as met exactly. */
const EXACT_SHARE = 1e-5;

/**
 * How well the ranges of an entry fit the ranges that are asked for: equal ones best, then those that cover them.
 * Undefined if no range is asked for.
 */
export function rangeFit(conditions: readonly Condition[], vocabulary: NeedVocabulary): SQL | undefined {
  const fits = conditions.flatMap(({ anyOf }) =>
    resolve(anyOf, vocabulary).flatMap((filter) => {
      const isAsked = filter.kind === 'interval' && anyOf.some(({ value, maxValue }) => value !== maxValue);
      if (!isAsked || !Number.isFinite(filter.lowest * filter.highest)) return [];
      const slack = EXACT_SHARE * Math.max(Math.abs(filter.lowest), Math.abs(filter.highest));
      return [
        sql`coalesce((select max(case
            when abs(v.base_min - ${filter.lowest}::float8) <= ${slack}::float8
              and abs(v.base_max - ${filter.highest}::float8) <= ${slack}::float8 then 2
            when v.base_min <= ${filter.lowest + slack}::float8 and v.base_max >= ${filter.highest - slack}::float8 then 1
            else 0 end)
          from property_values v where v.product_id = e.object_id and v.property_id = ${filter.propertyId}::uuid), 0)`,
      ];
    }),
  );
  return fits.length === 0 ? undefined : sql.join(fits, sql` + `);
}

/** Condition on `search_entries e`: the supplier offers its product. */
export const whereOffered = (supplierId: string): SQL => sql`exists (
  select from supplier_products cheapest join supplier_products own on own.base_product_id = cheapest.base_product_id
  where cheapest.id = e.object_id and own.supplier_id = ${supplierId}::uuid and own.status = 'shown')`;
