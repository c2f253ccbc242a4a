import { z } from 'zod';
import { offerStatuses, priceTypes, stockStates, TIERS_MAX } from '../../core/catalog/offer-types.ts';
import { entityFields, pageQuery } from '../page.ts';

const SEARCH_MAX = 100;

/** What a supplier's own people change of an offer. */
const terms = {
  priceType: z.enum(priceTypes),
  /** From the smallest quantity up, in rial per sale unit; empty if on request. */
  prices: z.array(z.object({ minQty: z.int32(), amountRial: z.int() })).max(TIERS_MAX),
  vatIncluded: z.boolean(),
  /** The last day of the price in Tehran; null: no end. */
  priceValidUntil: z.iso.date().nullable(),
  /** Null: one. */
  moq: z.int32().nullable(),
  leadTimeDays: z.int32().nullable(),
  stockState: z.enum(stockStates),
};

export const EXAMPLE_TERMS = {
  priceType: 'tiered',
  prices: [
    { minQty: 10, amountRial: 1_250_000 },
    { minQty: 100, amountRial: 1_180_000 },
  ],
  vatIncluded: false,
  priceValidUntil: '2027-03-20',
  moq: 10,
  leadTimeDays: 3,
  stockState: 'inStock',
};

export const offerTerms = z.object(terms).meta({ examples: [EXAMPLE_TERMS] });
export type OfferTerms = z.infer<typeof offerTerms>;

/** An offer as the supplier's own people see it, whether the public sees it or not. */
export const ownOffer = z.object({
  ...entityFields,
  supplierId: z.uuid(),
  title: z.string(),
  slug: z.string(),
  sku: z.string().nullable(),
  partNumber: z.string().nullable(),
  brand: z.string().nullable(),
  status: z.enum(offerStatuses),
  saleUnit: z.object({ id: z.string(), nameFa: z.string() }),
  ...terms,
});
export type OwnOffer = z.infer<typeof ownOffer>;

/** Which offers of a supplier: those whose title, code or part number has every word. */
const ofSupplier = {
  supplierId: z.uuid(),
  q: z.string().trim().max(SEARCH_MAX).optional(),
};

export const ownOffersQuery = pageQuery.extend(ofSupplier);
export type OwnOffersQuery = z.output<typeof ownOffersQuery>;
