import { eq } from 'drizzle-orm';
import { type WalletPayBody, walletPayBody } from '../../contract/payments/payment.ts';
import { openAccount } from '../ledger/accounts.ts';
import { command, type EffectContext } from '../platform/command/command.ts';
import { forSignedIn } from '../platform/command/policy.ts';
import { unprocessable } from '../platform/errors/app-error.ts';
import { amountChanged, assertPayable, atBank, lockPayment } from './attempts/begin-attempt.ts';
import type { GatewayDeps } from './gateways/create-gateways.ts';
import { type PaymentRow, payments } from './payment.table.ts';
import { payingWallet, rulesOf } from './purposes/purposes.ts';
import { findLiveAttempt, presentPayment } from './read-payments.ts';

/** Pays what is owed from the payer's wallet, at once. The amount that was seen is only compared. */
export const walletPay = command({
  name: 'payments.walletPay',
  input: walletPayBody,
  policy: forSignedIn,
  effect: async (context: EffectContext<WalletPayBody, GatewayDeps>) => {
    const { tx, now } = context;
    return presentPayment(tx, await pay(context), now);
  },
  audit: ({ id, amountRial }) => ({ objectType: 'payment', objectId: id, details: { amountRial, by: 'wallet' } }),
});

async function pay(context: EffectContext<WalletPayBody, GatewayDeps>): Promise<PaymentRow> {
  const { tx, input, now } = context;
  const locked = await lockPayment(context, input.paymentId);
  const { row } = locked;
  // Sent again after a lost answer, or pressed twice.
  if (row.state === 'paid' && row.paidBy === 'wallet' && row.amountRial === input.amountRial) return row;
  if (row.purpose === 'charge') throw unprocessable('own_wallet', 'کیف پول را نمی‌توان از خودش شارژ کرد.', 'paymentId');
  assertPayable(locked, now);
  if (row.amountRial !== input.amountRial) throw amountChanged(row, row.amountRial);
  const live = await findLiveAttempt(tx, row.id);
  if (live) throw atBank(live, row);
  const available = await openAccount(tx, { kind: 'available', owner: await payingWallet(tx, row) }, now);
  const [paid] = await tx
    .update(payments)
    .set({ state: 'paid', paidBy: 'wallet', paidAt: now, updatedAt: now, version: row.version + 1 })
    .where(eq(payments.id, row.id))
    .returning();
  if (!paid) throw new Error('the payment is gone');
  await rulesOf(row.purpose).settle(context, paid, available);
  return paid;
}
