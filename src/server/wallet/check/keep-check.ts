import { desc, notInArray } from 'drizzle-orm';
import { z } from 'zod';
import type { LedgerCheck } from '../../../contract/wallet/money.ts';
import { uuidv7 } from '../../../core/ids/uuidv7.ts';
import type { Executor } from '../../db/open-database.ts';
import { isSystem } from '../../platform/actor.ts';
import { command } from '../../platform/command/command.ts';
import { forbidden } from '../../platform/errors/app-error.ts';
import { ledgerChecks } from './ledger-check.table.ts';

const KEPT = 90;
const FAULTS_KEPT = 20;
const SHOWN = 7;

const proof = z.object({ accounts: z.int(), transfers: z.int(), faults: z.array(z.string()).readonly() });

/** Remembers what a proof has found, in the place of the oldest. */
export const keepCheck = command({
  name: 'wallet.keepCheck',
  input: proof,
  policy: (actor) => isSystem(actor) || forbidden(),
  effect: async ({ tx, input: { accounts, transfers, faults }, now: at }) => {
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
  },
  audit: () => undefined,
  answer: () => ({}),
});

/** The newest first. */
export async function listChecks(db: Executor): Promise<LedgerCheck[]> {
  const rows = await db.select().from(ledgerChecks).orderBy(desc(ledgerChecks.at), desc(ledgerChecks.id)).limit(SHOWN);
  return rows.map(({ at, accounts, transfers, faultsCount, faults }) => ({
    at: at.toISOString(),
    ...{ accounts, transfers, faultsCount, faults },
  }));
}
