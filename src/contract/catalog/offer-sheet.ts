import { z } from 'zod';
import { OFFER_BATCH_MAX } from '../../core/catalog/offer-types.ts';
import { EXAMPLE_TERMS, offerTerms, ownOffersQuery } from './own-offer.ts';

export const offerSheetQuery = ownOffersQuery.pick({ supplierId: true, q: true });
export type OfferSheetQuery = z.output<typeof offerSheetQuery>;

export const offerSheetFields = z.object({ supplierId: z.uuid() });

const seenTerms = { id: z.uuid(), version: z.int(), terms: offerTerms };

const sheetChange = z.object({
  /** Of the file, from 1. */
  line: z.int(),
  ...seenTerms,
  title: z.string(),
  partNumber: z.string().nullable(),
  before: offerTerms,
});
export type SheetChange = z.infer<typeof sheetChange>;

const sheetFault = z.object({
  line: z.int(),
  /** The heading of the column; empty: the line itself. */
  column: z.string(),
  reason: z.string(),
});
export type SheetFault = z.infer<typeof sheetFault>;

/** What a file would change; nothing is stored. */
export const offerSheetPreview = z.object({
  rows: z.int(),
  unchanged: z.int(),
  changes: z.array(sheetChange),
  faults: z.array(sheetFault),
});
export type OfferSheetPreview = z.infer<typeof offerSheetPreview>;

export const offerBatch = z
  .object({
    supplierId: z.uuid(),
    changes: z.array(z.object(seenTerms)).min(1).max(OFFER_BATCH_MAX),
  })
  .meta({
    examples: [
      {
        supplierId: '01940000-0000-7000-8000-00000000000a',
        changes: [{ id: '01940000-0000-7000-8000-00000000000b', version: 1, terms: EXAMPLE_TERMS }],
      },
    ],
  });
export type OfferBatch = z.infer<typeof offerBatch>;

export const offerBatchResult = z.object({ changed: z.int(), unchanged: z.int() });
export type OfferBatchResult = z.infer<typeof offerBatchResult>;
