import { and, eq, inArray, isNotNull, like, or, type SQL, sql } from 'drizzle-orm';
import type { AgentPermission } from '../../core/people/agent-permissions.ts';
import { foldedIn } from '../db/folded-in.ts';
import type { Executor } from '../db/open-database.ts';
import { type HeldMerchant, listPeopleOf, whereLasting } from './held-merchants.ts';
import { merchants } from './merchant.table.ts';

const SPEAKING: AgentPermission = 'messages';

/** A merchant in whose name somebody reads and writes messages. */
export interface SpeakingRight {
  merchantId: string;
  name: string;
  supplierId: string | null;
  /** A suspended merchant reads and writes nothing. */
  isSuspended: boolean;
}

/** In whose name somebody talks. @param held of `listHeldMerchants` */
export const speakingRightsOf = (held: readonly HeldMerchant[]): SpeakingRight[] =>
  held
    .filter(({ agent }) => !agent || agent.permissions.includes(SPEAKING))
    .map(({ merchant: { id, name, supplierId, status } }) => ({
      merchantId: id,
      name,
      supplierId,
      isSuspended: status === 'suspended',
    }));

/** Who talks for a merchant, or for every confirmed merchant of a supplier. */
export const listSpeakers = (
  db: Executor,
  { merchantId, supplierId }: { merchantId: string | null; supplierId: string | null },
  now: Date,
): Promise<string[]> =>
  listPeopleOf(
    db,
    merchantId === null
      ? and(eq(merchants.supplierId, supplierId ?? ''), eq(merchants.status, 'confirmed'))
      : and(eq(merchants.id, merchantId), whereLasting),
    SPEAKING,
    now,
  );

/** Those of the merchants and suppliers that a confirmed merchant answers for. */
export async function findAnswering(
  db: Executor,
  { merchantIds, supplierIds }: { merchantIds: readonly string[]; supplierIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (merchantIds.length + supplierIds.length === 0) return new Set();
  const rows = await db
    .select({ id: merchants.id, supplierId: merchants.supplierId })
    .from(merchants)
    .where(
      and(
        eq(merchants.status, 'confirmed'),
        isNotNull(merchants.ownerPersonId),
        or(inArray(merchants.id, [...merchantIds]), inArray(merchants.supplierId, [...supplierIds])),
      ),
    );
  return new Set(rows.flatMap(({ id, supplierId }) => [id, ...(supplierId === null ? [] : [supplierId])]));
}

/** Every name of the people of a party: a supplier with its merchants, or a merchant with its supplier. */
export async function findHouse(
  db: Executor,
  { supplierId, merchantId }: { supplierId: string | null; merchantId: string | null },
): Promise<{ supplierIds: ReadonlySet<string>; merchantIds: ReadonlySet<string> }> {
  const rows = await db
    .select({ id: merchants.id, supplierId: merchants.supplierId })
    .from(merchants)
    .where(supplierId === null ? eq(merchants.id, merchantId ?? '') : eq(merchants.supplierId, supplierId));
  const own = [supplierId, ...(supplierId === null ? rows.map((row) => row.supplierId) : [])];
  return {
    supplierIds: new Set(own.filter((id) => id !== null)),
    merchantIds: new Set([merchantId, ...rows.map(({ id }) => id)].filter((id) => id !== null)),
  };
}

/** Names of merchants, whatever their status. */
export async function findMerchantNames(db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: merchants.id, name: merchants.name })
    .from(merchants)
    .where(inArray(merchants.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export const isConfirmedMerchant = async (db: Executor, id: string): Promise<boolean> =>
  (await db.$count(merchants, and(eq(merchants.id, id), eq(merchants.status, 'confirmed')))) > 0;

/** Whether the merchant of this id has the folded words in its name. */
export const isMerchantNamed = (id: SQL, pattern: string): SQL =>
  sql`exists (select from ${merchants} where ${merchants.id} = ${id} and ${like(foldedIn(sql`${merchants.name}`), pattern)})`;
