import type { z } from 'zod';
import { idParam } from '../../../contract/page.ts';
import { moveComment, moveReason } from '../../../contract/trade/request-form.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { forSignedIn } from '../../platform/command/policy.ts';
import { assertPossible, lockFor, makeFulfilmentMove } from '../fulfilment/make-fulfilment-move.ts';
import { presentRequest } from '../present.ts';
import type { TradeRequestRow } from '../request.table.ts';

interface MoveInput {
  id: string;
  comment?: string | undefined;
}

const ways = {
  askCancel: { type: 'cancelAsked', notice: 'tradeCancelAsked' },
  agreeCancel: { type: 'cancelAgreed', notice: 'tradeCancelAgreed' },
  refuseCancel: { type: 'cancelRefused', notice: 'tradeCancelRefused' },
  cancelUnpaid: { type: 'cancelledUnpaid', notice: 'tradeCancelledUnpaid' },
} as const;

const declareMove = <Input extends MoveInput>(move: keyof typeof ways, input: z.ZodType<Input, Input>) =>
  command({
    name: `trade.${move}`,
    input,
    policy: forSignedIn,
    effect: async (context) => presentRequest(context, await make(context, move)),
    audit: ({ id, state }) => ({ objectType: 'tradeRequest', objectId: id, details: { state } }),
  });

const withComment = idParam.extend(moveComment.shape);

/** One party wants to cancel what is published; nothing may be on its way. */
export const askCancel = declareMove('askCancel', idParam.extend(moveReason.shape));
export const agreeCancel = declareMove('agreeCancel', withComment);
/** The other party wants to go on, or the asking one no longer wants to cancel. */
export const refuseCancel = declareMove('refuseCancel', withComment);
/** The seller alone, long after the first instalment was due. */
export const cancelUnpaid = declareMove('cancelUnpaid', withComment);

async function make(context: EffectContext<MoveInput>, move: keyof typeof ways): Promise<TradeRequestRow> {
  const { input, now } = context;
  const turn = await lockFor(context, input.id, move);
  const { row, side } = turn;
  // Sent again after a lost answer.
  if (move === 'askCancel' && row.state === 'published' && row.cancelAskedBy === side) return row;
  const isMade = row.state === 'cancelled' && row.publishedAt !== null;
  if (!isMade || move === 'askCancel' || move === 'refuseCancel') assertPossible(turn, move, now);
  return makeFulfilmentMove(context, turn, {
    move,
    changes: { cancelAskedBy: move === 'askCancel' ? (side ?? null) : null },
    comment: input.comment,
    ...ways[move],
  });
}
