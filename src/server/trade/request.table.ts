import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { BuyingParty, RequestAddress } from '../../contract/trade/trade-request.ts';
import { sides } from '../../core/trade/fulfilment.ts';
import { requestStates, turns } from '../../core/trade/request-states.ts';
import { persons } from '../account/person/person.table.ts';
import { entityColumns, foldedText, moment } from '../db/columns.ts';
import { deliveryAddresses } from '../delivery/delivery-address.table.ts';
import { merchantAgents } from '../merchants/agent.table.ts';
import { merchants } from '../merchants/merchant.table.ts';
import { suppliers } from '../suppliers/supplier.table.ts';
import { tradeGroups } from './groups/group.table.ts';

/** One buyer asks one supplier. */
export const tradeRequests = pgTable(
  'trade_requests',
  {
    ...entityColumns,
    /** Of `requestNumber`; null until it is sent. */
    number: foldedText(),
    buyerPersonId: uuid()
      .notNull()
      .references(() => persons.id),
    /** In whose name the person buys, as its owner or by an agent; null for the person alone. */
    buyerMerchantId: uuid().references(() => merchants.id),
    /** The agent who has begun it; it goes to an address of theirs or of the owner. */
    agentPersonId: uuid().references(() => persons.id),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id),
    /** What was asked of several suppliers at once; only the buyer may learn of it. */
    groupId: uuid().references(() => tradeGroups.id),
    /** The deadline of a sealed request; until then only its seller reads its quote, and the state does not tell of it. */
    sealedUntil: moment(),
    /** The supplier knows the place of the buyer only, until a confirmation is asked for. */
    hidesBuyer: boolean().notNull().default(false),
    /** Who has made the first move of the seller; from then on nobody else of the supplier sells. */
    sellerMerchantId: uuid().references(() => merchants.id),
    state: text({ enum: requestStates }).notNull(),
    turn: text({ enum: turns }).notNull(),
    /** When it came to its state. */
    stateAt: moment().notNull(),
    /** The lines that count. */
    revision: integer().notNull().default(1),
    title: text(),
    /** Folded: number, title, and names of both parties. */
    words: foldedText().notNull(),
    description: text(),
    /** Nothing in it is a good: work is done, not sent off. */
    isOfServices: boolean().notNull().default(false),
    /** Of a draft it goes with the address; what was sent has a copy. */
    addressId: uuid().references(() => deliveryAddresses.id, { onDelete: 'set null' }),
    neededBy: date({ mode: 'string' }),
    /** As they were when it was sent. */
    address: jsonb().$type<RequestAddress & { cityId: string }>(),
    buyer: jsonb().$type<BuyingParty>(),
    /** What was said with the last move. */
    reason: text(),
    submittedAt: moment(),
    publishedAt: moment(),
    /** What the buyer has asked to confirm, while it is asked, and after. */
    snapshotId: uuid(),
    confirmBy: moment(),
    /** Why it was not confirmed by itself, for a seller that has asked for that. */
    autoRefusal: text(),
    payableRial: bigint({ mode: 'number' }),
    /** The quote that is out, asked to be confirmed, or accepted. */
    quoteId: uuid(),
    /** Until when it counts. */
    quoteValidUntil: moment(),
    quotedRial: bigint({ mode: 'number' }),
    /** Of the last quote. */
    round: integer().notNull().default(0),
    /** Whose limit it counts against, as an agent of the buying merchant; null for what the owner has sent or approved. */
    spentAgentId: uuid().references(() => merchantAgents.id, { onDelete: 'set null' }),
    spentAt: moment(),
    /** By published and target prices, when it was sent; what is agreed later counts in its place. */
    submittedRial: bigint({ mode: 'number' }),
    /** Who wants to cancel what is published, until the other party answers. */
    cancelAskedBy: text({ enum: sides }),
    /** When it closes by itself; null while something is owed. */
    closesAt: moment(),
    lastEventSeq: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('trade_requests_number').on(t.number),
    index('trade_requests_buyer').on(t.buyerPersonId, sql`(${t.turn} = 'buyer')`, t.stateAt, t.id),
    index('trade_requests_supplier').on(t.supplierId, sql`(${t.turn} = 'supplier')`, t.stateAt, t.id),
    index('trade_requests_seller').on(t.sellerMerchantId).where(sql`${t.sellerMerchantId} is not null`),
    index('trade_requests_confirm_by').on(t.confirmBy).where(sql`${t.state} = 'awaitingConfirmation'`),
    index('trade_requests_quote_until').on(t.quoteValidUntil).where(sql`${t.state} = 'quoted'`),
    check('trade_requests_quoted_has_quote', sql`${t.state} <> 'quoted' or ${t.quoteId} is not null`),
    check('trade_requests_quote_whole', sql`(${t.quoteId} is null) = (${t.quoteValidUntil} is null)`),
    index('trade_requests_closes_at').on(t.closesAt).where(sql`${t.state} = 'published'`),
    index('trade_requests_unopened').on(t.submittedAt).where(sql`${t.state} = 'registered'`),
    // One request a supplier.
    uniqueIndex('trade_requests_group').on(t.groupId, t.supplierId),
    index('trade_requests_sealed').on(t.sealedUntil).where(sql`${t.state} = 'registered' and ${t.quoteId} is not null`),
    check('trade_requests_sent_has_number', sql`${t.state} in ('draft', 'cancelled') or ${t.number} is not null`),
    check(
      'trade_requests_agreed_has_snapshot',
      sql`${t.state} not in ('awaitingConfirmation', 'published', 'disputed', 'closed') or ${t.snapshotId} is not null`,
    ),
    check('trade_requests_payable', sql`${t.payableRial} >= 0`),
    index('trade_requests_buying_merchant').on(t.buyerMerchantId).where(sql`${t.buyerMerchantId} is not null`),
    index('trade_requests_agent').on(t.agentPersonId).where(sql`${t.agentPersonId} is not null`),
    index('trade_requests_address').on(t.addressId).where(sql`${t.addressId} is not null`),
    index('trade_requests_spent').on(t.spentAgentId, t.spentAt).where(sql`${t.spentAgentId} is not null`),
    check('trade_requests_agent_of_merchant', sql`${t.agentPersonId} is null or ${t.buyerMerchantId} is not null`),
  ],
);

