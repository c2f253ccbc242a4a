import { z } from 'zod';
import { dottedQuery } from '../dotted-query.ts';
import { supplierListQuery } from '../suppliers/supplier.ts';

/** One filter: a range in any unit of the property's quantity, or options of which one is enough. */
export const propertyFilter = z.object({
  propertyId: z.uuid(),
  /** Lower bound; none if absent. A yes-or-no property has 1 or 0 here. */
  value: z.number().finite().optional(),
  /** Upper bound; none if absent. */
  maxValue: z.number().finite().optional(),
  /** @default the property's default unit */
  measurementUnitId: z.string().max(40).optional(),
  optionIds: z.array(z.uuid()).max(100).optional(),
});
export type PropertyFilter = z.infer<typeof propertyFilter>;

/** A read, although posted: suppliers with an offer in the category that meets all filters. */
export const categorySuppliersBody = z.object({ properties: z.array(propertyFilter).max(40).default([]) }).meta({
  examples: [
    { properties: [{ propertyId: '01940000-0000-7000-8000-000000000001', value: 10, measurementUnitId: 'BAR' }] },
  ],
});
export type CategorySuppliersBody = z.output<typeof categorySuppliersBody>;
export const categorySuppliersQuery = supplierListQuery;

/** The specification's client sends the query of the posted read with dots. */
export const postedSuppliersQuery = dottedQuery(supplierListQuery, {
  'page.cursor': 'cursor',
  'page.size': 'size',
  'sort.by': 'sort',
  'filter.city': 'city',
  'filter.province': 'province',
  'filter.q': 'q',
});
