import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/open-database.ts';
import { unprocessable } from '../../platform/errors/app-error.ts';
import type { LockedRequest } from '../move-request.ts';
import { type TradeRequestRow, tradeRequests } from '../request.table.ts';
import { tradeQuotes } from './quote.table.ts';

/** @throws 422 for a quote that nobody could accept once it is open */
export function assertOutlivesSeal({ sealedUntil }: TradeRequestRow, validUntil: Date): void {
  if (sealedUntil !== null && validUntil <= sealedUntil)
    throw unprocessable('valid_until_sealed', 'اعتبار قیمت باید پس از باز شدن پیشنهادها هم بماند.', 'validUntil');
}

/**
 * Puts a sealed quote in place of the earlier one. Nothing that anybody else reads changes, neither the state nor the version,
 * and no event or notice tells of it: at the deadline the request is `quoted` by the clock.
 */
export async function holdQuote(
  tx: Tx,
  row: LockedRequest,
  changes: Partial<TradeRequestRow>,
): Promise<TradeRequestRow> {
  if (row.quoteId !== null)
    await tx.update(tradeQuotes).set({ state: 'superseded' }).where(eq(tradeQuotes.id, row.quoteId));
  const [held] = await tx.update(tradeRequests).set(changes).where(eq(tradeRequests.id, row.id)).returning();
  if (!held) throw new Error('the locked request is gone');
  return held;
}
