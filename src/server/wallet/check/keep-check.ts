import { desc, notInArray } from 'drizzle-orm';
import type { LedgerCheck } from '../../../contract/wallet/money.ts';
import { uuidv7 } from '../../../core/ids/uuidv7.ts';
import type { Db, Executor } from '../../db/open-database.ts';
import type { MoneyProof } from './check-money.ts';
import { ledgerChecks } from './ledger-check.table.ts';

const KEPT = 90;
const FAULTS_KEPT = 20;
const SHOWN = 7;

/** Remembers what a proof has found, in the place of the oldest. */
export async function keepCheck(db: Db, { accounts, transfers, faults }: MoneyProof, at: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(ledgerChecks).values({
      ...{ id: uuidv7(), at, accounts, transfers, faultsCount: faults.length },
      faults: faults.slice(0, FAULTS_KEPT),
    });
    const newest = tx
      .select({ id: ledgerChecks.id })
      .from(ledgerChecks)
      .orderBy(desc(ledgerChecks.at), desc(ledgerChecks.id))
      .limit(KEPT);
    await tx.delete(ledgerChecks).where(notInArray(ledgerChecks.id, newest));
  });
}

/** The newest first. */
export async function listChecks(db: Executor): Promise<LedgerCheck[]> {
  const rows = await db.select().from(ledgerChecks).orderBy(desc(ledgerChecks.at), desc(ledgerChecks.id)).limit(SHOWN);
  return rows.map(({ at, accounts, transfers, faultsCount, faults }) => ({
    at: at.toISOString(),
    ...{ accounts, transfers, faultsCount, faults },
  }));
}
