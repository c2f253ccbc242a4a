import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/open-database.ts';
import { type AccountName, findAccount } from './accounts.ts';
import { ledgerEntries } from './ledger-entry.table.ts';

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
