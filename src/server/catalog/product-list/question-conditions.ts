import { type SQL, sql } from 'drizzle-orm';
import type { NeedVocabulary } from '../../../core/need/need-types.ts';
import type { Condition } from '../../../core/question/conditions.ts';
import { askedRanges, resolveCondition } from '../../../core/search/resolve-conditions.ts';
import { rangeFits } from '../../../core/search/word-weights.ts';
import { findUnit } from '../../../core/units/unit-lookup.ts';
import { categoriesWithin, whereFits } from '../filter/offer-filter.ts';

/**
 * Query of (product_id): products of the categories that meet every condition, from the indexes of the values alone.
 * Several offers of a product meet them; only shown ones have an entry.
 */
export function productsAnswering(
  categoryIds: readonly string[],
  conditions: readonly Condition[],
  vocabulary: NeedVocabulary,
): SQL {
  const meeting = conditions.map((condition) => productsMeeting(condition, categoryIds, vocabulary));
  // An intersection has each product once; a product has several options of one property.
  return meeting.length === 1
    ? sql`select distinct product_id from (${meeting[0]}) one`
    : sql.join(meeting, sql` intersect `);
}

/** Query of (product_id): products of the categories that meet one of the condition's filters. Only shown products have an entry. */
function productsMeeting(condition: Condition, categoryIds: readonly string[], vocabulary: NeedVocabulary): SQL {
  const resolved = resolveCondition(condition, vocabulary, findUnit);
  const fits = resolved.map((filter) => sql`(v.property_id = ${filter.propertyId}::uuid and ${whereFits(filter)})`);
  const whereOne = fits.length === 0 ? sql`false` : sql.join(fits, sql` or `);
  return sql`select v.product_id from property_values v
    where v.category_id = any(${categoriesWithin(categoryIds)}) and (${whereOne})`;
}

/**
 * How well the ranges of an entry fit the ranges that are asked for: equal ones best, then those that cover them.
 * Undefined if no range is asked for.
 */
export function rangeFit(conditions: readonly Condition[], vocabulary: NeedVocabulary): SQL | undefined {
  const fits = askedRanges(conditions, vocabulary, findUnit).map(
    ({ propertyId, lowest, highest, slack, bonus }) => sql`coalesce((select max(case
            when abs(v.base_min - ${lowest}::float8) <= ${slack}::float8
              and abs(v.base_max - ${highest}::float8) <= ${slack}::float8 then ${sql.raw(String(rangeFits.equal + bonus))}
            when v.base_min <= ${lowest + slack}::float8 and abs(v.base_max - ${highest}::float8) <= ${slack}::float8
              then ${sql.raw(String(rangeFits.ending + bonus))}
            when v.base_min <= ${lowest + slack}::float8 and v.base_max >= ${highest - slack}::float8
              then ${sql.raw(String(rangeFits.covering + bonus))}
            else 0 end)
          from property_values v where v.product_id = e.object_id and v.property_id = ${propertyId}::uuid), 0)`,
  );
  return fits.length === 0 ? undefined : sql.join(fits, sql` + `);
}
