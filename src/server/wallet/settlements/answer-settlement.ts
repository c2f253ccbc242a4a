import { z } from 'zod';
import { idParam } from '../../../contract/page.ts';
import { settlementRefusal } from '../../../contract/wallet/settlement.ts';
import { openAccount } from '../../ledger/accounts.ts';
import { postTransfers } from '../../ledger/post-transfers.ts';
import { userIdOf } from '../../platform/actor.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { forOperator } from '../../platform/command/policy.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { applyMove, lockRow } from '../../platform/moves/apply-move.ts';
import { BANK_ACCOUNT } from '../payouts/bank-account.ts';
import { assertOwes, lockOwed } from './owed.ts';
import { presentSettlement } from './read-settlements.ts';
import { type GatewaySettlementRow, gatewaySettlements } from './settlement.table.ts';
import { type SettlementMove, settlementMoves } from './settlement-moves.ts';

const audit = ({ id, state, amountRial }: Awaited<ReturnType<typeof presentSettlement>>) => ({
  objectType: 'gatewaySettlement',
  objectId: id,
  details: { state, amountRial },
});

/** The second operator has found it in the bank account: it is booked, once. */
export const approveSettlement = command({
  name: 'wallet.approveSettlement',
  input: idParam,
  policy: forOperator,
  effect: async (context) => presentSettlement(context, await end(context, 'approve')),
  audit,
});

/** The second operator has not found it, and says so. */
export const refuseSettlement = command({
  name: 'wallet.refuseSettlement',
  input: settlementRefusal.safeExtend({ id: z.uuid() }),
  policy: forOperator,
  effect: async (context) => presentSettlement(context, await end(context, 'refuse', context.input.reason)),
  audit,
});

/** Whoever has written it down takes it back. */
export const withdrawSettlement = command({
  name: 'wallet.withdrawSettlement',
  input: idParam,
  policy: forOperator,
  effect: async (context) => presentSettlement(context, await end(context, 'withdraw')),
  audit,
});

async function end(
  context: EffectContext<{ id: string }>,
  move: SettlementMove,
  refusal: string | null = null,
): Promise<GatewaySettlementRow> {
  const { tx, actor, input, now } = context;
  const userId = userIdOf(actor);
  const row = await lockRow(tx, gatewaySettlements, input.id);
  if (!row) throw notFound('تسویه');
  const isProposer = row.proposedBy === userId;
  if (move !== 'withdraw' && isProposer)
    throw new AppError(403, 'own_proposal', 'دربارهٔ پیشنهاد خود نمی‌توانید تصمیم بگیرید؛ کارشناس دیگری باید ببیند.');
  const applied = await applyMove({ tx, now }, settlementMoves, {
    ...{ move, row, roles: [isProposer ? ('proposer' as const) : ('other' as const)] },
    changes: { refusal, endedAt: now, ...(move !== 'withdraw' && { decidedBy: userId }) },
    isSame: (known) => known.refusal === refusal,
  });
  if (applied.from !== undefined && move === 'approve') await book(context, applied.row);
  return applied.row;
}

/** The gateway owes less, and Rasteh's bank account has more. @throws 422 for more than it owes by now */
async function book({ tx, now }: EffectContext<unknown>, row: GatewaySettlementRow): Promise<void> {
  const { id, gateway, amountRial } = row;
  const debit = await openAccount(tx, { kind: 'clearing', gateway: BANK_ACCOUNT }, now);
  const credit = await openAccount(tx, { kind: 'clearing', gateway }, now);
  assertOwes(await lockOwed(tx, gateway), amountRial);
  const ref = { kind: 'settlement', id } as const;
  await postTransfers({ tx, now }, [{ kind: 'settlement', debit, credit, amountRial, ref }]);
}
