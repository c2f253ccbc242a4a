import type { z } from 'zod';
import { idParam } from '../../contract/page.ts';
import type { EventType } from '../../contract/trade/request-event.ts';
import { moveComment, moveReason } from '../../contract/trade/request-form.ts';
import { findMerchantName } from '../merchants/selling-parties.ts';
import { isSignedIn } from '../platform/actor.ts';
import { command, type EffectContext } from '../platform/command/command.ts';
import { assertAllowed, forSignedIn } from '../platform/command/policy.ts';
import { mayMove } from '../platform/moves/move-table.ts';
import { lockRequest, type Mover, moveRequest, unasked } from './move-request.ts';
import { buyersOf, notifyRequest, sellersOf, type TradeNoticeKind } from './notify-request.ts';
import type { PartyOf } from './parties.ts';
import { presentRequest } from './present.ts';
import type { TradeRequestRow } from './request.table.ts';
import { requestMoves } from './request-moves.ts';

type SimpleMove = 'cancel' | 'decline' | 'return' | 'takeBack';
interface MoveInput {
  id: string;
  comment?: string | undefined;
}

const ways: Readonly<Record<SimpleMove, { type: EventType; notice: TradeNoticeKind }>> = {
  cancel: { type: 'cancelled', notice: 'tradeCancelled' },
  decline: { type: 'declined', notice: 'tradeDeclined' },
  return: { type: 'returned', notice: 'tradeReturned' },
  takeBack: { type: 'takenBack', notice: 'tradeTakenBack' },
};

const declareMove = <Input extends MoveInput>(move: SimpleMove, input: z.ZodType<Input, Input>) =>
  command({
    name: `trade.${move}`,
    input,
    policy: forSignedIn,
    effect: async (context) => presentRequest(context, await make(context, move)),
    audit: ({ id, state }) => ({ objectType: 'tradeRequest', objectId: id, details: { state } }),
  });

const withComment = idParam.extend(moveComment.shape);
const withReason = idParam.extend(moveReason.shape);

export const cancelRequest = declareMove('cancel', withComment);
export const takeBackRequest = declareMove('takeBack', withComment);
export const declineRequest = declareMove('decline', withReason);
export const returnRequest = declareMove('return', withReason);

async function make(context: EffectContext<MoveInput>, move: SimpleMove): Promise<TradeRequestRow> {
  const { input } = context;
  const { row, party } = await lockRequest(context, input.id);
  assertAllowed(mayMove(requestMoves, move, party.moveRoles));
  const isSent = row.number !== null;
  const { row: moved, isMade } = await moveRequest(context, {
    move,
    row,
    roles: party.moveRoles,
    changes: {
      ...(row.confirmBy !== null && unasked),
      ...(party.merchantId && { sellerMerchantId: party.merchantId }),
    },
    comment: input.comment,
    event: isSent ? { type: ways[move].type, mover: await moverOf(context, row, party) } : undefined,
  });
  if (isMade && isSent) {
    const people = party.role === 'buyer' ? await sellersOf(context, moved) : await buyersOf(context, moved);
    await notifyRequest(context, moved, ways[move].notice, people);
  }
  return moved;
}

/** Who makes a move, as the other party may know them: the buyer, or the merchant that sells. */
export async function moverOf(
  { tx, actor }: Pick<EffectContext<unknown>, 'tx' | 'actor'>,
  row: TradeRequestRow,
  { role, merchantId }: PartyOf,
): Promise<Mover> {
  const actorId = isSignedIn(actor) ? actor.userId : null;
  if (role === 'operator') return { actorRole: 'operator', actorId, actorName: null };
  if (role !== 'seller' || !merchantId) return { actorRole: 'buyer', actorId, actorName: row.buyer?.name ?? null };
  return { actorRole: 'seller', actorId, actorName: (await findMerchantName(tx, merchantId)) ?? null };
}
