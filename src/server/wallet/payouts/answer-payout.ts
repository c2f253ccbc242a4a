import { z } from 'zod';
import { idParam } from '../../../contract/page.ts';
import { payoutRefusal, payoutSettlement } from '../../../contract/wallet/payout.ts';
import { formatRial } from '../../../core/money/money.ts';
import { openAccount } from '../../ledger/accounts.ts';
import { postTransfers } from '../../ledger/post-transfers.ts';
import { notify } from '../../notices/notify.ts';
import { isOperator, userIdOf } from '../../platform/actor.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { forOperator, forSignedIn } from '../../platform/command/policy.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { applyMove, lockRow } from '../../platform/moves/apply-move.ts';
import { ownerOfRow } from '../owner.ts';
import { BANK_ACCOUNT } from './bank-account.ts';
import { type PayoutRow, walletPayouts } from './payout.table.ts';
import { type PayoutMove, type PayoutParty, payoutMoves } from './payout-moves.ts';
import { presentPayout } from './read-payouts.ts';

const audit = ({ id, state, amountRial }: ReturnType<typeof presentPayout>) => ({
  objectType: 'payout',
  objectId: id,
  details: { state, amountRial },
});

/** An operator has paid it from Rasteh's account at a bank. */
export const settlePayout = command({
  name: 'wallet.settlePayout',
  input: payoutSettlement.safeExtend({ id: z.uuid() }),
  policy: forOperator,
  effect: async (context) => {
    const { bankReference } = context.input;
    const isSame = (row: PayoutRow) => row.bankReference === bankReference;
    return presentPayout(await end(context, 'settle', { changes: { bankReference }, isSame }));
  },
  audit,
});

/** An operator does not pay it, and says why. */
export const refusePayout = command({
  name: 'wallet.refusePayout',
  input: payoutRefusal.safeExtend({ id: z.uuid() }),
  policy: forOperator,
  effect: async (context) => {
    const refusal = context.input.reason;
    const isSame = (row: PayoutRow) => row.refusal === refusal;
    return presentPayout(await end(context, 'refuse', { changes: { refusal }, isSame }));
  },
  audit,
});

/** Whoever has asked wants it no more. */
export const takeBackPayout = command({
  name: 'wallet.takeBackPayout',
  input: idParam,
  policy: forSignedIn,
  effect: async (context) => presentPayout(await end(context, 'takeBack', {})),
  audit,
});

interface Ending {
  changes?: Partial<PayoutRow>;
  isSame?: (row: PayoutRow) => boolean;
}

async function end(
  context: EffectContext<{ id: string }>,
  move: PayoutMove,
  { changes, isSame = () => true }: Ending,
): Promise<PayoutRow> {
  const { tx, actor, input, now } = context;
  const userId = userIdOf(actor);
  const row = await lockRow(tx, walletPayouts, input.id);
  if (!row) throw notFound('برداشت');
  const isAsker = row.askedByPersonId === userId;
  if (move !== 'takeBack' && isAsker)
    throw new AppError(403, 'own_payout', 'برداشت خود را نمی‌توانید پرداخت یا رد کنید؛ کارشناس دیگری این کار را می‌کند.');
  const roles: PayoutParty[] = [
    ...(isAsker ? (['owner'] as const) : []),
    ...(isOperator(actor) ? (['operator'] as const) : []),
  ];
  const decided = move === 'takeBack' ? {} : { decidedBy: userId };
  const applied = await applyMove({ tx, now }, payoutMoves, {
    ...{ move, row, roles, isSame },
    changes: { ...changes, ...decided, endedAt: now },
  });
  if (applied.from === undefined) return applied.row;
  await moveMoney(context, applied.row, move);
  if (move !== 'takeBack') await tell(context, applied.row, move);
  return applied.row;
}

async function moveMoney({ tx, now }: EffectContext<unknown>, row: PayoutRow, move: PayoutMove): Promise<void> {
  const { id, amountRial } = row;
  const owner = ownerOfRow(row);
  const debit = await openAccount(tx, { kind: 'held', owner }, now);
  const isPaid = move === 'settle';
  const credit = await openAccount(
    tx,
    isPaid ? { kind: 'clearing', gateway: BANK_ACCOUNT } : { kind: 'available', owner },
    now,
  );
  await postTransfers({ tx, now }, [
    { kind: isPaid ? 'payout' : 'release', debit, credit, amountRial, ref: { kind: 'payout', id } },
  ]);
}

const tell = (
  context: EffectContext<unknown>,
  { id, askedByPersonId, amountRial, refusal, bankReference }: PayoutRow,
  move: PayoutMove,
) =>
  notify(context, [askedByPersonId], {
    kind: move === 'settle' ? 'payoutSettled' : 'payoutRefused',
    objectType: 'payout',
    objectId: id,
    params: { amount: formatRial(amountRial), reason: refusal ?? '', reference: bankReference ?? '' },
    path: '/profile/wallet',
  });
