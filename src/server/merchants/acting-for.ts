import { and, arrayContains, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { SupplierCard } from '../../contract/suppliers/supplier.ts';
import type { AgentPermission } from '../../core/people/agent-permissions.ts';
import type { Executor } from '../db/open-database.ts';
import { type Actor, userIdOf } from '../platform/actor.ts';
import { assertAllowed } from '../platform/command/policy.ts';
import { notFound } from '../platform/errors/app-error.ts';
import { findSupplierCards } from '../suppliers/read.ts';
import { merchantAgents } from './agent.table.ts';
import { whereActiveOn } from './agents/open-agents.ts';
import { tehranDay } from './delegation-status.ts';
import { merchants } from './merchant.table.ts';

/** Lets an agent say something to the public in the merchant's name. */
const PUBLISHING: AgentPermission = 'confirmAndPublish';
const SUPPLIERS_MAX = 100;

/**
 * The confirmed suppliers that the actor acts for: as the owner of the confirmed merchant that is the supplier's own shop,
 * or as its agent who may publish.
 */
export async function listActedSuppliers(db: Executor, actor: Actor, now: Date): Promise<SupplierCard[]> {
  const rows = await db
    .selectDistinct({ id: merchants.supplierId })
    .from(merchants)
    .where(and(isNotNull(merchants.supplierId), eq(merchants.status, 'confirmed'), whereActed(db, actor, now)))
    .orderBy(merchants.supplierId)
    .limit(SUPPLIERS_MAX);
  const ids = rows.flatMap(({ id }) => id ?? []);
  const cards = await findSupplierCards(db, ids);
  return ids.flatMap((id) => cards.get(id) ?? []);
}

/** Whether the supplier is one of those. */
export async function actsFor(db: Executor, actor: Actor, supplierId: string, now: Date): Promise<boolean> {
  const [found] = await db
    .select({ id: merchants.id })
    .from(merchants)
    .where(and(eq(merchants.supplierId, supplierId), eq(merchants.status, 'confirmed'), whereActed(db, actor, now)))
    .limit(1);
  return found !== undefined && (await findSupplierCards(db, [supplierId])).has(supplierId);
}

/** @throws 404 for a supplier that the actor does not act for */
export async function assertActsFor(db: Executor, actor: Actor, supplierId: string, now: Date): Promise<void> {
  assertAllowed((await actsFor(db, actor, supplierId, now)) || notFound('تأمین‌کننده'));
}

function whereActed(db: Executor, actor: Actor, now: Date) {
  const personId = userIdOf(actor);
  const acting = db
    .select({ id: merchantAgents.merchantId })
    .from(merchantAgents)
    .where(
      and(
        eq(merchantAgents.personId, personId),
        whereActiveOn(tehranDay(now)),
        arrayContains(merchantAgents.permissions, [PUBLISHING]),
      ),
    );
  return or(eq(merchants.ownerPersonId, personId), inArray(merchants.id, acting));
}