/** Lines of every revision; those of earlier ones stay. */
export const tradeLines = pgTable(
  'trade_lines',
  {
    requestId: uuid()
      .notNull()
      .references(() => tradeRequests.id),
    revision: integer().notNull(),
    lineNo: integer().notNull(),
    lineId: uuid().notNull(),
    offerId: uuid(),
    /** The offer as it was when the revision was sent. */
    offer: jsonb().$type<OfferSnapshot>(),
    freeText: text(),
    /** Of `parseQuantity`. */
    qty: foldedText().notNull(),
    unitId: foldedText().notNull(),
    targetPriceRial: bigint({ mode: 'number' }),
    note: text(),
    fileIds: uuid().array().notNull().default(sql`'{}'`),
  },
  (t) => [
    primaryKey({ columns: [t.requestId, t.revision, t.lineNo] }),
    uniqueIndex('trade_lines_line').on(t.requestId, t.revision, t.lineId),
    // whether an offer may be removed
    index('trade_lines_offer').on(t.offerId),
    check('trade_lines_what', sql`(${t.offerId} is null) <> (${t.freeText} is null)`),
  ],
);

export interface OfferSnapshot {
  title: string;
  slug: string;
  partNumber: string | null;
  glyph: string;
  priceVersion: number;
  /** For the quantity of the line; null if there is none. */
  unitPriceRial: number | null;
}

export type TradeRequestRow = typeof tradeRequests.$inferSelect;
export type TradeLineRow = typeof tradeLines.$inferSelect;
