import type { RequestMoveName, RequestState } from '../../../src/core/trade/request-states.ts';
import type { ActorName, Rule } from './model-actors.ts';

type Side = 'buyer' | 'supplier';

/** Each request of the model has one line, which is shipped at once, and one instalment, which is paid at once. */
export interface FulfilmentFacts {
  goods: 'here' | 'onWay' | 'arrived';
  money: 'unpaid' | 'waiting' | 'settled';
  /** The first instalment is late. */
  isOld: boolean;
  cancelAskedBy: Side | undefined;
  isInvoiced: boolean;
  /** Of the last dispute. */
  dispute: Side | 'withdrawn' | 'decided' | undefined;
  isPublished: boolean;
}

export const UNPUBLISHED: FulfilmentFacts = {
  goods: 'here',
  money: 'unpaid',
  isOld: false,
  cancelAskedBy: undefined,
  isInvoiced: false,
  dispute: undefined,
  isPublished: false,
};

const inPublished = { from: ['published'] as readonly RequestState[] };
const bothOwners = ['buyer', 'owner', 'publisher'] as const;
const everyParty = ['buyer', 'owner', 'quoter', 'publisher'] as const;

export const fulfilmentRules = {
  ship: { ...inPublished, by: ['owner', 'quoter'], event: 'shipped' },
  receive: { ...inPublished, by: ['buyer'], event: 'received' },
  pay: { ...inPublished, by: ['buyer'], event: 'paid' },
  recordPayment: { ...inPublished, by: ['buyer'], event: 'paymentRecorded' },
  confirmPayment: { ...inPublished, by: ['owner', 'publisher'], event: 'paymentConfirmed' },
  refusePayment: { ...inPublished, by: ['owner', 'publisher'], event: 'paymentRefused' },
  issueInvoice: {
    from: ['published', 'disputed', 'closed'],
    by: ['owner', 'publisher'],
    event: 'invoiceIssued',
  },
  askCancel: { ...inPublished, by: bothOwners, event: 'cancelAsked' },
  agreeCancel: { ...inPublished, to: 'cancelled', by: bothOwners, event: 'cancelAgreed' },
  refuseCancel: { ...inPublished, by: bothOwners, event: 'cancelRefused' },
  cancelUnpaid: { ...inPublished, to: 'cancelled', by: ['owner', 'publisher'], event: 'cancelledUnpaid' },
  close: { ...inPublished, to: 'closed', by: ['buyer'], event: 'closed' },
  dispute: { ...inPublished, to: 'disputed', by: everyParty, event: 'disputed' },
  withdrawDispute: { from: ['disputed'], to: 'published', by: everyParty, event: 'disputeWithdrawn' },
  decideDispute: { from: ['disputed'], to: 'closed', by: ['operator'], event: 'disputeDecided' },
} satisfies Partial<Record<RequestMoveName, Rule>>;
export type FulfilmentMoveName = keyof typeof fulfilmentRules;

export const isFulfilment = (move: RequestMoveName): move is FulfilmentMoveName => move in fulfilmentRules;

const sideOf = (actor: ActorName): Side => (actor === 'buyer' ? 'buyer' : 'supplier');

/** What else must hold. */
const conditions: Readonly<Record<FulfilmentMoveName, (facts: FulfilmentFacts, side: Side) => boolean>> = {
  ship: ({ goods }) => goods === 'here',
  receive: ({ goods }) => goods === 'onWay',
  pay: ({ money }) => money === 'unpaid',
  recordPayment: ({ money }) => money === 'unpaid',
  confirmPayment: ({ money }) => money === 'waiting',
  refusePayment: ({ money }) => money === 'waiting',
  issueInvoice: ({ isInvoiced }) => !isInvoiced,
  askCancel: ({ goods, cancelAskedBy }) => goods === 'here' && cancelAskedBy === undefined,
  agreeCancel: ({ cancelAskedBy }, side) => cancelAskedBy !== undefined && cancelAskedBy !== side,
  refuseCancel: ({ cancelAskedBy }) => cancelAskedBy !== undefined,
  cancelUnpaid: ({ isOld, goods, money }) => isOld && goods === 'here' && money === 'unpaid',
  // The waybill is there.
  close: ({ goods, money, isInvoiced }) => goods === 'arrived' && money === 'settled' && isInvoiced,
  dispute: ({ goods }) => goods === 'arrived',
  withdrawDispute: ({ dispute }, side) => dispute === side,
  decideDispute: () => true,
};

export const isFulfillable = (move: RequestMoveName, actor: ActorName, facts: FulfilmentFacts): boolean =>
  !isFulfilment(move) || conditions[move](facts, sideOf(actor));

/** The answer of a call that changes nothing because of what it names; undefined where the other rules say it. */
export function repeatStatus(
  move: RequestMoveName,
  actor: ActorName,
  { state, since }: { state: RequestState; since: FulfilmentFacts },
): 200 | 404 | 409 | undefined {
  if (!isFulfilment(move)) return undefined;
  const side = sideOf(actor);
  if (!since.isPublished) return 409;
  if (move === 'issueInvoice' && since.isInvoiced) return 200;
  if (move === 'receive' && since.goods !== 'onWay') return 404;
  if ((move === 'confirmPayment' || move === 'refusePayment') && since.money !== 'waiting') return 404;
  if (move === 'askCancel' && state === 'published' && since.cancelAskedBy === side) return 200;
  if (move === 'dispute' && state === 'disputed') return since.dispute === side ? 200 : 409;
  if (move === 'withdrawDispute' && state === 'published') return since.dispute === 'withdrawn' ? 200 : 409;
  if (move === 'decideDispute' && state === 'closed') return since.dispute === 'decided' ? 200 : 409;
  return undefined;
}

export function factsAfter(move: RequestMoveName, actor: ActorName, facts: FulfilmentFacts): FulfilmentFacts {
  const side = sideOf(actor);
  const changes: Readonly<Partial<Record<RequestMoveName, Partial<FulfilmentFacts>>>> = {
    confirmAndPublish: { isPublished: true },
    ship: { goods: 'onWay', cancelAskedBy: undefined },
    receive: { goods: 'arrived' },
    pay: { money: 'settled' },
    recordPayment: { money: 'waiting' },
    confirmPayment: { money: 'settled' },
    refusePayment: { money: 'unpaid' },
    issueInvoice: { isInvoiced: true },
    askCancel: { cancelAskedBy: side },
    agreeCancel: { cancelAskedBy: undefined },
    refuseCancel: { cancelAskedBy: undefined },
    cancelUnpaid: { cancelAskedBy: undefined },
    close: { cancelAskedBy: undefined },
    dispute: { dispute: side, cancelAskedBy: undefined },
    withdrawDispute: { dispute: 'withdrawn' },
    decideDispute: { dispute: 'decided' },
  };
  return { ...facts, ...changes[move] };
}
