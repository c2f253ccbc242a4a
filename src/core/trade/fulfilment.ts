import { tehranDate } from '../time/jalali-date.ts';
import { exactQuantity } from './quantity.ts';
import type { PaymentTerm } from './quote-states.ts';
import type { RequestMoveName, Turn } from './request-states.ts';

/** `delivered`: all of it is shipped. `accepted`: the buyer has received all of it. */
export const deliveryStates = ['none', 'partly', 'delivered', 'accepted'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export const paymentStates = ['unpaid', 'partly', 'paid', 'refunded'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** The two parties; `supplier` is whoever sells. */
export const sides = ['buyer', 'supplier'] as const;
export type Side = (typeof sides)[number];

/** How an operator ends a dispute. */
export const decisions = ['release', 'refund', 'part'] as const;
export const disputeOutcomes = ['withdrawn', ...decisions] as const;
export type DisputeOutcome = (typeof disputeOutcomes)[number];

export const paymentMethods = ['bankTransfer', 'cheque'] as const;
export const settlementStates = ['waiting', 'confirmed', 'refused'] as const;
export type SettlementState = (typeof settlementStates)[number];

interface AgreedLine {
  lineNo: number;
  qty: string;
}
/** Of one delivery; what has not arrived of it is owed again. */
interface ShippedLine extends AgreedLine {
  /** Null until the buyer has received the delivery. */
  receivedQty: string | null;
}
interface Instalment {
  no: number;
  due: PaymentTerm['due'];
  /** After the delivery, of a credit. */
  days: number;
  amountRial: number;
  settledRial: number;
}
interface Settlement {
  instalmentNo: number;
  amountRial: number;
  state: SettlementState;
}

const units = (qty: string): bigint => exactQuantity(qty).units;

/** What of each agreed line is neither on its way nor received, in the units of `exactQuantity`. */
export function owedUnits(agreed: readonly AgreedLine[], shipped: readonly ShippedLine[]): Map<number, bigint> {
  const owed = new Map(agreed.map(({ lineNo, qty }) => [lineNo, units(qty)]));
  for (const { lineNo, qty, receivedQty } of shipped)
    owed.set(lineNo, (owed.get(lineNo) ?? 0n) - units(receivedQty ?? qty));
  return owed;
}

export function deliveryStateOf(agreed: readonly AgreedLine[], shipped: readonly ShippedLine[]): DeliveryState {
  if (shipped.length === 0) return 'none';
  if ([...owedUnits(agreed, shipped).values()].some((left) => left > 0n)) return 'partly';
  return shipped.some(({ receivedQty }) => receivedQty === null) ? 'delivered' : 'accepted';
}

/** @param outcome of the last dispute */
export function paymentStateOf(
  schedule: readonly Pick<Instalment, 'amountRial' | 'settledRial'>[],
  outcome: DisputeOutcome | null,
): PaymentState {
  const isBegun = schedule.some(({ settledRial }) => settledRial > 0);
  if (outcome === 'refund' && isBegun) return 'refunded';
  if (schedule.length > 0 && schedule.every(({ amountRial, settledRial }) => settledRial === amountRial)) return 'paid';
  return isBegun ? 'partly' : 'unpaid';
}

/** What of an instalment is neither settled nor recorded and waiting for the seller. */
export const unrecordedRial = (
  { no, amountRial, settledRial }: Pick<Instalment, 'no' | 'amountRial' | 'settledRial'>,
  settlements: readonly Settlement[],
): number =>
  settlements
    .filter(({ instalmentNo, state }) => instalmentNo === no && state === 'waiting')
    .reduce((left, { amountRial: recorded }) => left - recorded, amountRial - settledRial);

/** All that decides what may be done with a published request. */
export interface Fulfilment {
  agreed: readonly AgreedLine[];
  shipped: readonly ShippedLine[];
  schedule: readonly Instalment[];
  settlements: readonly Settlement[];
  /** When the buyer received something the last time. */
  lastReceivedAt: Date | null;
  publishedAt: Date;
  /** A day in Tehran. */
  neededBy: string | null;
  cancelAskedBy: Side | null;
  /** Who has opened the dispute that is open. */
  disputedBy: Side | null;
  /** How the last dispute ended. */
  outcome: DisputeOutcome | null;
  /** Whether the seller has issued the official invoice. */
  isInvoiced: boolean;
  /** Papers of the seller that the state requires and that nobody has given. */
  missingPapers: readonly string[];
}

const DAY_MS = 24 * 60 * 60_000;
/** After a receipt the parties may dispute so long; then the request closes by itself. */
const DISPUTE_MS = 7 * DAY_MS;
/** Missing papers hold the money no longer. */
const PAPERS_MS = 30 * DAY_MS;
/** For a delivery without an agreed day. */
const DELIVERY_MS = 30 * DAY_MS;
/** So late may the first instalment be before the seller may cancel alone. */
const LATE_MS = 7 * DAY_MS;

const isPaid = ({ schedule }: Fulfilment): boolean => paymentStateOf(schedule, null) === 'paid';
const isOnWay = ({ shipped }: Fulfilment): boolean => shipped.some(({ receivedQty }) => receivedQty === null);
const isOwed = ({ agreed, shipped }: Fulfilment): boolean =>
  [...owedUnits(agreed, shipped).values()].some((left) => left > 0n);
const isAccepted = ({ agreed, shipped }: Fulfilment): boolean => deliveryStateOf(agreed, shipped) === 'accepted';
const isWaiting = ({ settlements }: Fulfilment): boolean => settlements.some(({ state }) => state === 'waiting');

const isSettled = (facts: Fulfilment): boolean => isPaid(facts) && isAccepted(facts);

/** All is paid and received, and only papers are missing, for not too long. */
export const isHeldByPapers = (facts: Fulfilment, now: Date): boolean =>
  isSettled(facts) &&
  facts.missingPapers.length > 0 &&
  facts.lastReceivedAt !== null &&
  now.getTime() - facts.lastReceivedAt.getTime() < PAPERS_MS;

const isDisputable = (facts: Fulfilment, now: Date): boolean =>
  (facts.lastReceivedAt !== null && now.getTime() - facts.lastReceivedAt.getTime() <= DISPUTE_MS) ||
  (agreedDay(facts) < tehranDate(now) && !isAccepted(facts)) ||
  isOverdue(facts, now) ||
  isHeldByPapers(facts, now);

/** All has arrived, and a part of the price is late: without a dispute nobody could end it. */
const isOverdue = (facts: Fulfilment, now: Date): boolean => {
  const { lastReceivedAt, schedule } = facts;
  if (lastReceivedAt === null || !isAccepted(facts)) return false;
  const sinceMs = now.getTime() - lastReceivedAt.getTime();
  return schedule.some(({ amountRial, settledRial, days }) => settledRial < amountRial && sinceMs > days * DAY_MS);
};

/** Without an agreed day a delivery is late a month after the publication: neither party is left without a way out. */
const agreedDay = ({ neededBy, publishedAt }: Fulfilment): string =>
  neededBy ?? tehranDate(new Date(publishedAt.getTime() + DELIVERY_MS));

/** The first instalment was due with the order, and nothing of it has come. */
const isUnpaidAndLate = ({ schedule, settlements, publishedAt }: Fulfilment, now: Date): boolean =>
  schedule[0]?.due === 'order' &&
  schedule.every(({ settledRial }) => settledRial === 0) &&
  settlements.every(({ state }) => state === 'refused') &&
  now.getTime() - publishedAt.getTime() > LATE_MS;

/** What else must hold before a move of a published or disputed request, beside its state and who makes it. */
const conditions: Readonly<
  Partial<Record<RequestMoveName, (facts: Fulfilment, side: Side | undefined, now: Date) => boolean>>
> = {
  ship: isOwed,
  receive: isOnWay,
  pay: ({ schedule, settlements }) => schedule.some((one) => unrecordedRial(one, settlements) > 0),
  recordPayment: ({ schedule, settlements }) => schedule.some((one) => unrecordedRial(one, settlements) > 0),
  confirmPayment: isWaiting,
  refusePayment: isWaiting,
  askCancel: ({ cancelAskedBy, shipped }) => cancelAskedBy === null && shipped.length === 0,
  agreeCancel: ({ cancelAskedBy, shipped }, side) =>
    cancelAskedBy !== null && cancelAskedBy !== side && shipped.length === 0,
  refuseCancel: ({ cancelAskedBy }) => cancelAskedBy !== null,
  cancelUnpaid: (facts, _, now) => facts.shipped.length === 0 && isUnpaidAndLate(facts, now),
  // What was given back, or a part of it, is not what was agreed.
  issueInvoice: ({ isInvoiced, outcome }) => !isInvoiced && outcome !== 'refund' && outcome !== 'part',
  close: (facts, _, now) => isSettled(facts) && !isHeldByPapers(facts, now),
  dispute: (facts, _, now) => isDisputable(facts, now),
  withdrawDispute: ({ disputedBy }, side) => disputedBy === side,
};

/** @param side undefined for an operator and for the system */
export const isPossible = (move: RequestMoveName, facts: Fulfilment, side: Side | undefined, now: Date): boolean =>
  conditions[move]?.(facts, side, now) ?? true;

const otherSide = (side: Side): Side => (side === 'buyer' ? 'supplier' : 'buyer');

/** Who has to act on a published request. */
export function publishedTurn(facts: Fulfilment): Turn {
  const { cancelAskedBy, schedule, settlements } = facts;
  if (cancelAskedBy !== null) return otherSide(cancelAskedBy);
  if (isWaiting(facts)) return 'supplier';
  const isPrepaid = schedule.some((one) => one.due === 'order' && unrecordedRial(one, settlements) > 0);
  if (isOnWay(facts) || isPrepaid) return 'buyer';
  const isUnpapered = isSettled(facts) && facts.missingPapers.length > 0;
  return isOwed(facts) || isUnpapered ? 'supplier' : 'buyer';
}

/** When the request closes by itself; null while something is owed. */
export const closesAt = (facts: Fulfilment): Date | null =>
  facts.lastReceivedAt !== null && isSettled(facts)
    ? new Date(facts.lastReceivedAt.getTime() + (facts.missingPapers.length > 0 ? PAPERS_MS : DISPUTE_MS))
    : null;
