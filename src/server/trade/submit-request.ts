import type { EffectContext } from '../platform/command/command.ts';
import { type LockedRequest, moveRequest } from './move-request.ts';
import { notifyRequest } from './notify-request.ts';
import type { TradeRequestRow } from './request.table.ts';
import { wordsOf } from './request-words.ts';
import { prepareSubmission } from './submission.ts';

/** Sends a draft to its supplier. @throws 422 for what is missing */
export async function submitRequest(
  context: Pick<EffectContext<unknown>, 'tx' | 'actor' | 'now'>,
  draft: LockedRequest,
): Promise<TradeRequestRow> {
  const { tx, now } = context;
  const { number, buyer, address, supplier, sellers } = await prepareSubmission(tx, draft, now);
  const { row, isMade } = await moveRequest(context, {
    move: 'submit',
    row: draft,
    roles: ['buyer'],
    changes: {
      number,
      buyer,
      address,
      submittedAt: now,
      words: wordsOf({ ...draft, number, buyer }, supplier.name),
    },
    event: {
      type: 'submitted',
      mover: { actorRole: 'buyer', actorId: draft.buyerPersonId, actorName: buyer.name },
      facts: { revision: draft.revision },
    },
  });
  if (isMade)
    await notifyRequest(
      context,
      row,
      'tradeSubmitted',
      sellers.flatMap(({ personIds }) => personIds),
    );
  return row;
}
