import { z } from 'zod';
import { dueTimes } from '../../core/trade/quote-states.ts';
import { requestMoveNames, requestRoles, requestStates, turns } from '../../core/trade/request-states.ts';
import { entityFields, pageQuery, queryBoolean } from '../page.ts';
import { tradeApproval } from './approval.ts';
import { fulfilmentFields } from './fulfilment.ts';
import { groupShare, tradeGroup } from './group.ts';
import { tradeQuote } from './quote.ts';

const rial = z.number().int();
const maybeText = z.string().nullable();
const maybeTime = z.iso.datetime().nullable();
const unit = z.object({ id: z.string(), nameFa: z.string() });

/** A part or a service of the supplier, as it was when the request was sent; of a draft as it is now. */
const lineOffer = z.object({
  id: z.uuid(),
  title: z.string(),
  slug: z.string(),
  partNumber: maybeText,
  glyph: z.string(),
});

/** What a line costs, in whole rial without tax, and the tax on it. */
export const linePrice = z.object({
  unitPriceRial: rial,
  /** How many units the unit price is for. */
  per: z.string(),
  /** Whether the unit price has the tax in it. */
  vatIncluded: z.boolean(),
  netRial: rial,
  vatPermille: z.number().int(),
  vatRial: rial,
});
export type LinePrice = z.infer<typeof linePrice>;

const requestLine = z.object({
  lineNo: z.number().int(),
  lineId: z.uuid(),
  /** Null where the line is a text of the buyer. */
  offer: lineOffer.nullable(),
  freeText: maybeText,
  qty: z.string(),
  unit,
  targetPriceRial: rial.nullable(),
  note: maybeText,
  fileIds: z.array(z.uuid()),
  /** Null until a confirmation is asked for, and of a line that is not ordered. */
  price: linePrice.nullable(),
  /** What is ordered, where it is not what was asked. */
  orderedQty: maybeText,
  orderedTitle: maybeText,
});
export type RequestLine = z.infer<typeof requestLine>;

export const totals = z.object({ netRial: rial, vatRial: rial, payableRial: rial });

/** Where it goes: the supplier reads it from the submission on. */
const requestAddress = z.object({
  receiverName: z.string(),
  receiverPhone: z.string(),
  state: z.string(),
  city: z.string(),
  street: z.string(),
  plaque: maybeText,
  unit: maybeText,
  postalCode: z.string(),
});
export type RequestAddress = z.infer<typeof requestAddress>;

const buyingParty = z.object({
  name: z.string(),
  companyName: maybeText,
  nationalCode: maybeText,
  economicCode: maybeText,
  phone: z.string(),
});
export type BuyingParty = z.infer<typeof buyingParty>;

const sellingParty = z.object({
  merchantId: z.uuid(),
  name: z.string(),
  /** From the publication on. */
  legal: z
    .object({
      legalName: z.string(),
      nationalId: z.string(),
      economicCode: z.string(),
      city: z.string(),
      street: z.string(),
      postalCode: z.string(),
      phone: z.string(),
    })
    .nullable(),
});
export type SellingParty = z.infer<typeof sellingParty>;

const supplier = z.object({
  id: z.uuid(),
  name: z.string(),
  slug: z.string(),
  city: maybeText,
  phones: z.array(z.string()),
});

const instalment = z.object({
  no: z.number().int(),
  due: z.enum(dueTimes),
  /** After the delivery, of a credit. */
  days: z.number().int(),
  amountRial: rial,
  settledRial: rial,
});

