import { z } from 'zod';
import { confirmationBody } from '../../contract/trade/request-form.ts';
import { findUnit } from '../../core/units/unit-lookup.ts';
import type { Executor } from '../db/open-database.ts';
import { listSellersOf } from '../merchants/selling-parties.ts';
import { command, type EffectContext } from '../platform/command/command.ts';
import { assertAllowed, forSignedIn } from '../platform/command/policy.ts';
import { AppError, unprocessable } from '../platform/errors/app-error.ts';
import { mayMove, wrongState } from '../platform/moves/move-table.ts';
import { getSupplierCard } from '../suppliers/read.ts';
import { holdMove } from './approvals/hold-move.ts';
import { isBeyondLimit } from './approvals/spending.ts';
import {
  type Approved,
  type LockedRequest,
  lockRequest,
  type MoveContext,
  moveRequest,
  moverOfBuyer,
} from './move-request.ts';
import { notifyRequest, sellersOf } from './notify-request.ts';
import type { PartyOf } from './parties.ts';
import { actionsOf, presentRequest } from './present.ts';
import type { PricedLines } from './prices/price-lines.ts';
import { type AnsweredLine, priceRequest, type RequestPrices } from './prices/price-request.ts';
import { autoPublish } from './publish-request.ts';
import { findQuote } from './quotes/read-quotes.ts';
import type { TradeLineRow, TradeRequestRow } from './request.table.ts';
import { listLines } from './request-lines.ts';
import { assertTurn, requestMoves, stateOf } from './request-moves.ts';
import { type AgreedContent, saveSnapshot } from './snapshots.ts';
import { assertBuying, assertMinimumOf } from './submission.ts';
import type { MadeOrWaiting } from './submit-request.ts';

const input = confirmationBody.safeExtend({ id: z.uuid() });
type Input = z.output<typeof input>;
type Context = EffectContext<Input>;
type Seen = Omit<Input, 'id'>;

/** The seller has two days to confirm. */
const CONFIRM_MS = 48 * 60 * 60_000;

/** The buyer accepts a quote, or the published prices, as they were shown: what is agreed is copied, and nothing of it changes any more. */
export const requestConfirmation = command({
  name: 'trade.requestConfirmation',
  input,
  policy: forSignedIn,
  effect: async (context) => {
    const { row, isWaiting } = await ask(context);
    return { request: await presentRequest(context, row), isWaiting };
  },
  audit: ({ request: { id, snapshotHash } }) => ({
    objectType: 'tradeRequest',
    objectId: id,
    details: { snapshotHash },
  }),
  answer: ({ request }) => request,
  status: ({ isWaiting }): 200 | 202 => (isWaiting ? 202 : 200),
});

async function ask(context: Context): Promise<MadeOrWaiting> {
  const { row, party } = await lockRequest(context, context.input.id);
  return askConfirmation(context, { row, party, seen: context.input });
}

interface Asking {
  row: LockedRequest;
  party: PartyOf;
  seen: Seen;
  /** Set where the principal makes the move that an agent has asked for. */
  approved?: Approved;
}

/** The move itself, or what waits for the principal where an agent spends more than allowed. */
export async function askConfirmation(
  context: MoveContext,
  { row, party, seen, approved }: Asking,
): Promise<MadeOrWaiting> {
  const { tx, now } = context;
  assertAllowed(mayMove(requestMoves, 'requestConfirmation', party.moveRoles));
  const state = stateOf(row, now);
  // Sent again after a lost answer: what is asked is asked.
  if (state === 'awaitingConfirmation' && seen.revision === row.revision && seen.payableRial === row.payableRial)
    return { row, isWaiting: false };
  if (!requestMoves.moves.requestConfirmation.from.includes(state))
    throw wrongState(requestMoves, state, party.moveRoles);
  assertTurn('requestConfirmation')(row, now);
  await assertSameQuote(tx, row, seen, now);
  const prices = await priceRequest(tx, row, now, seen.picks);
  assertSeen(row, seen, prices, now);
  const [blocker] = prices.blockers;
  if (blocker || !prices.totals)
    throw unprocessable('not_priced', blocker?.message ?? 'این درخواست هنوز قیمت ندارد.', blockedField(blocker));
  if (!prices.quote) assertMinimumOf(await listSellersOf(tx, row.supplierId, now), prices.totals.netRial);
  const { payableRial } = prices.totals;
  if (row.buyerMerchantId !== null) await assertBuying(tx, row.buyerMerchantId);
  if (await isBeyondLimit(context, party, row, { agreedRial: payableRial })) {
    const { quoteId, priceVersion, picks, comment } = seen;
    const asked = { move: 'requestConfirmation', quoteId, priceVersion, payableRial, picks, comment } as const;
    return { row: await holdMove(context, row, asked), isWaiting: true };
  }
  const content = await agreedContent(context, row, prices);
  const { id: snapshotId, hash } = await saveSnapshot(context, row.id, 'asked', content);
  const spent = row.buyerMerchantId !== null && { spentAgentId: party.agent?.id ?? null, spentAt: now };
  const { row: asked } = await moveRequest(context, {
    move: 'requestConfirmation',
    row,
    roles: party.moveRoles,
    changes: { snapshotId, confirmBy: new Date(now.getTime() + CONFIRM_MS), payableRial, ...spent },
    comment: seen.comment,
    event: {
      type: 'confirmationAsked',
      mover: moverOfBuyer(context, content.buyer.name),
      facts: { snapshotHash: hash, payableRial, ...approved },
    },
  });
  const made = await autoPublish(context, asked);
  // What is published by itself asks its seller for nothing.
  const kind = made.state === 'published' ? 'tradeAutoPublished' : 'tradeConfirmationAsked';
  await notifyRequest(context, made, kind, await sellersOf(context, made));
  return { row: made, isWaiting: false };
}

