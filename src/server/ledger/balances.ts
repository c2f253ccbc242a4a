import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { WalletCredit } from '../../contract/wallet/wallet.ts';
import type { Executor } from '../db/open-database.ts';
import { type AccountName, findAccount } from './accounts.ts';
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

/** What was set aside and neither given back nor paid out. */
export async function listHolds(db: Executor, accountId: string): Promise<WalletCredit['holds']> {
  const rows = await db
    .select({
      id: ledgerTransfers.refId,
      amountRial: sql<string>`sum(${ledgerEntries.amountRial})`,
      at: sql<string>`min(${ledgerEntries.at})`,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
    .where(eq(ledgerEntries.accountId, accountId))
    .groupBy(ledgerTransfers.refKind, ledgerTransfers.refId)
    .having(sql`sum(${ledgerEntries.amountRial}) <> 0`)
    .orderBy(asc(sql`min(${ledgerEntries.at})`));
  return rows.map(({ id, amountRial, at }) => ({
    id,
    kind: 'payout',
    amountRial: Number(amountRial),
    at: new Date(at).toISOString(),
  }));
}

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
