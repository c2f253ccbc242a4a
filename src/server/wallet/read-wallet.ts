import { z } from 'zod';
import { PAGE_SIZE_DEFAULT, type Page } from '../../contract/page.ts';
import type {
  holdsQuery,
  WalletCredit,
  WalletHold,
  WalletQuery,
  WalletTransaction,
} from '../../contract/wallet/wallet.ts';
import { writeCsv } from '../../core/text/csv.ts';
import { formatJalali } from '../../core/time/dates.ts';
import { transferWords } from '../../core/wallet/transfer-kinds.ts';
import type { Executor } from '../db/open-database.ts';
import { findAccount } from '../ledger/accounts.ts';
import { balanceOfName, listHolds } from '../ledger/balances.ts';
import { afterEntry, selectTransfers, type TransferRow } from '../ledger/select-transfers.ts';
import type { Actor } from '../platform/actor.ts';
import { cursorPart, decodeCursor, toPage } from '../platform/cursor.ts';
import { badRequest } from '../platform/errors/app-error.ts';
import { momentPosition } from '../platform/moment-cursor.ts';
import { walletOf } from './owner.ts';
import { describeTransfers, type TransferWords } from './transfer-words.ts';

/** Beside what is available; the rest has pages. */
const HOLDS_SHOWN = 10;
/** Of one file. */
const CSV_ROWS_MAX = 10_000;
const position = z.tuple([cursorPart.int]);

export interface Reading {
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
  const available = await balanceOfName(db, { kind: 'available', owner });
  const blocked = await balanceOfName(db, { kind: 'held', owner });
  const held = await findAccount(db, { kind: 'held', owner });
  const holds = held ? await listHolds(db, held, { limit: HOLDS_SHOWN + 1 }) : [];
  return {
    availableRial: available.balanceRial,
    blockedRial: blocked.balanceRial,
    holds: holds.slice(0, HOLDS_SHOWN),
    hasMoreHolds: holds.length > HOLDS_SHOWN,
    asOfSeq: available.seq,
  };
}

/** All that is set aside, the oldest first. @throws 404 for another's */
export async function listWalletHolds(
  db: Executor,
  reading: Reading,
  { merchantId, cursor, size }: z.output<typeof holdsQuery>,
): Promise<Page<WalletHold>> {
  const held = await findAccount(db, { kind: 'held', owner: await walletOf(db, reading, merchantId) });
  const after = decodeCursor(cursor, momentPosition);
  const rows = held ? await listHolds(db, held, { after, limit: (size ?? PAGE_SIZE_DEFAULT) + 1 }) : [];
  return toPage(
    rows,
    size,
    (row) => row,
    ({ at, id }) => [at, id],
  );
}

/** The newest first, by the number of the entry and never by a clock. @throws 404 for another's */
export async function listTransactions(
  db: Executor,
  reading: Reading,
  query: WalletQuery,
): Promise<Page<WalletTransaction>> {
  const owner = await walletOf(db, reading, query.merchantId);
  const after = decodeCursor(query.cursor, position);
  const limit = (query.size ?? PAGE_SIZE_DEFAULT) + 1;
  const rows = await selectTransfers(db, owner, { query, limit, also: after && afterEntry(after[0]) });
  const words = await describeTransfers(db, rows);
  return toPage(
    rows,
    query.size,
    (row) => presentTransfer(row, words),
    ({ seq }) => [seq],
  );
}

/** The same as a table, the oldest first. @throws 400 for more rows than a file has */
export async function transactionsCsv(db: Executor, reading: Reading, query: WalletQuery): Promise<string> {
  const owner = await walletOf(db, reading, query.merchantId);
  const rows = await selectTransfers(db, owner, { query, limit: CSV_ROWS_MAX + 1 });
  if (rows.length > CSV_ROWS_MAX)
    throw badRequest('too_many_rows', 'این بازه تراکنش‌های بسیاری دارد؛ بازهٔ کوتاه‌تری برگزینید.', 'from');
  const words = await describeTransfers(db, rows);
  return writeCsv([
    ['ردیف', 'روز', 'زمان', 'نوع', 'طرف دیگر', 'درخواست', 'شمارهٔ بانک', 'مبلغ (ریال)', 'مانده (ریال)'],
    ...rows
      .toReversed()
      .map((row) => presentTransfer(row, words))
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

export const presentTransfer = (row: TransferRow, words: ReadonlyMap<string, TransferWords>): WalletTransaction => ({
  seq: row.seq,
  kind: row.kind,
  amountRial: row.amountRial,
  balanceRial: row.balanceRial,
  ref: { kind: row.refKind, id: row.refId },
  ...(words.get(row.transferId) ?? { counterparty: '', requestId: null, requestNumber: null, bankReference: null }),
  at: row.at.toISOString(),
});
