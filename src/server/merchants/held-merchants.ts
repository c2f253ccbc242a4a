import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { AgentPermission } from '../../core/people/agent-permissions.ts';
import type { Executor } from '../db/open-database.ts';
import { type MerchantAgentRow, merchantAgents } from './agent.table.ts';
import { whereActiveOn } from './agents/open-agents.ts';
import { tehranDay } from './delegation-status.ts';
import { type MerchantRow, merchants } from './merchant.table.ts';

/** Of merchants that were confirmed once: they are never deleted. A suspended one begins nothing and finishes what it has begun. */
const lastingStatuses = ['confirmed', 'suspended'] as const;

export const isLasting = ({ status }: Pick<MerchantRow, 'status'>): boolean =>
  lastingStatuses.some((one) => one === status);

export const whereLasting = inArray(merchants.status, [...lastingStatuses]);

/** A merchant in whose name somebody may act. */
export interface HeldMerchant {
  merchant: MerchantRow;
  /** Undefined for its owner, who may do anything. */
  agent: MerchantAgentRow | undefined;
}

/**
 * The lasting merchants of a person, as their owner or an agent that is active now, by id.
 * @param where which of them @default all
 */
export async function listHeldMerchants(
  db: Executor,
  personId: string,
  now: Date,
  where?: SQL | undefined,
): Promise<HeldMerchant[]> {
  const isAgent = and(eq(merchantAgents.personId, personId), whereActiveOn(tehranDay(now)));
  const rows = await db
    .select({ merchant: merchants, agent: merchantAgents })
    .from(merchants)
    .leftJoin(merchantAgents, and(eq(merchantAgents.merchantId, merchants.id), isAgent))
    .where(and(where, whereLasting, inArray(merchants.id, idsHeldBy(db, personId, isAgent))))
    .orderBy(asc(merchants.id));
  return rows.map(({ merchant, agent }) => ({
    merchant,
    agent: merchant.ownerPersonId === personId ? undefined : (agent ?? undefined),
  }));
}

/** Each half by its own index: one condition over both tables reads all merchants. */
const idsHeldBy = (db: Executor, personId: string, isAgent: SQL | undefined) =>
  db
    .select({ id: merchants.id })
    .from(merchants)
    .where(eq(merchants.ownerPersonId, personId))
    .unionAll(db.select({ id: merchantAgents.merchantId }).from(merchantAgents).where(isAgent));

/** Whom a message to merchants reaches: their owners, and the agents with a permission. */
export async function listPeopleOf(
  db: Executor,
  where: SQL | undefined,
  permission: AgentPermission,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .select({ ownerPersonId: merchants.ownerPersonId, agent: merchantAgents })
    .from(merchants)
    .leftJoin(merchantAgents, and(eq(merchantAgents.merchantId, merchants.id), whereActiveOn(tehranDay(now))))
    .where(where);
  const agents = rows.flatMap(({ agent }) => (agent?.permissions.includes(permission) ? [agent.personId] : []));
  return [...new Set([...rows.map(({ ownerPersonId }) => ownerPersonId), ...agents])].filter((id) => id !== null);
}
