import { z } from 'zod';
import { confirmationBody } from '../../contract/trade/request-form.ts';
import { findUnit } from '../../core/units/unit-lookup.ts';
import { command, type EffectContext } from '../platform/command/command.ts';
import { assertAllowed, forSignedIn } from '../platform/command/policy.ts';
import { AppError, unprocessable } from '../platform/errors/app-error.ts';
import { mayMove, wrongState } from '../platform/moves/move-table.ts';
import { getSupplierCard } from '../suppliers/read.ts';
import { lockRequest, moveRequest } from './move-request.ts';
import { notifyRequest, sellersOf } from './notify-request.ts';
import { actionsOf, presentRequest } from './present.ts';
import { type PricedLines, priceLines } from './price-lines.ts';
import type { TradeLineRow, TradeRequestRow } from './request.table.ts';
import { listLines } from './request-lines.ts';
import { requestMoves, stateOf } from './request-moves.ts';
import { type AgreedContent, saveSnapshot } from './snapshots.ts';

const input = confirmationBody.safeExtend({ id: z.uuid() });
type Input = z.output<typeof input>;
type Context = EffectContext<Input>;

/** The seller has two days to confirm. */
const CONFIRM_MS = 48 * 60 * 60_000;
const WHOLE_SHARE = 1_000;

/** The buyer accepts the published prices as they were shown: what is agreed is copied, and nothing of it changes any more. */
export const requestConfirmation = command({
  name: 'trade.requestConfirmation',
  input,
  policy: forSignedIn,
  effect: async (context) => presentRequest(context, await ask(context)),
  audit: ({ id, snapshotHash }) => ({ objectType: 'tradeRequest', objectId: id, details: { snapshotHash } }),
});

async function ask(context: Context): Promise<TradeRequestRow> {
  const { tx, input: seen, now } = context;
  const { row, party } = await lockRequest(context, seen.id);
  assertAllowed(mayMove(requestMoves, 'requestConfirmation', party.moveRoles));
  const state = stateOf(row, now);
  // Sent again after a lost answer: what is asked is asked.
  if (state === 'awaitingConfirmation' && seen.revision === row.revision && seen.payableRial === row.payableRial)
    return row;
  if (state !== 'registered') throw wrongState(requestMoves, state, party.moveRoles);
  const lines = await listLines(tx, row);
  const prices = await priceLines(tx, lines, now);
  assertSeen(row, seen, prices, now);
  const [blocker] = prices.blockers;
  if (blocker || !prices.totals)
    throw unprocessable('not_priced', blocker?.message ?? 'این درخواست هنوز قیمت ندارد.', blockedField(blocker));
  const content = await agreedContent(context, row, { lines, prices });
  const { id: snapshotId, hash } = await saveSnapshot(context, row.id, 'asked', content);
  const { row: asked } = await moveRequest(context, {
    move: 'requestConfirmation',
    row,
    roles: party.moveRoles,
    changes: { snapshotId, confirmBy: new Date(now.getTime() + CONFIRM_MS), payableRial: prices.totals.payableRial },
    comment: seen.comment,
    event: {
      type: 'confirmationAsked',
      mover: { actorRole: 'buyer', actorId: row.buyerPersonId, actorName: content.buyer.name },
      facts: { snapshotHash: hash, payableRial: prices.totals.payableRial },
    },
  });
  await notifyRequest(context, asked, 'tradeConfirmationAsked', await sellersOf(context, asked));
  return asked;
}

const blockedField = (blocker: PricedLines['blockers'][number] | undefined): string =>
  blocker?.lineNo === undefined ? 'lines' : `lines.${blocker.lineNo - 1}`;

/** @throws 409 with what it is now, if the buyer has seen something else */
function assertSeen(row: TradeRequestRow, seen: Input, { priceVersion, totals }: PricedLines, now: Date): void {
  const payableRial = totals?.payableRial ?? null;
  if (seen.revision === row.revision && seen.priceVersion === priceVersion && seen.payableRial === payableRial) return;
  throw new AppError(
    409,
    'price_changed',
    'قیمت از آنچه دیده‌اید تغییر کرده است؛ قیمت تازه را ببینید و دوباره بفرستید.',
    {
      current: {
        state: stateOf(row, now),
        allowedActions: actionsOf(row, ['buyer'], now),
        revision: row.revision,
        priceVersion,
        payableRial,
      },
    },
  );
}

async function agreedContent(
  { tx, now }: Context,
  row: TradeRequestRow,
  { lines, prices }: { lines: readonly TradeLineRow[]; prices: PricedLines },
): Promise<AgreedContent> {
  const { number, buyer, address: stored } = row;
  if (!number || !buyer || !stored || !prices.totals)
    throw new Error('the sent request lacks what its submission wrote');
  const { cityId: _, ...address } = stored;
  const supplier = await getSupplierCard(tx, row.supplierId);
  const priceOf = new Map(prices.lines.map((line) => [line.lineNo, line]));
  return {
    number,
    revision: row.revision,
    priceVersion: prices.priceVersion,
    title: row.title,
    buyer,
    supplier: { id: supplier.id, name: supplier.name },
    address,
    neededBy: row.neededBy,
    description: row.description,
    lines: lines.map(({ lineNo, lineId, offer, freeText, qty, unitId, note }) => {
      const price = priceOf.get(lineNo);
      if (price?.unitPriceRial == null || price.netRial === null || price.vatRial === null)
        throw new Error('a priced line has no price');
      return {
        lineNo,
        lineId,
        title: offer?.title ?? freeText ?? '',
        partNumber: offer?.partNumber ?? null,
        qty,
        unit: { id: unitId, nameFa: findUnit(unitId)?.nameFa ?? unitId },
        note,
        unitPriceRial: price.unitPriceRial,
        vatIncluded: price.vatIncluded,
        netRial: price.netRial,
        vatPermille: price.vatPermille,
        vatRial: price.vatRial,
      };
    }),
    freightRial: 0,
    totals: prices.totals,
    terms: [{ share: WHOLE_SHARE, due: 'order' }],
    at: now.toISOString(),
  };
}
