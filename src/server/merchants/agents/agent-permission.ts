import { and, arrayContains, eq, type SQL } from 'drizzle-orm';
import type { AgentPermission } from '../../../core/people/agent-permissions.ts';
import type { Executor } from '../../db/open-database.ts';
import { merchantAgents } from '../agent.table.ts';
import { tehranDay } from '../delegation-status.ts';
import { merchants } from '../merchant.table.ts';
import { whereActiveOn } from './open-agents.ts';

/** Whether a person may do something in the name of a confirmed merchant as its agent. */
export const agentPermission = (
  db: Executor,
  personId: string,
  merchantId: string,
  permission: AgentPermission,
  now: Date,
): Promise<boolean> =>
  isAgent(
    db,
    and(
      eq(merchantAgents.merchantId, merchantId),
      whereActor(personId, now),
      arrayContains(merchantAgents.permissions, [permission]),
    ),
  );

/** Whether a person is an agent of a confirmed merchant, with whatever permissions. */
export const isAgentOf = (db: Executor, personId: string, merchantId: string, now: Date): Promise<boolean> =>
  isAgent(db, and(eq(merchantAgents.merchantId, merchantId), whereActor(personId, now)));

/** Whether a person owns a confirmed merchant or is an agent of one, with whatever permissions. */
export async function isTrader(db: Executor, personId: string, now: Date): Promise<boolean> {
  const [owned] = await db
    .select({ id: merchants.id })
    .from(merchants)
    .where(and(eq(merchants.ownerPersonId, personId), eq(merchants.status, 'confirmed')))
    .limit(1);
  return owned !== undefined || isAgent(db, whereActor(personId, now));
}

const whereActor = (personId: string, now: Date) =>
  and(eq(merchantAgents.personId, personId), whereActiveOn(tehranDay(now)));

async function isAgent(db: Executor, condition: SQL | undefined): Promise<boolean> {
  const [found] = await db
    .select({ id: merchantAgents.id })
    .from(merchantAgents)
    .innerJoin(merchants, and(eq(merchants.id, merchantAgents.merchantId), eq(merchants.status, 'confirmed')))
    .where(condition)
    .limit(1);
  return found !== undefined;
}
