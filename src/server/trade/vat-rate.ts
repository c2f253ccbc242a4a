import { desc, lte } from 'drizzle-orm';
import { tehranDate } from '../../core/time/jalali-date.ts';
import type { Executor } from '../db/open-database.ts';
import { vatRates } from './snapshot.table.ts';

/** Value added tax of a day in Tehran, in thousandths of the net amount. */
export async function readVatPermille(db: Executor, now: Date): Promise<number> {
  const [rate] = await db
    .select({ permille: vatRates.permille })
    .from(vatRates)
    .where(lte(vatRates.validFrom, tehranDate(now)))
    .orderBy(desc(vatRates.validFrom))
    .limit(1);
  if (!rate) throw new Error('no rate of the value added tax is stored for today');
  return rate.permille;
}
