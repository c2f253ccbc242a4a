import { randomUUID } from 'node:crypto';
import { openAccount } from '../../src/server/ledger/accounts.ts';
import { postTransfers } from '../../src/server/ledger/post-transfers.ts';
import { paymentAttempts } from '../../src/server/payments/attempts/payment-attempt.table.ts';
import { payments } from '../../src/server/payments/payment.table.ts';
import type { TestApp } from '../setup/test-app.ts';

/** Money in the wallet of a person, as from a bank. @returns the attempt that it came by */
export async function fundWallet(
  { db, deps }: Pick<TestApp, 'db' | 'deps'>,
  personId: string,
  amountRial: number,
): Promise<string> {
  const now = deps.now();
  const credit = await openAccount(db, { kind: 'available', owner: { personId } }, now);
  const debit = await openAccount(db, { kind: 'clearing', gateway: 'sandbox', shard: 0 }, now);
  const [paymentId, attemptId] = [randomUUID(), randomUUID()];
  await db.transaction(async (tx) => {
    await tx.insert(payments).values({
      ...{ id: paymentId, payerPersonId: personId, purpose: 'charge', objectId: credit, scheduleNo: 0, amountRial },
      ...{ title: 'شارژ کیف پول', path: '/profile/wallet', state: 'paid', paidBy: 'sandbox', paidAt: now },
    });
    await tx.insert(paymentAttempts).values({
      ...{ id: attemptId, paymentId, gateway: 'sandbox', amountRial, state: 'verified', authority: `S${attemptId}` },
      ...{ refId: attemptId, createdAt: now, expiresAt: now, endedAt: now },
    });
    const ref = { kind: 'attempt', id: attemptId } as const;
    await postTransfers({ tx, now }, [{ kind: 'charge', debit, credit, amountRial, ref }]);
  });
  return attemptId;
}

/** Sets money of a wallet aside, as for payouts. */
export async function holdInWallet(
  { db, deps }: Pick<TestApp, 'db' | 'deps'>,
  personId: string,
  holds: readonly { id: string; amountRial: number }[],
): Promise<void> {
  const now = deps.now();
  const owner = { personId };
  const debit = await openAccount(db, { kind: 'available', owner }, now);
  const credit = await openAccount(db, { kind: 'held', owner }, now);
  const transfers = holds.map(({ id, amountRial }) => ({
    ...{ kind: 'hold' as const, debit, credit, amountRial },
    ref: { kind: 'payout' as const, id },
  }));
  await db.transaction((tx) => postTransfers({ tx, now }, transfers));
}
