import { z } from 'zod';
import { pageQuery } from '../page.ts';
import { city, placeId } from '../places/place.ts';

/** A city that a merchant delivers to. */
export const saleCity = z.object({
  merchantId: z.uuid(),
  city,
  /** Cost of a delivery; 0 is free. */
  cost: z.number().int(),
  currency: z.literal('IRR'),
  leadDays: z.number().int(),
});
export type SaleCity = z.infer<typeof saleCity>;

export const saleCitiesQuery = pageQuery.extend({ merchantId: z.uuid(), stateId: placeId.optional() });
export type SaleCitiesQuery = z.output<typeof saleCitiesQuery>;
