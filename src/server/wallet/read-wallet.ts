import { and, asc, desc, eq, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { PAGE_SIZE_DEFAULT, type Page } from '../../contract/page.ts';
import type { WalletCredit, WalletQuery, WalletTransaction } from '../../contract/wallet/wallet.ts';
import { writeCsv } from '../../core/text/csv.ts';
import { formatJalali } from '../../core/time/dates.ts';
import { endOfTehranDay } from '../../core/time/jalali-date.ts';
import { transferWords } from '../../core/wallet/transfer-kinds.ts';
import type { Executor } from '../db/open-database.ts';
import type { Actor } from '../platform/actor.ts';
import { cursorPart, decodeCursor, toPage } from '../platform/cursor.ts';
import { badRequest } from '../platform/errors/app-error.ts';
import { findAccount, type WalletOwner } from './ledger/accounts.ts';
import { balanceOf } from './ledger/balances.ts';
import { ledgerAccounts } from './ledger/ledger-account.table.ts';
import { ledgerEntries } from './ledger/ledger-entry.table.ts';
import { ledgerTransfers } from './ledger/ledger-transfer.table.ts';
import { walletOf } from './owner.ts';
import { describeTransfers } from './transfer-words.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Of one file. */
export const CSV_ROWS_MAX = 10_000;
const position = z.tuple([cursorPart.int]);

interface Reading {
  actor: Actor;
  now: Date;
}

/** What a wallet has, and what of it is set aside. @throws 404 for another's */
export async function readCredit(
  db: Executor,
  reading: Reading,
  merchantId: string | undefined,
): Promise<WalletCredit> {
  const owner = await walletOf(db, reading, merchantId);
  const available = await findAccount(db, { kind: 'available', owner });
  const held = await findAccount(db, { kind: 'held', owner });
  const { balanceRial, seq } = available ? await balanceOf(db, available) : { balanceRial: 0, seq: 0 };
  const holds = held ? await listHolds(db, held) : [];
  return {
    availableRial: balanceRial,
    blockedRial: holds.reduce((sum, { amountRial }) => sum + amountRial, 0),
    holds,
    asOfSeq: seq,
  };
}

/** What was set aside and neither given back nor paid out. */
async function listHolds(db: Executor, accountId: string): Promise<WalletCredit['holds']> {
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

const other = alias(ledgerEntries, 'other');
const otherAccount = alias(ledgerAccounts, 'other_account');

const startOfDay = (day: string): Date => new Date(endOfTehranDay(day).getTime() - DAY_MS + 1);

/** The newest first, by the number of the entry and never by a clock. @throws 404 for another's */
export async function listTransactions(
  db: Executor,
  reading: Reading,
  query: WalletQuery,
): Promise<Page<WalletTransaction>> {
  const owner = await walletOf(db, reading, query.merchantId);
  const after = decodeCursor(query.cursor, position);
  const limit = (query.size ?? PAGE_SIZE_DEFAULT) + 1;
  const rows = await selectRows(db, owner, { query, limit, also: after && lt(ledgerEntries.seq, after[0]) });
  const words = await describeTransfers(db, rows);
  return toPage(
    rows,
    query.size,
    (row) => present(row, words),
    ({ seq }) => [seq],
  );
}

/** The same as a table, the oldest first. @throws 400 for more rows than a file has */
export async function transactionsCsv(db: Executor, reading: Reading, query: WalletQuery): Promise<string> {
  const owner = await walletOf(db, reading, query.merchantId);
  const rows = await selectRows(db, owner, { query, limit: CSV_ROWS_MAX + 1 });
  if (rows.length > CSV_ROWS_MAX)
    throw badRequest('too_many_rows', 'این بازه تراکنش‌های بسیاری دارد؛ بازهٔ کوتاه‌تری برگزینید.', 'from');
  const words = await describeTransfers(db, rows);
  return writeCsv([
    ['ردیف', 'روز', 'زمان', 'نوع', 'طرف دیگر', 'درخواست', 'شمارهٔ بانک', 'مبلغ (ریال)', 'مانده (ریال)'],
    ...rows
      .toReversed()
      .map((row) => present(row, words))
      .map((one) => [
        one.seq,
        formatJalali(one.at),
        one.at,
        transferWords[one.kind],
        one.counterparty,
        one.requestNumber,
        one.bankReference,
        one.amountRial,
        one.balanceRial,
      ]),
  ]);
}

async function selectRows(
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
        from === undefined ? undefined : gte(ledgerEntries.at, startOfDay(from)),
        to === undefined ? undefined : lte(ledgerEntries.at, endOfTehranDay(to)),
        type === undefined ? undefined : eq(ledgerTransfers.kind, type),
        refId === undefined ? undefined : inArray(ledgerTransfers.refId, [refId]),
        also,
      ),
    )
    .orderBy(desc(ledgerEntries.seq))
    .limit(limit);
}

export type TransferRow = Awaited<ReturnType<typeof selectRows>>[number];

export interface TransferWords {
  counterparty: string;
  requestId: string | null;
  requestNumber: string | null;
  bankReference: string | null;
}

const present = (row: TransferRow, words: ReadonlyMap<string, TransferWords>): WalletTransaction => ({
  seq: row.seq,
  kind: row.kind,
  amountRial: row.amountRial,
  balanceRial: row.balanceRial,
  ref: { kind: row.refKind, id: row.refId },
  ...(words.get(row.transferId) ?? { counterparty: '', requestId: null, requestNumber: null, bankReference: null }),
  at: row.at.toISOString(),
});
