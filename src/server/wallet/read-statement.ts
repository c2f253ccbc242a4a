import type { z } from 'zod';
import type { WalletStatement, walletStatementQuery } from '../../contract/wallet/wallet.ts';
import { startOfTehranDay } from '../../core/time/jalali-date.ts';
import { daysOfJalaliMonth } from '../../core/time/jalali-month.ts';
import type { Executor } from '../db/open-database.ts';
import { sumBefore } from '../ledger/balances.ts';
import { selectTransfers } from '../ledger/select-transfers.ts';
import { badRequest } from '../platform/errors/app-error.ts';
import { walletOf } from './owner.ts';
import { findOwnerNames } from './owner-names.ts';
import { presentTransfer, type Reading } from './read-wallet.ts';
import { describeTransfers } from './transfer-words.ts';

/** Forty pages of paper. */
export const STATEMENT_ROWS_MAX = 1_500;

/**
 * A month of a wallet, the oldest first, with what was there before and after it. The sums are those of its rows.
 * @throws 404 for another's wallet, 400 for a month with more rows than are printed
 */
export async function readStatement(
  db: Executor,
  reading: Reading,
  { merchantId, month }: z.output<typeof walletStatementQuery>,
): Promise<WalletStatement> {
  const owner = await walletOf(db, reading, merchantId);
  const { from, to } = daysOfJalaliMonth(month);
  const found = await selectTransfers(db, owner, { query: { from, to }, limit: STATEMENT_ROWS_MAX + 1 });
  if (found.length > STATEMENT_ROWS_MAX)
    throw badRequest('too_many_rows', 'این ماه تراکنش‌های بسیاری دارد؛ جدول CSV آن را بگیرید.', 'month');
  const rows = found.toReversed();
  const openingRial = await sumBefore(db, owner, startOfTehranDay(from));
  const inRial = sumOf(rows.filter(({ amountRial }) => amountRial > 0));
  const outRial = -sumOf(rows.filter(({ amountRial }) => amountRial < 0));
  const words = await describeTransfers(db, rows);
  const row = {
    ownerPersonId: 'personId' in owner ? owner.personId : null,
    merchantId: 'merchantId' in owner ? owner.merchantId : null,
  };
  return {
    ...{ owner: (await findOwnerNames(db, [row]))(row), month, from, to, at: reading.now.toISOString() },
    ...{ openingRial, inRial, outRial, closingRial: openingRial + inRial - outRial },
    items: rows.map((one) => presentTransfer(one, words)),
  };
}

const sumOf = (rows: readonly { amountRial: number }[]): number =>
  rows.reduce((sum, { amountRial }) => sum + amountRial, 0);
