import { type AnyColumn, and, asc, desc, eq, exists, inArray, lt, or, type SQL, sql, sum } from 'drizzle-orm';
import type { WalletHold } from '../../contract/wallet/wallet.ts';
import type { Executor, Tx } from '../db/open-database.ts';
import { type AccountName, findAccount, type WalletOwner } from './accounts.ts';
import { ledgerAccounts } from './ledger-account.table.ts';
import { ledgerEntries } from './ledger-entry.table.ts';
import { ledgerTransfers } from './ledger-transfer.table.ts';
import type { NewTransfer } from './post-transfers.ts';

/** What an account has, in rial, and its last entry; 0 and 0 of an account without any. */
export interface Balance {
  balanceRial: number;
  seq: number;
}

export async function balanceOf(db: Executor, accountId: string): Promise<Balance> {
  const [last] = await db
    .select({ balanceRial: ledgerEntries.balance, seq: ledgerEntries.seq })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.accountId, accountId))
    .orderBy(desc(ledgerEntries.seq))
    .limit(1);
  return last ?? { balanceRial: 0, seq: 0 };
}

export async function balanceOfName(db: Executor, name: AccountName): Promise<Balance> {
  const id = await findAccount(db, name);
  return id === undefined ? { balanceRial: 0, seq: 0 } : balanceOf(db, id);
}

/** All that came into a wallet before a moment, less what left it. */
export async function sumBefore(db: Executor, owner: WalletOwner, at: Date): Promise<number> {
  const id = await findAccount(db, { kind: 'available', owner });
  if (id === undefined) return 0;
  const [row] = await db
    .select({ rial: sum(ledgerEntries.amountRial) })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.accountId, id), lt(ledgerEntries.at, at)));
  return Number(row?.rial ?? 0);
}

/** What was set aside and neither given back nor paid out, the oldest first. */
export async function listHolds(
  db: Executor,
  accountId: string,
  { after, limit }: { after?: HoldPosition | undefined; limit: number },
): Promise<WalletHold[]> {
  const since = sql<string>`min(${ledgerEntries.at})`;
  const left = sql<string>`sum(${ledgerEntries.amountRial})`;
  const follows = after && sql`(${since}, ${ledgerTransfers.refId}) > (${after[0]}::timestamptz, ${after[1]}::uuid)`;
  const rows = await db
    .select({ id: ledgerTransfers.refId, refKind: ledgerTransfers.refKind, amountRial: left, at: since })
    .from(ledgerEntries)
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
    .where(eq(ledgerEntries.accountId, accountId))
    .groupBy(ledgerTransfers.refKind, ledgerTransfers.refId)
    .having(and(sql`${left} <> 0`, follows))
    .orderBy(asc(since), asc(ledgerTransfers.refId))
    .limit(limit);
  return rows.map(({ id, refKind, amountRial, at }) => ({
    id,
    kind: refKind === 'attempt' ? 'reversal' : 'payout',
    amountRial: Number(amountRial),
    at: new Date(at).toISOString(),
  }));
}

/** The moment and the id of a hold, as its list is ordered. */
type HoldPosition = readonly [string, string];

/** Whether a person, or one of some merchants, has money here. */
export async function hasMoney(
  db: Executor,
  { personId, merchantIds }: { personId: string; merchantIds: string[] },
): Promise<boolean> {
  const rows = await db
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(or(eq(ledgerAccounts.ownerPersonId, personId), inArray(ledgerAccounts.ownerMerchantId, merchantIds)));
  for (const { id } of rows) if ((await balanceOf(db, id)).balanceRial !== 0) return true;
  return false;
}

/** Whether a transfer of this account was booked before. */
export async function isBooked(
  db: Executor,
  { kind, debit, ref }: Pick<NewTransfer, 'kind' | 'debit' | 'ref'>,
): Promise<boolean> {
  const isIts = and(
    eq(ledgerTransfers.kind, kind),
    eq(ledgerTransfers.debitAccountId, debit),
    eq(ledgerTransfers.refKind, ref.kind),
    eq(ledgerTransfers.refId, ref.id),
  );
  return (await db.$count(ledgerTransfers, isIts)) > 0;
}

/** All that was booked of one kind for one thing. */
export async function bookedRial(db: Executor, kind: NewTransfer['kind'], ref: NewTransfer['ref']): Promise<number> {
  const [booked] = await db
    .select({ rial: sum(ledgerTransfers.amountRial) })
    .from(ledgerTransfers)
    .where(
      and(eq(ledgerTransfers.kind, kind), eq(ledgerTransfers.refKind, ref.kind), eq(ledgerTransfers.refId, ref.id)),
    );
  return Number(booked?.rial ?? 0);
}

/** Whether something of a kind was booked for what a column names. */
export const isBookedFor = (
  db: Executor,
  kind: NewTransfer['kind'],
  refKind: NewTransfer['ref']['kind'],
  refId: AnyColumn,
): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(ledgerTransfers)
      .where(
        and(eq(ledgerTransfers.kind, kind), eq(ledgerTransfers.refKind, refKind), eq(ledgerTransfers.refId, refId)),
      ),
  );

/** Keeps all shards of some gateways from moving until the commit. */
export async function lockClearing(tx: Tx, gateways: readonly string[]): Promise<void> {
  await tx
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.kind, 'clearing'), inArray(ledgerAccounts.gateway, [...gateways])))
    .orderBy(asc(ledgerAccounts.id))
    .for('no key update');
}

/** What each gateway's clearing has, all of its shards together. */
export async function clearingBalances(db: Executor): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: ledgerAccounts.id, gateway: ledgerAccounts.gateway })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.kind, 'clearing'));
  const sums = new Map<string, number>();
  for (const { id, gateway } of rows)
    if (gateway !== null) sums.set(gateway, (sums.get(gateway) ?? 0) + (await balanceOf(db, id)).balanceRial);
  return sums;
}
