import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { uuidv7 } from '../../core/ids/uuidv7.ts';
import type { AccountKind } from '../../core/wallet/transfer-kinds.ts';
import type { Executor } from '../db/open-database.ts';
import { ledgerAccounts } from './ledger-account.table.ts';

/** Transfers through one gateway lock one of these. */
const SHARDS = 8;

/** Whose wallet it is. */
export type WalletOwner = { personId: string } | { merchantId: string };

/** An account by what it is for. */
export type AccountName =
  | { kind: 'available' | 'held'; owner: WalletOwner }
  | { kind: 'escrow'; requestId: string }
  | { kind: 'clearing'; gateway: string; shard?: number }
  | { kind: 'revenue' | 'payable' }
  | { kind: 'suspense'; shard?: number };

interface Columns {
  kind: AccountKind;
  ownerPersonId: string | null;
  ownerMerchantId: string | null;
  ownerRequestId: string | null;
  gateway: string | null;
  shard: number;
  mayGoBelow: boolean;
}

/** What names the person of a wallet. */
export const ownerColumn = ledgerAccounts.ownerPersonId;

const nobody = { ownerPersonId: null, ownerMerchantId: null, ownerRequestId: null, gateway: null, shard: 0 };
const randomShard = (): number => Math.floor(Math.random() * SHARDS);

function columnsOf(name: AccountName): Columns {
  const mayGoBelow = name.kind === 'clearing' || name.kind === 'suspense';
  const columns = { ...nobody, kind: name.kind, mayGoBelow };
  if ('owner' in name)
    return 'personId' in name.owner
      ? { ...columns, ownerPersonId: name.owner.personId }
      : { ...columns, ownerMerchantId: name.owner.merchantId };
  if (name.kind === 'escrow') return { ...columns, ownerRequestId: name.requestId };
  if (name.kind === 'clearing') return { ...columns, gateway: name.gateway, shard: name.shard ?? randomShard() };
  return name.kind === 'suspense' ? { ...columns, shard: name.shard ?? randomShard() } : columns;
}

const isOrNull = (column: Parameters<typeof isNull>[0] & object, value: string | null): SQL =>
  value === null ? isNull(column) : eq(column as typeof ledgerAccounts.gateway, value);

const whereColumns = (one: Columns) =>
  and(
    eq(ledgerAccounts.kind, one.kind),
    isOrNull(ledgerAccounts.ownerPersonId, one.ownerPersonId),
    isOrNull(ledgerAccounts.ownerMerchantId, one.ownerMerchantId),
    isOrNull(ledgerAccounts.ownerRequestId, one.ownerRequestId),
    isOrNull(ledgerAccounts.gateway, one.gateway),
    eq(ledgerAccounts.shard, one.shard),
  );

async function findByColumns(db: Executor, columns: Columns): Promise<string | undefined> {
  const [row] = await db.select({ id: ledgerAccounts.id }).from(ledgerAccounts).where(whereColumns(columns));
  return row?.id;
}

/** @returns undefined for an account that nothing was ever booked to */
export const findAccount = (db: Executor, name: AccountName): Promise<string | undefined> =>
  findByColumns(db, columnsOf(name));

/** The id of an account, which is made if there is none. */
export async function openAccount(db: Executor, name: AccountName, now: Date): Promise<string> {
  const columns = columnsOf(name);
  const known = await findByColumns(db, columns);
  if (known !== undefined) return known;
  await db
    .insert(ledgerAccounts)
    .values({ id: uuidv7(), ...columns, createdAt: now })
    .onConflictDoNothing();
  const made = await findByColumns(db, columns);
  if (made === undefined) throw new Error('the account of the ledger was not stored');
  return made;
}

/** Whose wallet some accounts belong to, by account. */
export async function findOwners(db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, WalletOwner>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.id, [...ids]));
  return new Map(
    rows.flatMap(({ id, ownerPersonId, ownerMerchantId }): [string, WalletOwner][] => {
      if (ownerMerchantId !== null) return [[id, { merchantId: ownerMerchantId }]];
      return ownerPersonId === null ? [] : [[id, { personId: ownerPersonId }]];
    }),
  );
}
