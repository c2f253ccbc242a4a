import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { BuyingParty } from '../../contract/trade/trade-request.ts';
import type { AgentPermission } from '../../core/people/agent-permissions.ts';
import type { Executor, Tx } from '../db/open-database.ts';
import { type Actor, isSignedIn } from '../platform/actor.ts';
import { type MerchantAgentRow, merchantAgents } from './agent.table.ts';
import { whereActiveOn } from './agents/open-agents.ts';
import { tehranDay } from './delegation-status.ts';
import { findLegalForm } from './legal/read.ts';
import { type MerchantRow, merchants } from './merchant.table.ts';

/** What makes an agent a party of what the merchant buys. */
const BUYING: readonly AgentPermission[] = ['buyOnBehalf', 'pay'];

/** Who buys for a merchant, with a limit or without. */
export type BuyingAgent = MerchantAgentRow;

/** In whose name somebody buys. */
export interface BuyingRight {
  merchant: MerchantRow;
  /** Undefined for the owner. */
  agent: MerchantAgentRow | undefined;
}

export const mayBuy = ({ agent }: BuyingRight): boolean => !agent || agent.permissions.includes('buyOnBehalf');
export const mayPay = ({ agent }: BuyingRight): boolean => !agent || agent.permissions.includes('pay');
/** A suspended merchant begins nothing and finishes what is published. */
export const isBuyingOver = ({ merchant }: BuyingRight): boolean => merchant.status !== 'confirmed';

/**
 * The confirmed and suspended merchants that the actor buys or pays for, as their owner or their agent.
 * @param ids those that are asked about @default all
 */
export async function listBuyingRights(
  db: Executor,
  actor: Actor,
  now: Date,
  ids?: readonly string[],
): Promise<BuyingRight[]> {
  if (!isSignedIn(actor) || ids?.length === 0) return [];
  const rows = await db
    .select({ merchant: merchants, agent: merchantAgents })
    .from(merchants)
    .leftJoin(
      merchantAgents,
      and(
        eq(merchantAgents.merchantId, merchants.id),
        eq(merchantAgents.personId, actor.userId),
        whereActiveOn(tehranDay(now)),
      ),
    )
    .where(
      and(
        ids && inArray(merchants.id, [...ids]),
        inArray(merchants.status, ['confirmed', 'suspended']),
        or(eq(merchants.ownerPersonId, actor.userId), isNotNull(merchantAgents.id)),
      ),
    )
    .orderBy(merchants.id);
  return rows.flatMap(({ merchant, agent }): BuyingRight[] => {
    if (merchant.ownerPersonId === actor.userId) return [{ merchant, agent: undefined }];
    return agent?.permissions.some((one) => BUYING.includes(one)) && merchant.ownerPersonId !== null
      ? [{ merchant, agent }]
      : [];
  });
}

/** Who is told of what the other party does: the owner and the agents who buy. */
export async function listBuyersOf(db: Executor, merchantId: string, now: Date): Promise<string[]> {
  const rows = await db
    .select({ ownerPersonId: merchants.ownerPersonId, agent: merchantAgents })
    .from(merchants)
    .leftJoin(merchantAgents, and(eq(merchantAgents.merchantId, merchants.id), whereActiveOn(tehranDay(now))))
    .where(eq(merchants.id, merchantId));
  const agents = rows.flatMap(({ agent }) => (agent?.permissions.includes('buyOnBehalf') ? [agent.personId] : []));
  return [...new Set([...rows.map(({ ownerPersonId }) => ownerPersonId), ...agents])].filter((id) => id !== null);
}

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

/** Who approves what agents buy. */
export async function findMerchantOwner(db: Executor, merchantId: string | null): Promise<string | null> {
  if (merchantId === null) return null;
  const [row] = await db
    .select({ ownerPersonId: merchants.ownerPersonId })
    .from(merchants)
    .where(eq(merchants.id, merchantId));
  return row?.ownerPersonId ?? null;
}

/** Whether a merchant sells as the supplier. */
export const isSellerAs = async (db: Executor, merchantId: string, supplierId: string): Promise<boolean> =>
  (await db.$count(merchants, and(eq(merchants.id, merchantId), eq(merchants.supplierId, supplierId)))) > 0;
