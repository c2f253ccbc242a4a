import { z } from 'zod';
import { idParam } from '../../../contract/page.ts';
import { payoutRefusal, payoutSettlement } from '../../../contract/wallet/payout.ts';
import { formatRial } from '../../../core/money/money.ts';
import { walletPath } from '../../../core/wallet/wallet-path.ts';
import { openAccount } from '../../ledger/accounts.ts';
import { postTransfers } from '../../ledger/post-transfers.ts';
import { notify } from '../../notices/notify.ts';
import { isOperator, userIdOf } from '../../platform/actor.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { forOperator, forSignedIn } from '../../platform/command/policy.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { applyMove, lockRow } from '../../platform/moves/apply-move.ts';
import { merchantOf, ownerOfRow } from '../owner.ts';
import { BANK_ACCOUNT } from './bank-account.ts';
import { type PayoutRow, walletPayouts } from './payout.table.ts';
import { type PayoutMove, type PayoutParty, payoutMoves } from './payout-moves.ts';
import { presentPayout } from './read-payouts.ts';

type PayoutEnd = Exclude<PayoutMove, 'claim' | 'release'>;

const audit = ({ id, state, amountRial }: ReturnType<typeof presentPayout>) => ({
  objectType: 'payout',
  objectId: id,
  details: { state, amountRial },
});

/** An operator pays it at a bank now: nobody else does, and its owner cannot take it back. */
export const claimPayout = command({
  name: 'wallet.claimPayout',
  input: idParam,
  policy: forOperator,
  effect: async (context) => {
    const { actor, now } = context;
    const claimedBy = userIdOf(actor);
    const isSame = (row: PayoutRow) => row.claimedBy === claimedBy;
    return presentPayout((await move(context, 'claim', { changes: { claimedBy, claimedAt: now }, isSame })).row);
  },
  audit,
});

/** The operator has not paid it: another one may. */
export const releasePayout = command({
  name: 'wallet.releasePayout',
  input: idParam,
  policy: forOperator,
  effect: async (context) => presentPayout((await move(context, 'release', {})).row),
  audit,
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

interface Change {
  changes?: Partial<PayoutRow>;
  isSame?: (row: PayoutRow) => boolean;
}

/** @throws 403 for an operator's own, 409 where it is not in a state for this */
async function move(
  { tx, actor, input, now }: EffectContext<{ id: string }>,
  name: PayoutMove,
  { changes, isSame = () => true }: Change,
) {
  const row = await lockRow(tx, walletPayouts, input.id);
  if (!row) throw notFound('برداشت');
  const isAsker = row.askedByPersonId === userIdOf(actor);
  if (name !== 'takeBack' && isAsker)
    throw new AppError(403, 'own_payout', 'برداشت خود را نمی‌توانید پرداخت یا رد کنید؛ کارشناس دیگری این کار را می‌کند.');
  const roles: PayoutParty[] = [
    ...(isAsker ? (['owner'] as const) : []),
    ...(isOperator(actor) ? (['operator'] as const) : []),
  ];
  return applyMove({ tx, now }, payoutMoves, {
    ...{ move: name, row, roles, isSame },
    changes: { claimedBy: null, claimedAt: null, ...changes },
  });
}

async function end(
  context: EffectContext<{ id: string }>,
  name: PayoutEnd,
  { changes, isSame }: Change,
): Promise<PayoutRow> {
  const { actor, now } = context;
  const decided = name === 'takeBack' ? {} : { decidedBy: userIdOf(actor) };
  const applied = await move(context, name, {
    changes: { ...changes, ...decided, endedAt: now },
    ...(isSame && { isSame }),
  });
  if (applied.from === undefined) return applied.row;
  await moveMoney(context, applied.row, name);
  if (name !== 'takeBack') await tell(context, applied.row, name);
  return applied.row;
}

async function moveMoney({ tx, now }: EffectContext<unknown>, row: PayoutRow, name: PayoutEnd): Promise<void> {
  const { id, amountRial } = row;
  const owner = ownerOfRow(row);
  const debit = await openAccount(tx, { kind: 'held', owner }, now);
  const isPaid = name === 'settle';
  const credit = await openAccount(
    tx,
    isPaid ? { kind: 'clearing', gateway: BANK_ACCOUNT } : { kind: 'available', owner },
    now,
  );
  await postTransfers({ tx, now }, [
    { kind: isPaid ? 'payout' : 'release', debit, credit, amountRial, ref: { kind: 'payout', id } },
  ]);
}

async function tell(context: EffectContext<unknown>, row: PayoutRow, name: PayoutEnd): Promise<void> {
  const { id, askedByPersonId, amountRial, refusal, bankReference } = row;
  const owner = ownerOfRow(row);
  const words = { amount: formatRial(amountRial), reason: refusal ?? '', reference: bankReference ?? '' };
  await notify(context, [askedByPersonId], {
    kind: name === 'settle' ? 'payoutSettled' : 'payoutRefused',
    objectType: 'payout',
    objectId: id,
    params: { ...words, ...(await merchantOf(context.tx, owner)) },
    path: walletPath(owner),
  });
}
