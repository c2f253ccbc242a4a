import { z } from 'zod';
import { idParam } from '../../../contract/page.ts';
import { adjustmentRefusal } from '../../../contract/wallet/adjustment.ts';
import { formatRial } from '../../../core/money/money.ts';
import { walletPath } from '../../../core/wallet/wallet-path.ts';
import { holdPerson } from '../../account/person/hold-person.ts';
import type { Tx } from '../../db/open-database.ts';
import { openAccount } from '../../ledger/accounts.ts';
import { postTransfers } from '../../ledger/post-transfers.ts';
import { notify } from '../../notices/notify.ts';
import { userIdOf } from '../../platform/actor.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { forOperator } from '../../platform/command/policy.ts';
import { AppError, conflict, notFound } from '../../platform/errors/app-error.ts';
import { applyMove, lockRow } from '../../platform/moves/apply-move.ts';
import { merchantOf, ownerOfRow } from '../owner.ts';
import { type AdjustmentRow, walletAdjustments } from './adjustment.table.ts';
import { type AdjustmentMove, adjustmentMoves } from './adjustment-moves.ts';
import { assertOthers, findOwnerPersonId, presentAdjustment } from './read-adjustments.ts';

const audit = ({ id, state, amountRial }: Awaited<ReturnType<typeof presentAdjustment>>) => ({
  objectType: 'walletAdjustment',
  objectId: id,
  details: { state, amountRial },
});

/** The second operator agrees: the money moves, once. */
export const approveAdjustment = command({
  name: 'wallet.approveAdjustment',
  input: idParam,
  policy: forOperator,
  effect: async (context) => presentAdjustment(context, await end(context, 'approve')),
  audit,
});

/** The second operator does not agree, and says why. */
export const refuseAdjustment = command({
  name: 'wallet.refuseAdjustment',
  input: adjustmentRefusal.safeExtend({ id: z.uuid() }),
  policy: forOperator,
  effect: async (context) => presentAdjustment(context, await end(context, 'refuse', context.input.reason)),
  audit,
});

/** Whoever has proposed it takes it back. */
export const withdrawAdjustment = command({
  name: 'wallet.withdrawAdjustment',
  input: idParam,
  policy: forOperator,
  effect: async (context) => presentAdjustment(context, await end(context, 'withdraw')),
  audit,
});

async function end(
  context: EffectContext<{ id: string }>,
  move: AdjustmentMove,
  refusal: string | null = null,
): Promise<AdjustmentRow> {
  const { tx, actor, input, now } = context;
  const userId = userIdOf(actor);
  const row = await lockRow(tx, walletAdjustments, input.id);
  if (!row) throw notFound('اصلاح');
  const isProposer = row.proposedBy === userId;
  if (move !== 'withdraw') {
    if (isProposer)
      throw new AppError(403, 'own_proposal', 'دربارهٔ پیشنهاد خود نمی‌توانید تصمیم بگیرید؛ کارشناس دیگری باید ببیند.');
    await assertOthers(tx, row, userId);
  }
  const applied = await applyMove({ tx, now }, adjustmentMoves, {
    ...{ move, row, roles: [isProposer ? ('proposer' as const) : ('other' as const)] },
    changes: { refusal, endedAt: now, ...(move !== 'withdraw' && { decidedBy: userId }) },
    isSame: (known) => known.refusal === refusal,
  });
  if (applied.from !== undefined && move === 'approve') await book(context, applied.row);
  return applied.row;
}

/** Nobody could use the money of a closed account. @throws 409 */
async function holdOwner(tx: Tx, row: AdjustmentRow): Promise<string> {
  const gone = conflict('owner_gone', 'صاحب این کیف پول حساب خود را بسته است؛ این اصلاح را رد کنید.');
  const personId = await findOwnerPersonId(tx, row);
  if (personId === null) throw gone;
  await holdPerson(tx, personId, false).catch(() => {
    throw gone;
  });
  return personId;
}

/** @throws 409 for a closed account, 422 `insufficient` where the wallet has less than what is to leave it */
async function book(context: EffectContext<unknown>, row: AdjustmentRow): Promise<void> {
  const { tx, now } = context;
  const { id, amountRial, reason } = row;
  const personId = await holdOwner(tx, row);
  const owner = ownerOfRow(row);
  const wallet = await openAccount(tx, { kind: 'available', owner }, now);
  const suspense = await openAccount(tx, { kind: 'suspense' }, now);
  const [debit, credit] = amountRial > 0 ? [suspense, wallet] : [wallet, suspense];
  const ref = { kind: 'adjustment', id } as const;
  await postTransfers(context, [{ kind: 'adjustment', debit, credit, amountRial: Math.abs(amountRial), ref }]);
  await notify(context, [personId], {
    kind: amountRial > 0 ? 'walletAdded' : 'walletTaken',
    objectType: 'walletAdjustment',
    objectId: id,
    params: { amount: formatRial(Math.abs(amountRial)), reason, ...(await merchantOf(tx, owner)) },
    path: walletPath(owner),
  });
}
