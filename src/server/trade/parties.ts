import type { RequestRole, RequestState } from '../../core/trade/request-states.ts';
import type { Executor } from '../db/open-database.ts';
import {
  type BuyingAgent,
  type BuyingRight,
  buyingRightsOf,
  isBuyingOver,
  mayBuy,
  mayPay,
} from '../merchants/buying-parties.ts';
import { listHeldMerchants } from '../merchants/held-merchants.ts';
import { permits, type SellingRight, sellingRightsOf } from '../merchants/selling-parties.ts';
import { type Actor, isOperator, isSignedIn } from '../platform/actor.ts';
import type { TradeRequestRow } from './request.table.ts';
import type { MoveRole } from './request-moves.ts';

/** What somebody is to one request. */
export interface PartyOf {
  /** Undefined for a stranger. */
  role: RequestRole | undefined;
  moveRoles: readonly MoveRole[];
  /** In whose name the seller acts. */
  merchantId: string | undefined;
  /** Of the buying merchant: who has a limit. Undefined for who buys as the principal. */
  agent?: BuyingAgent | undefined;
}

type Sides = Pick<
  TradeRequestRow,
  | 'buyerPersonId'
  | 'buyerMerchantId'
  | 'agentPersonId'
  | 'supplierId'
  | 'sellerMerchantId'
  | 'state'
  | 'number'
  | 'publishedAt'
>;

const STRANGER: PartyOf = { role: undefined, moveRoles: [], merchantId: undefined };

/** Where an operator has a move, or had one. */
const DECIDED: readonly RequestState[] = ['disputed', 'closed'];

/** Whether somebody sees and answers what a supplier is asked. */
export const maySell = (right: SellingRight): boolean => permits(right, 'quote') || permits(right, 'confirmAndPublish');

/** The seller learns of a request when it is sent; once a merchant has answered, no other one sells. */
const isOfSeller = ({ supplierId, sellerMerchantId, number, publishedAt }: Sides, right: SellingRight): boolean =>
  number !== null &&
  (!right.isFinishing || (publishedAt !== null && sellerMerchantId === right.merchantId)) &&
  right.supplierId === supplierId &&
  (sellerMerchantId === null || sellerMerchantId === right.merchantId) &&
  maySell(right);

/** @param rights of `readRights` */
export function partyOf(actor: Actor, { selling: rights, buying }: Rights, row: Sides): PartyOf {
  if (!isSignedIn(actor)) return STRANGER;
  if (row.buyerPersonId === actor.userId)
    return { role: 'buyer', moveRoles: ['buyer', 'payer'], merchantId: undefined };
  const [buyer, seller] = [buyingAgentOf(row, buying), sellerOf(row, rights)];
  // An agent of the buyer who sells as the supplier answers what colleagues ask: nobody else might.
  const party = row.agentPersonId === actor.userId ? (buyer ?? seller) : (seller ?? buyer);
  if (party) return party;
  // Who sells as this supplier is no third party.
  const isInvolved = rights.some(({ supplierId }) => supplierId === row.supplierId);
  return isOperator(actor) && row.number !== null && !isInvolved
    ? { role: 'operator', moveRoles: DECIDED.includes(row.state) ? ['operator'] : [], merchantId: undefined }
    : STRANGER;
}

function buyingAgentOf(row: Sides, buying: Rights['buying']): PartyOf | undefined {
  const bought = buying.find(({ merchant }) => merchant.id === row.buyerMerchantId);
  if (!bought || !isOfAgent(row, bought)) return undefined;
  const moveRoles: MoveRole[] = [
    ...(mayBuy(bought) ? (['buyer'] as const) : []),
    ...(mayPay(bought) ? (['payer'] as const) : []),
  ];
  return { role: 'buyer', moveRoles, merchantId: undefined, agent: bought.agent };
}

function sellerOf(row: Sides, rights: Rights['selling']): PartyOf | undefined {
  const own = rights.filter((right) => isOfSeller(row, right));
  const [first] = own.toSorted((a, b) => weight(b) - weight(a));
  if (!first) return undefined;
  const moveRoles: MoveRole[] = [
    ...(permits(first, 'quote') ? (['quoter'] as const) : []),
    ...(permits(first, 'confirmAndPublish') ? (['publisher'] as const) : []),
  ];
  return { role: 'seller', moveRoles, merchantId: first.merchantId };
}

/** Who may do more comes first. */
const weight = (right: SellingRight): number =>
  Number(permits(right, 'quote')) + Number(permits(right, 'confirmAndPublish'));

/** In whose names somebody sells and buys. */
export interface Rights {
  selling: readonly SellingRight[];
  buying: readonly BuyingRight[];
}

/** All rights of somebody. */
export async function readRights(db: Executor, actor: Actor, now: Date): Promise<Rights> {
  const held = isSignedIn(actor) ? await listHeldMerchants(db, actor.userId, now) : [];
  return { selling: sellingRightsOf(held), buying: buyingRightsOf(held) };
}

export const findParty = async (db: Executor, actor: Actor, row: Sides, now: Date): Promise<PartyOf> =>
  partyOf(actor, await readRights(db, actor, now), row);

/** The owner buys in person. */
const isOfAgent = ({ publishedAt }: Sides, right: BuyingRight): boolean =>
  right.agent !== undefined && (!isBuyingOver(right) || publishedAt !== null);
