import { z } from 'zod';
import { supplierCard } from './supplier.ts';

/** A supplier whose page and offers the caller may change. */
export const ownSupplier = supplierCard;

export const supplierLink = z
  .object({
    /** Null: the merchant is no supplier's own shop. */
    supplierId: z.uuid().nullable(),
  })
  .meta({ examples: [{ supplierId: '01940000-0000-7000-8000-00000000000a' }] });
export type SupplierLink = z.infer<typeof supplierLink>;
