import type { Executor } from '../db/open-database.ts';
import { vatRates } from './snapshot.table.ts';

/** Nine per cent by the act of 1400, and one more since the budget law of 1403. A new rate is a row more. */
const RATES = [
  { validFrom: '2022-01-02', permille: 90 },
  { validFrom: '2024-03-20', permille: 100 },
];

/** Adds the rates that are not stored. Returns how many it wrote. */
export async function seedVatRates(tx: Executor): Promise<number> {
  const added = await tx.insert(vatRates).values(RATES).onConflictDoNothing().returning();
  return added.length;
}
