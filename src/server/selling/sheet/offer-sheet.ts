import type { OfferSheetQuery } from '../../../contract/catalog/offer-sheet.ts';
import { formatNumber } from '../../../core/numbers/numerals.ts';
import { writeCsv } from '../../../core/text/csv.ts';
import { listAllOwnOffers } from '../../catalog/own-offer/read.ts';
import type { Executor } from '../../db/open-database.ts';
import { badRequest } from '../../platform/errors/app-error.ts';
import { SHEET_ROWS_MAX } from './collect-sheet.ts';
import { sheetRows } from './sheet-columns.ts';

/**
 * The offers as CSV that `readSheet` reads.
 * @throws 400 for more offers than a file may have
 */
export async function offerSheet(db: Executor, query: OfferSheetQuery): Promise<string> {
  const offers = await listAllOwnOffers(db, query, SHEET_ROWS_MAX + 1);
  if (offers.length > SHEET_ROWS_MAX) {
    const reason = `یک فایل تا ${formatNumber(SHEET_ROWS_MAX)} پیشنهاد دارد؛ با جست‌وجو بخشی از آن‌ها را برگزینید.`;
    throw badRequest('too_many_offers', reason, 'q');
  }
  return writeCsv(sheetRows(offers));
}
