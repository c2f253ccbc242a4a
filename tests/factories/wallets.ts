import { randomUUID } from 'node:crypto';
import { openAccount } from '../../src/server/ledger/accounts.ts';
import { postTransfers } from '../../src/server/ledger/post-transfers.ts';
import type { TestApp } from '../setup/test-app.ts';

/** Money in the wallet of a person, as from a bank. */
export async function fundWallet(
  { db, deps }: Pick<TestApp, 'db' | 'deps'>,
  personId: string,
  amountRial: number,
): Promise<void> {
  const now = deps.now();
  const credit = await openAccount(db, { kind: 'available', owner: { personId } }, now);
  const debit = await openAccount(db, { kind: 'clearing', gateway: 'sandbox', shard: 0 }, now);
  const ref = { kind: 'attempt', id: randomUUID() } as const;
  await db.transaction((tx) => postTransfers({ tx, now }, [{ kind: 'charge', debit, credit, amountRial, ref }]));
}
