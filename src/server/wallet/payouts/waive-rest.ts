import { type WaiverBody, waiverBody } from '../../../contract/wallet/payout.ts';
import { openAccount } from '../../ledger/accounts.ts';
import { balanceOfName, isBooked } from '../../ledger/balances.ts';
import { postTransfers } from '../../ledger/post-transfers.ts';
import { userIdOf } from '../../platform/actor.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { forSignedIn } from '../../platform/command/policy.ts';
import { conflict, unprocessable } from '../../platform/errors/app-error.ts';
import { ownWalletOf } from '../owner.ts';

/** The owner gives up a rest that is too small for a payout, so that the account can be closed. */
export const waiveRest = command({
  name: 'wallet.waiveRest',
  input: waiverBody,
  policy: forSignedIn,
  effect: waive,
  audit: ({ id, amountRial }) => ({ objectType: 'walletWaiver', objectId: id, details: { amountRial } }),
});

async function waive(context: EffectContext<WaiverBody>): Promise<{ id: string; amountRial: number }> {
  const { tx, actor, env, input, now } = context;
  const { id, amountRial } = input;
  const owner = await ownWalletOf(tx, userIdOf(actor), input.merchantId);
  const debit = await openAccount(tx, { kind: 'available', owner }, now);
  const credit = await openAccount(tx, { kind: 'revenue' }, now);
  const transfer = { kind: 'waiver', debit, credit, amountRial, ref: { kind: 'waiver', id } } as const;
  if (!(await isBooked(tx, transfer))) {
    const { balanceRial } = await balanceOfName(tx, { kind: 'available', owner });
    const { balanceRial: heldRial } = await balanceOfName(tx, { kind: 'held', owner });
    if (balanceRial !== amountRial) throw conflict('amount_changed', 'موجودی تغییر کرده است؛ صفحه را تازه کنید.');
    if (heldRial > 0)
      throw unprocessable('payout_waits', 'تا برداشتی در انتظار است، از مانده چشم‌پوشی نمی‌شود.', 'amountRial');
    if (amountRial >= env.PAYOUT_MIN_RIAL)
      throw unprocessable('not_a_rest', 'این مبلغ را می‌توانید برداشت کنید.', 'amountRial');
  }
  await postTransfers(context, [transfer]);
  return { id, amountRial };
}
