import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { quoteBody } from '../../../contract/trade/quote.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { assertAllowed, forSignedIn } from '../../platform/command/policy.ts';
import { AppError, conflict } from '../../platform/errors/app-error.ts';
import { mayMove, wrongState } from '../../platform/moves/move-table.ts';
import { isSealed } from '../concealed/seal.ts';
import { type LockedRequest, lockRequest, moveRequest } from '../move-request.ts';
import { buyersOf, notifyRequest } from '../notify-request.ts';
import type { PartyOf } from '../parties.ts';
import { actionsOf, presentRequest } from '../present.ts';
import type { TradeRequestRow } from '../request.table.ts';
import { listLines } from '../request-lines.ts';
import { requestMoves, stateOf } from '../request-moves.ts';
import { moverOf } from '../simple-moves.ts';
import { readVatPermille } from '../vat-rate.ts';
import { assertOutlivesSeal, holdQuote } from './hold-quote.ts';
import { tradeQuoteLines, tradeQuotes } from './quote.table.ts';
import { quoteContent } from './quote-content.ts';
import { findQuote, type QuoteWithLines } from './read-quotes.ts';

const input = quoteBody.safeExtend({ id: z.uuid() });
type Context = EffectContext<z.output<typeof input>>;

/** Whoever plays with a request fills no table. */
const ROUNDS_MAX = 50;

/** The seller offers prices for what the buyer asks now. Sent again, it is the same quote. */
export const sendQuote = command({
  name: 'trade.quote',
  input,
  policy: forSignedIn,
  effect: async (context) => presentRequest(context, await quote(context)),
  audit: ({ id, quotes: [latest], sealedUntil }) => ({
    objectType: 'tradeRequest',
    objectId: id,
    // Of a sealed quote no record tells the price.
    details: {
      ...(sealedUntil === null && { round: latest?.round ?? 0, payableRial: latest?.totals.payableRial ?? 0 }),
    },
  }),
});

const idTaken = () => conflict('id_taken', 'این شناسه پیش‌تر به کار رفته است.');

/** Whether a device sends again what is stored, and not something that was typed since. */
async function saysSame({ tx, input, now }: Context, { quote: stored, lines }: QuoteWithLines): Promise<boolean> {
  const { requestId, revision, createdAt, validUntil, terms, note, freightRial } = stored;
  const asked = await listLines(tx, { id: requestId, revision });
  const vatPermille = lines[0]?.vatPermille ?? (await readVatPermille(tx, now));
  const typed = quoteContent(input, asked, { vatPermille, now: createdAt });
  const bare = lines.map(({ quoteId: _, ...line }) => line);
  const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(one, other);
  return (
    isSame(
      bare,
      typed.lines.toSorted((a, b) => a.lineNo - b.lineNo || a.altNo - b.altNo),
    ) &&
    isSame([...terms], typed.terms) &&
    isSame(
      [validUntil.getTime(), note, freightRial],
      [typed.validUntil.getTime(), input.note || null, input.freightRial],
    )
  );
}

async function quote(context: Context): Promise<TradeRequestRow> {
  const { tx, input: form, now } = context;
  const { row, party } = await lockRequest(context, form.id);
  assertAllowed(mayMove(requestMoves, 'quote', party.moveRoles));
  const { merchantId } = party;
  if (!merchantId) throw new Error('a seller acts for no merchant');
  const state = stateOf(row, now);
  const known = await findQuote(tx, form.quoteId);
  if (known && known.quote.requestId !== row.id) throw idTaken();
  if (known && (await saysSame(context, known))) return row;
  if (known)
    throw new AppError(409, 'quote_sent', 'قیمت پیشین شما رسیده است؛ برای تغییر، نخست آن را پس بگیرید.', {
      current: { state, allowedActions: actionsOf(row, party.moveRoles, now), quoteId: row.quoteId },
    });
  if (!requestMoves.moves.quote.from.includes(state)) throw wrongState(requestMoves, state, party.moveRoles);
  if (form.revision !== row.revision)
    throw new AppError(409, 'revision_changed', 'خریدار درخواست را تغییر داده است؛ ردیف‌های تازه را ببینید.', {
      current: { state, allowedActions: actionsOf(row, party.moveRoles, now), revision: row.revision },
    });
  if (row.round >= ROUNDS_MAX) throw conflict('too_many_rounds', 'این درخواست بیش از اندازه قیمت گرفته است.');
  const vatPermille = await readVatPermille(tx, now);
  const { lines, totals, terms, validUntil } = quoteContent(form, await listLines(tx, row), { vatPermille, now });
  const round = row.round + 1;
  const changes = {
    sellerMerchantId: merchantId,
    quoteId: form.quoteId,
    quoteValidUntil: validUntil,
    quotedRial: totals.payableRial,
    round,
  };
  const isHeld = isSealed(row, now);
  if (isHeld) assertOutlivesSeal(row, validUntil);
  const quoted = isHeld
    ? await holdQuote(tx, row, changes)
    : await sendOpenly(context, { row, party, changes, facts: { round, payableRial: totals.payableRial } });
  const made = await tx
    .insert(tradeQuotes)
    .values({
      id: form.quoteId,
      requestId: row.id,
      merchantId,
      round,
      revision: row.revision,
      state: 'sent',
      validUntil,
      freightRial: form.freightRial,
      terms,
      note: form.note || null,
      ...totals,
      createdAt: now,
    })
    .onConflictDoNothing({ target: tradeQuotes.id })
    .returning();
  if (made.length === 0) throw idTaken();
  await tx.insert(tradeQuoteLines).values(lines.map((line) => ({ ...line, quoteId: form.quoteId })));
  if (!isHeld) await notifyRequest(context, quoted, 'tradeQuoted', await buyersOf(context, quoted));
  return quoted;
}

type Changes = Partial<TradeRequestRow> & { quoteId: string };

async function sendOpenly(
  context: Context,
  {
    row,
    party,
    changes,
    facts,
  }: { row: LockedRequest; party: PartyOf; changes: Changes; facts: { round: number; payableRial: number } },
): Promise<TradeRequestRow> {
  const { row: quoted } = await moveRequest(context, {
    move: 'quote',
    row,
    roles: party.moveRoles,
    // A quote in place of an earlier one is another one.
    isSame: () => false,
    changes,
    event: {
      type: 'quoted',
      mover: await moverOf(context, row, party),
      facts: { quoteId: changes.quoteId, ...facts },
    },
  });
  return quoted;
}
