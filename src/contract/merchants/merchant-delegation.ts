import { z } from 'zod';
import { categoryCard } from '../catalog/category.ts';
import { entityFields, pageQuery } from '../page.ts';
import { state } from '../places/place.ts';
import { searchText } from '../search/search-counts.ts';
import { supplierCard } from '../suppliers/supplier.ts';
import { merchantCard } from './merchant.ts';

/** Decisions about a delegation; its dates tell whether it has expired. */
export const delegationStates = ['requested', 'granted', 'revoked'] as const;
const delegationStatuses = ['requested', 'upcoming', 'active', 'expired', 'revoked'] as const;
export type DelegationStatus = (typeof delegationStatuses)[number];

/** A supplier's permission for a merchant to sell in its name. */
export const merchantDelegation = z.object({
  ...entityFields,
  title: z.string(),
  supplier: supplierCard.pick({ id: true, name: true, slug: true, city: true }),
  merchant: merchantCard,
  /** Empty means all of the supplier's categories. */
  scopeCategories: z.array(categoryCard.pick({ id: true, name: true, slug: true, glyph: true })),
  /** Empty means the whole country. */
  regions: z.array(state),
  exclusive: z.boolean(),
  /** First and last day, both included, in Tehran. */
  from: z.iso.date(),
  to: z.iso.date(),
  letterFileId: z.uuid().nullable(),
  /** As of today. */
  status: z.enum(delegationStatuses),
});
export type MerchantDelegation = z.infer<typeof merchantDelegation>;

export const merchantDelegationsQuery = pageQuery.extend({
  supplierId: z.uuid().optional(),
  merchantId: z.uuid().optional(),
  /** Delegations whose scope contains the category or one of its ancestors. */
  categoryId: z.uuid().optional(),
  status: z.enum(delegationStatuses).exclude(['requested']).optional(),
  /** Words of the merchant's, the supplier's or a category's name, or of the title; «نمایندگی رسمی» alone finds all. */
  q: searchText.optional(),
});
export type MerchantDelegationsQuery = z.output<typeof merchantDelegationsQuery>;
