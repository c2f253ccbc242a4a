import { and, asc, eq, inArray } from 'drizzle-orm';
import type { AgentPermission } from '../../core/people/agent-permissions.ts';
import type { Executor } from '../db/open-database.ts';
import { type Actor, isSignedIn } from '../platform/actor.ts';
import { merchantAgents } from './agent.table.ts';
import { whereActiveOn } from './agents/open-agents.ts';
import { tehranDay } from './delegation-status.ts';
import { type HeldMerchant, listHeldMerchants, whereLasting } from './held-merchants.ts';
import { type MerchantRow, merchants } from './merchant.table.ts';

/** A merchant that sells as a supplier, and who may answer in its name. */
export interface SellingMerchant {
  merchant: MerchantRow;
  /** Owner and agents with the permission to quote. */
  personIds: readonly string[];
}

/** The smallest order, in rial without tax, that one of a supplier's merchants takes; 0 without merchants. */
export const minOrderOf = (sellers: readonly SellingMerchant[]): number =>
  sellers.length === 0 ? 0 : Math.min(...sellers.map(({ merchant }) => merchant.minOrderRial));

const ANSWERING: AgentPermission = 'quote';

/**
 * The confirmed merchants that sell as a supplier, the longest confirmed first.
 * @param isFinishing with those that only finish what is published @default false
 */
export const listSellersOf = async (
  db: Executor,
  supplierId: string,
  now: Date,
  isFinishing = false,
): Promise<SellingMerchant[]> => (await listSellersOfMany(db, [supplierId], now, isFinishing)).get(supplierId) ?? [];

/** The same of many suppliers, by their ids; without those as which nobody sells. */
export async function listSellersOfMany(
  db: Executor,
  supplierIds: readonly string[],
  now: Date,
  isFinishing = false,
): Promise<Map<string, SellingMerchant[]>> {
  if (supplierIds.length === 0) return new Map();
  const rows = await db
    .select({ merchant: merchants, agent: merchantAgents })
    .from(merchants)
    .leftJoin(merchantAgents, and(eq(merchantAgents.merchantId, merchants.id), whereActiveOn(tehranDay(now))))
    .where(
      and(
        inArray(merchants.supplierId, [...supplierIds]),
        isFinishing ? whereLasting : eq(merchants.status, 'confirmed'),
      ),
    )
    .orderBy(asc(merchants.statusAt), asc(merchants.id));
  const found = new Map<string, { merchant: MerchantRow; personIds: Set<string> }>();
  for (const { merchant, agent } of rows) {
    const one = found.get(merchant.id) ?? { merchant, personIds: new Set() };
    found.set(merchant.id, one);
    if (merchant.ownerPersonId) one.personIds.add(merchant.ownerPersonId);
    if (agent?.personId && agent.permissions.includes(ANSWERING)) one.personIds.add(agent.personId);
  }
  const selling = [...found.values()]
    .filter(({ personIds }) => personIds.size > 0)
    .map(({ merchant, personIds }) => ({ merchant, personIds: [...personIds] }));
  return Map.groupBy(selling, ({ merchant }) => merchant.supplierId ?? '');
}

/** What somebody may do in the name of a merchant that sells as a supplier. */
export interface SellingRight {
  merchantId: string;
  supplierId: string;
  permissions: readonly AgentPermission[] | 'all';
  /** Of a suspended merchant: it finishes what is published. */
  isFinishing: boolean;
}

export const permits = ({ permissions }: SellingRight, permission: AgentPermission): boolean =>
  permissions === 'all' || permissions.includes(permission);

/** @param held of `listHeldMerchants` */
export const sellingRightsOf = (held: readonly HeldMerchant[]): SellingRight[] =>
  held.flatMap(({ merchant: { id: merchantId, supplierId, status }, agent }): SellingRight[] =>
    supplierId === null
      ? []
      : [{ merchantId, supplierId, permissions: agent?.permissions ?? 'all', isFinishing: status === 'suspended' }],
  );

/** In whose name the actor sells as one of these suppliers. */
export async function listSellingRights(
  db: Executor,
  actor: Actor,
  now: Date,
  suppliers: readonly string[],
): Promise<SellingRight[]> {
  if (!isSignedIn(actor) || suppliers.length === 0) return [];
  const isAsked = inArray(merchants.supplierId, [...suppliers]);
  return sellingRightsOf(await listHeldMerchants(db, actor.userId, now, isAsked));
}

/** The name of a merchant, whatever its status. */
export async function findMerchantName(db: Executor, id: string): Promise<string | undefined> {
  const [row] = await db.select({ name: merchants.name }).from(merchants).where(eq(merchants.id, id));
  return row?.name;
}

/** The merchants of a person. @param isOnlyLasting those that were confirmed @default all */
export async function listOwnedMerchantIds(db: Executor, personId: string, isOnlyLasting = false): Promise<string[]> {
  const rows = await db
    .select({ id: merchants.id })
    .from(merchants)
    .where(and(eq(merchants.ownerPersonId, personId), isOnlyLasting ? whereLasting : undefined));
  return rows.map(({ id }) => id);
}

/** Whose merchant it is, and whether it may begin or finish something; undefined if there is none. */
export async function findOwnerOfMerchant(
  db: Executor,
  id: string,
): Promise<Pick<MerchantRow, 'name' | 'ownerPersonId' | 'status'> | undefined> {
  const { name, ownerPersonId, status } = merchants;
  const [row] = await db.select({ name, ownerPersonId, status }).from(merchants).where(eq(merchants.id, id));
  return row;
}
