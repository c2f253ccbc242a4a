import { z } from 'zod';
import { categoryCard } from '../catalog/category.ts';
import { entityFields, pageQuery } from '../page.ts';
import { state } from '../places/place.ts';
import { supplierCard } from '../suppliers/supplier.ts';
import { merchantCard } from './merchant.ts';

/** What has been decided about a delegation; that it has expired is told by its dates. */
export const delegationStates = ['requested', 'granted', 'revoked'] as const;
const delegationStatuses = ['requested', 'upcoming', 'active', 'expired', 'revoked'] as const;
export type DelegationStatus = (typeof delegationStatuses)[number];

/** A supplier's word that a merchant may sell in its name. */
export const merchantDelegation = z.object({
  ...entityFields,
  title: z.string(),
  supplier: supplierCard.pick({ id: true, name: true, slug: true, city: true }),
  merchant: merchantCard,
  /** None means all of the supplier's categories. */
  scopeCategories: z.array(categoryCard.pick({ id: true, name: true, slug: true, glyph: true })),
  /** None means the whole country. */
  regions: z.array(state),
  exclusive: z.boolean(),
  /** First and last day, both included, in Tehran. */
  from: z.iso.date(),
  to: z.iso.date(),
  letterFileId: z.uuid().nullable(),
  /** Today's. */
  status: z.enum(delegationStatuses),
});
export type MerchantDelegation = z.infer<typeof merchantDelegation>;

export const merchantDelegationsQuery = pageQuery.extend({
  supplierId: z.uuid().optional(),
  merchantId: z.uuid().optional(),
  /** Delegations whose scope holds the category, or a category above it. */
  categoryId: z.uuid().optional(),
  status: z.enum(delegationStatuses).exclude(['requested']).optional(),
});
export type MerchantDelegationsQuery = z.output<typeof merchantDelegationsQuery>;
