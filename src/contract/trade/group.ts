import { z } from 'zod';
import { boardAnswers } from '../../core/trade/board.ts';
import { requestMoveNames, requestStates, turns } from '../../core/trade/request-states.ts';
import { tradeApproval } from './approval.ts';
import { membershipAndPrice } from './membership-and-price.ts';

const rial = z.number().int();
const maybeText = z.string().nullable();
const maybeTime = z.iso.datetime().nullable();
const unit = z.object({ id: z.string(), nameFa: z.string() });

/** What a buyer has asked several suppliers at once. None of them learns of it. */
export const tradeGroup = z.object({
  id: z.uuid(),
  title: maybeText,
  deadlineAt: maybeTime,
  /** Nobody but its seller reads a quote before the deadline. */
  sealed: z.boolean(),
  /** Suppliers know the place of the buyer only, until a confirmation is asked of them. */
  hidesBuyer: z.boolean(),
  /** Without named suppliers: those of a category and a place may join until the deadline, or until its buyer ends it. */
  open: z.object({ category: z.string(), place: z.string(), endedAt: maybeTime }).nullable(),
  createdAt: z.iso.datetime(),
});
export type TradeGroup = z.infer<typeof tradeGroup>;

/** The group of a request, with how many requests it has; null for every reader but the buyer. */
export const groupShare = z.object({ id: z.uuid(), count: z.number().int() }).nullable();
export type GroupShare = z.infer<typeof groupShare>;

/** What one supplier answers to one line. */
const boardCell = z.object({
  lineId: z.uuid(),
  /** In the request of the supplier; null for a line that it does not have any more. */
  lineNo: z.number().int().nullable(),
  answer: z.enum(boardAnswers),
  /** What the supplier is asked for: its own offer, or the text. */
  title: z.string(),
  qty: z.string(),
  unit,
  unitPriceRial: rial.nullable(),
  /** How many units the price is for. */
  per: z.string(),
  vatIncluded: z.boolean(),
  netRial: rial.nullable(),
  vatRial: rial.nullable(),
  /** The quantity in the base unit of its kind. */
  baseQty: z.number(),
  baseUnit: unit,
  leadDays: z.number().int().nullable(),
  /** The smallest quantity, in the unit of the line. */
  minimum: z.number().nullable(),
  validUntil: maybeTime,
  /** What the supplier says to it. */
  note: maybeText,
  /** Why there is no price. */
  reason: maybeText,
});
export type BoardCell = z.infer<typeof boardCell>;

const boardRequest = z.object({
  id: z.uuid(),
  number: maybeText,
  state: z.enum(requestStates),
  turn: z.enum(turns),
  supplier: z.object({ id: z.uuid(), name: z.string(), slug: z.string() }),
  isSellerHere: z.boolean(),
  ...membershipAndPrice.pick({
    freightRial: true,
    netRial: true,
    vatRial: true,
    payableRial: true,
    revision: true,
    quoteId: true,
    priceVersion: true,
    validUntil: true,
    blockers: true,
  }).shape,
  allowedActions: z.array(z.enum(requestMoveNames)),
  /** What an agent has asked the principal for last. */
  approval: tradeApproval.nullable(),
  /** In the order of the lines, one each. */
  cells: z.array(boardCell),
});
export type BoardRequest = z.infer<typeof boardRequest>;

/** The answers of all suppliers of a group beside each other. */
export const groupBoard = z.object({
  group: tradeGroup,
  lines: z.array(z.object({ lineId: z.uuid(), title: z.string(), qty: z.string(), unit })),
  requests: z.array(boardRequest),
});
export type GroupBoard = z.infer<typeof groupBoard>;
