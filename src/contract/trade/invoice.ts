import { z } from 'zod';
import { linePrice, totals } from './trade-request.ts';

const party = z.object({
  name: z.string(),
  /** Ten digits of a person, eleven of a company; ASCII, as the other numbers. */
  nationalId: z.string(),
  economicCode: z.string(),
  address: z.string(),
  postalCode: z.string(),
  /** E.164. */
  phone: z.string(),
});
export type InvoiceParty = z.infer<typeof party>;

/** An official invoice as it was issued; nothing of it ever changes. */
const invoice = z.object({
  /** The Jalali year and the number in the series of the seller, such as `1405-12`. */
  number: z.string(),
  issuedAt: z.iso.datetime(),
  requestNumber: z.string(),
  seller: party,
  buyer: party,
  lines: z.array(
    linePrice.extend({
      lineNo: z.number().int(),
      title: z.string(),
      partNumber: z.string().nullable(),
      note: z.string().nullable(),
      qty: z.string(),
      unitName: z.string(),
    }),
  ),
  freightRial: z.number().int(),
  totals,
  /** SHA-256 of what was stored. */
  hash: z.string(),
});
export type Invoice = z.infer<typeof invoice>;

/** What an invoice needs and nobody has written. */
const invoiceGap = z.object({
  party: z.enum(['seller', 'buyer']),
  field: z.enum(['nationalCode', 'companyId', 'economicCode', 'legalForm']),
  /** In Persian, with whose it is. */
  name: z.string(),
});
export type InvoiceGap = z.infer<typeof invoiceGap>;

/** Of one request. */
export const tradeInvoice = z.object({
  /** Null until it is issued. */
  invoice: invoice.nullable(),
  /** Empty once it is issued, and before there is anything to issue. */
  missing: z.array(invoiceGap),
});
export type TradeInvoice = z.infer<typeof tradeInvoice>;
