import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { counterBody, withdrawalBody } from '../../../contract/trade/quote.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { assertAllowed, forSignedIn } from '../../platform/command/policy.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { mayMove, wrongState } from '../../platform/moves/move-table.ts';
import { type LockedRequest, lockRequest, type MoveContext, moveRequest } from '../move-request.ts';
import { buyersOf, notifyRequest, sellersOf } from '../notify-request.ts';
import type { PartyOf } from '../parties.ts';
import { actionsOf, presentRequest } from '../present.ts';
import type { TradeRequestRow } from '../request.table.ts';
import { requestMoves, stateOf } from '../request-moves.ts';
import { moverOf } from '../simple-moves.ts';
import { tradeQuotes } from './quote.table.ts';

const counterInput = counterBody.safeExtend({ id: z.uuid() });
const withdrawalInput = withdrawalBody.safeExtend({ id: z.uuid() });

/** The buyer says what would be acceptable; the quote is not until the seller sends another one. */
export const counterQuote = command({
  name: 'trade.counter',
  input: counterInput,
  policy: forSignedIn,
  effect: async (context) => presentRequest(context, await counter(context)),
  audit: ({ id, state }) => ({ objectType: 'tradeRequest', objectId: id, details: { state } }),
});

/** The seller takes the quote back that is out. */
export const withdrawQuote = command({
  name: 'trade.withdraw',
  input: withdrawalInput,
  policy: forSignedIn,
  effect: async (context) => presentRequest(context, await withdraw(context)),
  audit: ({ id, state }) => ({ objectType: 'tradeRequest', objectId: id, details: { state } }),
});

async function counter(context: EffectContext<z.output<typeof counterInput>>): Promise<TradeRequestRow> {
  const { tx, input, now } = context;
  const { row, party } = await lockRequest(context, input.id);
  assertAllowed(mayMove(requestMoves, 'counter', party.moveRoles));
  const payableRial = input.payableRial ?? null;
  if (await isCountered(context, row, { ...input, payableRial })) return row;
  assertQuoteOut(context, row, party, input.quoteId);
  const { row: countered } = await moveRequest(context, {
    move: 'counter',
    row,
    roles: party.moveRoles,
    comment: input.comment,
    event: {
      type: 'countered',
      mover: await moverOf(context, row, party),
      facts: { quoteId: input.quoteId, ...(payableRial !== null && { payableRial }) },
    },
  });
  await tx
    .update(tradeQuotes)
    .set({ counter: { comment: input.comment, payableRial, at: now.toISOString() } })
    .where(eq(tradeQuotes.id, input.quoteId));
  await notifyRequest(context, countered, 'tradeCountered', await sellersOf(context, countered));
  return countered;
}

/** Sent again after a lost answer. */
async function isCountered(
  { tx }: MoveContext,
  row: TradeRequestRow,
  { quoteId, comment, payableRial }: { quoteId: string; comment: string; payableRial: number | null },
): Promise<boolean> {
  if (row.quoteId !== quoteId || row.turn !== 'supplier') return false;
  const [quote] = await tx.select().from(tradeQuotes).where(eq(tradeQuotes.id, quoteId));
  return quote?.counter?.comment === comment && quote.counter.payableRial === payableRial;
}

async function withdraw(context: EffectContext<z.output<typeof withdrawalInput>>): Promise<TradeRequestRow> {
  const { input } = context;
  const { row, party } = await lockRequest(context, input.id);
  assertAllowed(mayMove(requestMoves, 'withdraw', party.moveRoles));
  if (await isWithdrawn(context, row, input.quoteId)) return row;
  assertQuoteOut(context, row, party, input.quoteId);
  const { row: withdrawn } = await moveRequest(context, {
    move: 'withdraw',
    row,
    roles: party.moveRoles,
    comment: input.comment,
    event: { type: 'withdrawn', mover: await moverOf(context, row, party), facts: { quoteId: input.quoteId } },
  });
  await notifyRequest(context, withdrawn, 'tradeWithdrawn', await buyersOf(context, withdrawn));
  return withdrawn;
}

async function isWithdrawn({ tx }: MoveContext, row: TradeRequestRow, quoteId: string): Promise<boolean> {
  const [quote] = await tx.select().from(tradeQuotes).where(eq(tradeQuotes.id, quoteId));
  return quote?.requestId === row.id && quote.state === 'withdrawn';
}

/** @throws 409 where another quote, or none, is out by now */
function assertQuoteOut({ now }: MoveContext, row: LockedRequest, { moveRoles }: PartyOf, quoteId: string): void {
  const state = stateOf(row, now);
  if (state !== 'quoted') throw wrongState(requestMoves, state, moveRoles);
  if (row.quoteId !== quoteId)
    throw new AppError(409, 'quote_superseded', 'فروشنده قیمت تازه‌ای داده است؛ آن را ببینید.', {
      current: { state, allowedActions: actionsOf(row, moveRoles, now), quoteId: row.quoteId },
    });
}