const blockedField = (blocker: PricedLines['blockers'][number] | undefined): string =>
  blocker?.lineNo === undefined ? 'lines' : `lines.${blocker.lineNo - 1}`;

/** @throws 409 if the buyer has seen another quote than the one that is out, or one that is none any more */
async function assertSameQuote(db: Executor, row: TradeRequestRow, { quoteId }: Seen, now: Date): Promise<void> {
  const current = stateOf(row, now) === 'quoted' ? row.quoteId : null;
  if ((quoteId ?? null) === current) return;
  const seen = quoteId === undefined ? undefined : await findQuote(db, quoteId);
  const isOld = seen && seen.quote.requestId === row.id && seen.quote.validUntil <= now;
  throw isOld
    ? seenOther(row, now, 'quote_expired', 'اعتبار این قیمت گذشته است؛ فروشنده باید قیمت تازه بدهد.')
    : seenOther(row, now, 'quote_superseded', 'قیمتی که دیده‌اید دیگر برقرار نیست؛ قیمت کنونی را ببینید.');
}

/** @throws 409 with what it is now, if the buyer has seen something else */
function assertSeen(row: TradeRequestRow, seen: Seen, { priceVersion, totals }: RequestPrices, now: Date): void {
  const payableRial = totals?.payableRial ?? null;
  if (seen.revision === row.revision && seen.priceVersion === priceVersion && seen.payableRial === payableRial) return;
  throw seenOther(
    row,
    now,
    'price_changed',
    'قیمت از آنچه دیده‌اید تغییر کرده است؛ قیمت تازه را ببینید و دوباره بفرستید.',
    { priceVersion, payableRial },
  );
}

const seenOther = (row: TradeRequestRow, now: Date, code: string, message: string, more: object = {}): AppError =>
  new AppError(409, code, message, {
    current: {
      state: stateOf(row, now),
      allowedActions: actionsOf(row, ['buyer'], now),
      revision: row.revision,
      ...more,
    },
  });

async function agreedContent(
  { tx, now }: Pick<MoveContext, 'tx' | 'now'>,
  row: TradeRequestRow,
  { lines, totals, priceVersion, quote, freightRial, terms }: RequestPrices,
): Promise<AgreedContent> {
  const { number, buyer, address: stored } = row;
  if (!number || !buyer || !stored || !totals) throw new Error('the sent request lacks what its submission wrote');
  const { cityId: _, ...address } = stored;
  const supplier = await getSupplierCard(tx, row.supplierId);
  const asked = new Map((await listLines(tx, row)).map((line) => [line.lineNo, line]));
  return {
    number,
    revision: row.revision,
    quote: quote ?? null,
    priceVersion,
    title: row.title,
    buyer,
    supplier: { id: supplier.id, name: supplier.name },
    address,
    neededBy: row.neededBy,
    description: row.description,
    lines: lines.map((price) => agreedLine(price, asked.get(price.lineNo))),
    freightRial,
    totals,
    terms,
    at: now.toISOString(),
  };
}

function agreedLine(price: AnsweredLine, line: TradeLineRow | undefined): AgreedContent['lines'][number] {
  const { lineNo, qty, unitId, unitPriceRial, per, vatIncluded, netRial, vatPermille, vatRial, title, leadDays } =
    price;
  if (!line || unitPriceRial === null || netRial === null || vatRial === null)
    throw new Error('a priced line has no price');
  return {
    lineNo,
    lineId: line.lineId,
    title: title ?? line.offer?.title ?? line.freeText ?? '',
    // Another thing than the one asked for has no part number of it.
    partNumber: title === null ? (line.offer?.partNumber ?? null) : null,
    qty,
    unit: { id: unitId, nameFa: findUnit(unitId)?.nameFa ?? unitId },
    note: line.note,
    leadDays,
    unitPriceRial,
    per,
    vatIncluded,
    netRial,
    vatPermille,
    vatRial,
  };
}
