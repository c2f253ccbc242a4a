import { and, eq, inArray } from 'drizzle-orm';
import type { BuyingParty } from '../../contract/trade/trade-request.ts';
import type { AgentPermission } from '../../core/people/agent-permissions.ts';
import type { Executor, Tx } from '../db/open-database.ts';
import { type Actor, isSignedIn } from '../platform/actor.ts';
import { type MerchantAgentRow, merchantAgents } from './agent.table.ts';
import { type HeldMerchant, listHeldMerchants, listPeopleOf } from './held-merchants.ts';
import { findLegalForm } from './legal/read.ts';
import { merchants } from './merchant.table.ts';

/** What makes an agent a party of what the merchant buys. */
const BUYING: readonly AgentPermission[] = ['buyOnBehalf', 'pay'];

/** Who buys for a merchant, with a limit or without. */
export type BuyingAgent = MerchantAgentRow;

/** In whose name somebody buys: as the owner, or as an agent who buys or pays. */
export type BuyingRight = HeldMerchant;

export const mayBuy = ({ agent }: BuyingRight): boolean => !agent || agent.permissions.includes('buyOnBehalf');
export const mayPay = ({ agent }: BuyingRight): boolean => !agent || agent.permissions.includes('pay');
/** A suspended merchant begins nothing and finishes what is published. */
export const isBuyingOver = ({ merchant }: BuyingRight): boolean => merchant.status !== 'confirmed';

/** @param held of `listHeldMerchants` */
export const buyingRightsOf = (held: readonly HeldMerchant[]): BuyingRight[] =>
  held.filter(
    ({ merchant, agent }) =>
      !agent || (merchant.ownerPersonId !== null && agent.permissions.some((one) => BUYING.includes(one))),
  );

/**
 * The merchants that the actor buys or pays for.
 * @param ids those that are asked about @default all
 */
export async function listBuyingRights(
  db: Executor,
  actor: Actor,
  now: Date,
  ids?: readonly string[],
): Promise<BuyingRight[]> {
  if (!isSignedIn(actor) || ids?.length === 0) return [];
  return buyingRightsOf(await listHeldMerchants(db, actor.userId, now, ids && inArray(merchants.id, [...ids])));
}

/** Who is told of what the other party does: the owner and the agents who buy. */
export const listBuyersOf = (db: Executor, merchantId: string, now: Date): Promise<string[]> =>
  listPeopleOf(db, eq(merchants.id, merchantId), 'buyOnBehalf', now);

/** A merchant by its legal form; undefined before it is written. */
export async function findBuyingMerchant(db: Executor, merchantId: string): Promise<BuyingParty | undefined> {
  const [merchant] = await db.select().from(merchants).where(eq(merchants.id, merchantId));
  const form = await findLegalForm(db, merchantId);
  if (!merchant || !form) return undefined;
  const { legalName, nationalId, economicCode, phone } = form;
  return { name: legalName, companyName: merchant.name, nationalCode: nationalId, economicCode, phone };
}

/** The agent's row, so that what is bought at the same time adds up; undefined for an agent who is none any more. */
export async function lockAgent(tx: Tx, agentId: string): Promise<MerchantAgentRow | undefined> {
  const [row] = await tx.select().from(merchantAgents).where(eq(merchantAgents.id, agentId)).for('no key update');
  return row;
}

/** Whether a merchant sells as the supplier. */
export const isSellerAs = async (db: Executor, merchantId: string, supplierId: string): Promise<boolean> =>
  (await db.$count(merchants, and(eq(merchants.id, merchantId), eq(merchants.supplierId, supplierId)))) > 0;
