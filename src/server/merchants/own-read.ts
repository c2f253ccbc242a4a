import { and, asc, eq } from 'drizzle-orm';
import type {
  MerchantNameCheck,
  MerchantNameQuery,
  MerchantsQuery,
  OwnMerchant,
  OwnMerchantDetail,
} from '../../contract/merchants/merchant.ts';
import { PAGE_SIZE_DEFAULT, type Page } from '../../contract/page.ts';
import type { AgentPermission } from '../../core/people/agent-permissions.ts';
import { countWaiting } from '../db/count-waiting.ts';
import type { Executor } from '../db/open-database.ts';
import { findCities } from '../places/read.ts';
import { type Actor, userIdOf } from '../platform/actor.ts';
import { assertAllowed, forOperator } from '../platform/command/policy.ts';
import { decodeCursor, toPage } from '../platform/cursor.ts';
import { notFound } from '../platform/errors/app-error.ts';
import { momentPosition, whereLater } from '../platform/moment-cursor.ts';
import { presentEntity } from '../platform/present-entity.ts';
import { agentPermission } from './agents/agent-permission.ts';
import { type MerchantRow, merchants } from './merchant.table.ts';
import { checkMerchantName } from './name/merchant-name.ts';
import { maySeeMerchant } from './policy.ts';
import { presentSaleSetting } from './sale/sale-setting-read.ts';

async function presentOwnMerchants(db: Executor, rows: readonly MerchantRow[]) {
  const cities = await findCities(
    db,
    rows.flatMap(({ cityId }) => cityId ?? []),
  );
  return (row: MerchantRow): OwnMerchant => ({
    ...presentEntity(row),
    name: row.name,
    slug: row.slug,
    kind: row.kind,
    city: (row.cityId && cities.get(row.cityId)) || null,
    phones: row.phones,
    website: row.website,
    supplierId: row.supplierId,
    status: row.status,
    statusReason: row.statusReason,
    statusAt: row.statusAt.toISOString(),
  });
}

export async function presentOwnMerchant(db: Executor, row: MerchantRow): Promise<OwnMerchant> {
  const present = await presentOwnMerchants(db, [row]);
  return present(row);
}

export const presentMerchantDetail = async (db: Executor, row: MerchantRow): Promise<OwnMerchantDetail> => ({
  ...(await presentOwnMerchant(db, row)),
  saleSetting: await presentSaleSetting(db, row),
});

/** @throws 404 for a merchant that does not exist or that the actor may not see */
export async function getOwnMerchant(
  db: Executor,
  { actor, now }: { actor: Actor; now: Date },
  id: string,
): Promise<OwnMerchantDetail> {
  return presentMerchantDetail(db, await getVisibleMerchant(db, { actor, now }, id, 'saleSetting'));
}

/**
 * For its owner, its agents with the permission, and operators.
 * @throws 404 for a merchant that does not exist or that the actor may not see
 */
export async function getVisibleMerchant(
  db: Executor,
  { actor, now }: { actor: Actor; now: Date },
  id: string,
  permission: AgentPermission,
): Promise<MerchantRow> {
  const [row] = await db.select().from(merchants).where(eq(merchants.id, id));
  const isAgent = await agentPermission(db, userIdOf(actor), id, permission, now);
  assertAllowed(maySeeMerchant(actor, row, isAgent));
  if (!row) throw notFound('بازرگان');
  return row;
}

/**
 * The actor's merchants, or for an operator everybody's: those that have waited longest in their status first.
 * @throws 403 for everybody's, if the actor is no operator
 */
export async function listMerchants(db: Executor, actor: Actor, query: MerchantsQuery): Promise<Page<OwnMerchant>> {
  const { scope, status, cursor, size } = query;
  if (scope === 'all') assertAllowed(forOperator(actor));
  const after = decodeCursor(cursor, momentPosition);
  const rows = await db
    .select()
    .from(merchants)
    .where(
      and(
        scope === 'mine' ? eq(merchants.ownerPersonId, userIdOf(actor)) : undefined,
        status && eq(merchants.status, status),
        whereLater(merchants.statusAt, merchants.id, after),
      ),
    )
    .orderBy(asc(merchants.statusAt), asc(merchants.id))
    .limit((size ?? PAGE_SIZE_DEFAULT) + 1);
  return toPage(rows, size, await presentOwnMerchants(db, rows), (row) => [row.statusAt.toISOString(), row.id]);
}

/** A person has few. */
export async function listOwnedMerchantIds(db: Executor, personId: string): Promise<string[]> {
  const owned = await db.select({ id: merchants.id }).from(merchants).where(eq(merchants.ownerPersonId, personId));
  return owned.map(({ id }) => id);
}

export const checkNameFor = (
  db: Executor,
  actor: Actor,
  { name, merchantId }: MerchantNameQuery,
): Promise<MerchantNameCheck> =>
  checkMerchantName(db, name, merchantId ? { id: merchantId, ownerPersonId: userIdOf(actor) } : undefined);

export const countWaitingMerchants = (db: Executor): Promise<number> =>
  countWaiting(db, merchants, eq(merchants.status, 'waitingConfirm'));