/** One request, as one of its parties sees it. */
export const tradeRequest = z.object({
  ...entityFields,
  role: z.enum(requestRoles),
  /** Null until it is sent. */
  number: maybeText,
  title: maybeText,
  group: groupShare,
  state: z.enum(requestStates),
  turn: z.enum(turns),
  /** Counts the edits of what is asked; a price belongs to one of them. */
  revision: z.number().int(),
  supplier,
  /** Whether somebody acts for the supplier in the app; otherwise its phone is the way. */
  isSellerHere: z.boolean(),
  seller: sellingParty.nullable(),
  buyer: buyingParty.nullable(),
  /** In whose name is bought, for who buys; null for a person. */
  buyerMerchant: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** What an agent has asked the principal for last; for who buys. */
  approval: tradeApproval.nullable(),
  address: requestAddress.nullable(),
  /** Of the address; all that the supplier knows of it while the buyer is hidden. */
  place: z.object({ state: z.string(), city: z.string() }).nullable(),
  /** Whether the supplier does not learn yet who buys. */
  isBuyerHidden: z.boolean(),
  /** When the quotes of a sealed request open; until then only its seller reads its own. */
  sealedUntil: maybeTime,
  addressId: z.uuid().nullable(),
  neededBy: z.iso.date().nullable(),
  description: maybeText,
  /** Nothing in it is a good: work is done, or a document handed over. */
  isOfServices: z.boolean(),
  lines: z.array(requestLine),
  totals: totals.nullable(),
  /** In the totals; null until a confirmation is asked for. */
  freightRial: rial.nullable(),
  /** The seller's rounds, the latest first. */
  quotes: z.array(tradeQuote),
  schedule: z.array(instalment),
  ...fulfilmentFields,
  /** Why the last move was made. */
  reason: maybeText,
  stateAt: z.iso.datetime(),
  submittedAt: maybeTime,
  /** Until when the seller can confirm. */
  confirmBy: maybeTime,
  /** Why the system could not confirm by itself; for the seller. */
  autoRefusal: maybeText,
  publishedAt: maybeTime,
  /** Of what was agreed; equal as long as nothing of it changes. */
  snapshotHash: maybeText,
  lastEventSeq: z.number().int(),
  allowedActions: z.array(z.enum(requestMoveNames)),
});
export type TradeRequest = z.infer<typeof tradeRequest>;

export const createdRequests = z.object({
  /** Of several suppliers. */
  group: tradeGroup.optional(),
  /** In the order of the suppliers. */
  requests: z.array(tradeRequest),
});

export const requestCard = z.object({
  id: z.uuid(),
  role: z.enum(requestRoles),
  number: maybeText,
  title: maybeText,
  group: groupShare,
  state: z.enum(requestStates),
  turn: z.enum(turns),
  isMyTurn: z.boolean(),
  supplier: z.object({ id: z.uuid(), name: z.string() }),
  /** Null for a supplier while the buyer is hidden. */
  buyerName: maybeText,
  isBuyerHidden: z.boolean(),
  sealedUntil: maybeTime,
  /** The name of the merchant that buys, for its people. */
  buyerMerchantName: maybeText,
  /** What waits for the principal; for who buys. */
  approval: tradeApproval.nullable(),
  /** The first three. */
  lines: z.array(z.string()),
  linesCount: z.number().int(),
  neededBy: z.iso.date().nullable(),
  confirmBy: maybeTime,
  /** Until when the quote that is out counts. */
  quoteValidUntil: maybeTime,
  /** What is agreed, or quoted. */
  payableRial: rial.nullable(),
  stateAt: z.iso.datetime(),
  allowedActions: z.array(z.enum(requestMoveNames)),
});
export type RequestCard = z.infer<typeof requestCard>;

export const requestsQuery = pageQuery.extend({
  role: z.enum(['buyer', 'seller']).optional(),
  supplierId: z.uuid().optional(),
  state: z.enum(requestStates).optional(),
  /** Only what waits for the reader. */
  mine: queryBoolean.optional(),
  /** A number, or a part of a title or of a party's name. */
  q: z.string().trim().min(1).max(80).optional(),
});
export type RequestsQuery = z.output<typeof requestsQuery>;

/** Of one supplier that the reader acts for. */
export const supplierRequestsQuery = requestsQuery.omit({ role: true }).extend({ supplierId: z.uuid() });

export const publishedRequest = z.object({ request: tradeRequest, proformaId: z.uuid() });
