import { and, desc, eq, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { WalletQuery } from '../../contract/wallet/wallet.ts';
import { endOfTehranDay, startOfTehranDay } from '../../core/time/jalali-date.ts';
import type { Executor } from '../db/open-database.ts';
import { findAccount, type WalletOwner } from './accounts.ts';
import { ledgerAccounts } from './ledger-account.table.ts';
import { ledgerEntries } from './ledger-entry.table.ts';
import { ledgerTransfers } from './ledger-transfer.table.ts';

const other = alias(ledgerEntries, 'other');
const otherAccount = alias(ledgerAccounts, 'other_account');

/** The entries that follow one where the newest is first. */
export const afterEntry = (seq: number): SQL => lt(ledgerEntries.seq, seq);

/** The entries of a wallet with the other side of each, the newest first. */
export async function selectTransfers(
  db: Executor,
  owner: WalletOwner,
  { query: { from, to, type, refId }, limit, also }: { query: WalletQuery; limit: number; also?: SQL | undefined },
) {
  const accountId = await findAccount(db, { kind: 'available', owner });
  if (accountId === undefined) return [];
  return db
    .select({
      seq: ledgerEntries.seq,
      transferId: ledgerEntries.transferId,
      amountRial: ledgerEntries.amountRial,
      balanceRial: ledgerEntries.balance,
      at: ledgerEntries.at,
      kind: ledgerTransfers.kind,
      refKind: ledgerTransfers.refKind,
      refId: ledgerTransfers.refId,
      otherPersonId: otherAccount.ownerPersonId,
      otherRequestId: otherAccount.ownerRequestId,
      otherGateway: otherAccount.gateway,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
    .innerJoin(other, and(eq(other.transferId, ledgerEntries.transferId), sql`${other.side} = -${ledgerEntries.side}`))
    .innerJoin(otherAccount, eq(otherAccount.id, other.accountId))
    .where(
      and(
        eq(ledgerEntries.accountId, accountId),
        from === undefined ? undefined : gte(ledgerEntries.at, startOfTehranDay(from)),
        to === undefined ? undefined : lte(ledgerEntries.at, endOfTehranDay(to)),
        type === undefined ? undefined : eq(ledgerTransfers.kind, type),
        refId === undefined ? undefined : eq(ledgerTransfers.refId, refId),
        also,
      ),
    )
    .orderBy(desc(ledgerEntries.seq))
    .limit(limit);
}

export type TransferRow = Awaited<ReturnType<typeof selectTransfers>>[number];
