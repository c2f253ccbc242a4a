import { and, eq } from 'drizzle-orm';
import type { Executor } from '../db/open-database.ts';
import { BASE_PLAN, PAID_PLAN } from './base-plan.ts';
import { membershipPlans as table } from './membership-plan.table.ts';

/** Writes the plan that costs something, makes the base plan of the code the one that merchants get, and keeps earlier versions. Returns how many plans it wrote. */
export async function seedMembershipPlans(tx: Executor): Promise<number> {
  const paid = await tx.insert(table).values(PAID_PLAN).onConflictDoNothing().returning();
  const { code, version } = BASE_PLAN;
  const isCurrent = and(eq(table.code, code), eq(table.version, version), eq(table.isBase, true));
  if ((await tx.$count(table, isCurrent)) === 1) return paid.length;
  await tx.update(table).set({ isBase: false }).where(eq(table.isBase, true));
  await tx
    .insert(table)
    .values(BASE_PLAN)
    .onConflictDoUpdate({ target: [table.code, table.version], set: { isBase: true } });
  return 1 + paid.length;
}
