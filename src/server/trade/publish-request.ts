import { and, eq, gte } from 'drizzle-orm';
import { z } from 'zod';
import { publicationBody } from '../../contract/trade/request-form.ts';
import type { SellingParty } from '../../contract/trade/trade-request.ts';
import { WHOLE_SHARE } from '../../core/trade/quote-states.ts';
import type { Executor, Tx } from '../db/open-database.ts';
import { lockMembership } from '../membership/read.ts';
import { findLegalForm } from '../merchants/legal/read.ts';
import { findMerchantName, listSellersOf } from '../merchants/selling-parties.ts';
import { command, type EffectContext } from '../platform/command/command.ts';
import { assertAllowed, forSignedIn } from '../platform/command/policy.ts';
import { AppError, unprocessable } from '../platform/errors/app-error.ts';
import { lockRow } from '../platform/moves/apply-move.ts';
import { mayMove, wrongState } from '../platform/moves/move-table.ts';
import { type LockedRequest, lockRequest, type Mover, moveRequest } from './move-request.ts';
import { buyersOf, notifyRequest } from './notify-request.ts';
import { actionsOf, presentRequest } from './present.ts';
import { type TradeRequestRow, tradeRequests } from './request.table.ts';
import { type MoveRole, requestMoves, stateOf } from './request-moves.ts';
import { ratesOfNow } from './settlement/commission-rates.ts';
import { moverOf } from './simple-moves.ts';
import { paymentSchedule } from './snapshot.table.ts';
import { type Agreed, type AgreedContent, findAgreed, findPublished, saveSnapshot } from './snapshots.ts';

const input = publicationBody.safeExtend({ id: z.uuid() });
type Input = z.output<typeof input>;

/** The seller confirms what the buyer has asked: from here on both owe each other what the snapshot says. */
export const confirmAndPublish = command({
  name: 'trade.confirmAndPublish',
  input,
  policy: forSignedIn,
  effect: async (context) => {
    const { row, proformaId } = await confirm(context);
    return { request: await presentRequest(context, row), proformaId };
  },
  audit: ({ request: { id }, proformaId }) => ({ objectType: 'tradeRequest', objectId: id, details: { proformaId } }),
});

async function confirm(context: EffectContext<Input>) {
  const { tx, input: seen, now } = context;
  const { row, party } = await lockRequest(context, seen.id);
  assertAllowed(mayMove(requestMoves, 'confirmAndPublish', party.moveRoles));
  const state = stateOf(row, now);
  const agreed = await findAgreed(tx, row, now);
  if (row.state === 'published' && agreed?.hash === seen.snapshotHash) {
    // Sent again after a lost answer.
    const published = await findPublished(tx, row.id);
    if (published) return { row, proformaId: published.id };
  }
  if (state !== 'awaitingConfirmation' || !agreed) throw wrongState(requestMoves, state, party.moveRoles);
  if (agreed.hash !== seen.snapshotHash)
    throw new AppError(409, 'snapshot_changed', 'آنچه دیده‌اید با آنچه خریدار خواسته یکی نیست؛ صفحه را تازه کنید.', {
      current: { state, allowedActions: actionsOf(row, party.moveRoles, now), snapshotHash: agreed.hash },
    });
  const { merchantId } = party;
  if (!merchantId) throw new Error('a publisher acts for no merchant');
  return publish(context, {
    row,
    roles: party.moveRoles,
    merchantId,
    agreed,
    mover: await moverOf(context, row, party),
    comment: seen.comment,
  });
}

interface Publication {
  row: LockedRequest;
  roles: readonly MoveRole[];
  merchantId: string;
  agreed: Agreed;
  mover: Mover;
  comment?: string | undefined;
}

/**
 * Publishes in the name of a merchant: the membership's row is locked, so that two at once cannot take its last place.
 * @throws 422 `identity_required` or `membership_required`
 */
async function publish(
  context: Pick<EffectContext<unknown>, 'tx' | 'now' | 'env'>,
  { row, roles, merchantId, agreed, mover, comment }: Publication,
): Promise<{ row: TradeRequestRow; proformaId: string }> {
  const { tx, now } = context;
  const seller = await sellerOf(tx, merchantId);
  await assertMembership(tx, merchantId, now);
  const { totals, terms } = agreed.content;
  const { permille, vatPermille } = await ratesOfNow(tx, context.env, now);
  const { id: proformaId, hash } = await saveSnapshot(context, row.id, 'published', {
    agreedHash: agreed.hash,
    seller,
    commissionPermille: permille,
    commissionVatPermille: vatPermille,
    at: now.toISOString(),
  });
  const { row: published } = await moveRequest(context, {
    move: 'confirmAndPublish',
    row,
    roles,
    changes: {
      sellerMerchantId: merchantId,
      publishedAt: now,
      confirmBy: null,
      autoRefusal: null,
      // Without anything to pay in advance the seller sends first.
      turn: terms.some(({ due }) => due === 'order') ? 'buyer' : 'supplier',
    },
    comment,
    event: { type: 'published', mover, facts: { snapshotHash: agreed.hash, proformaHash: hash } },
  });
  await tx
    .insert(paymentSchedule)
    .values(instalmentsOf(totals.payableRial, terms).map((one) => ({ ...one, requestId: row.id })));
  await notifyRequest(context, published, 'tradePublished', await buyersOf(context, published));
  return { row: published, proformaId };
}

/**
 * Confirms in the name of a merchant that takes published prices without looking. What stands in the way leaves the request
 * for its people, who read why.
 */
export async function autoPublish(
  context: Pick<EffectContext<unknown>, 'tx' | 'now' | 'env'>,
  row: TradeRequestRow,
): Promise<TradeRequestRow> {
  const { tx, now } = context;
  const merchantId = await findAutoSeller(tx, row, now);
  const agreed = await findAgreed(tx, row, now);
  if (merchantId === undefined || !agreed || agreed.content.quote !== null) return row;
  const mover: Mover = { actorRole: 'system', actorId: null, actorName: null };
  // Both guards come before anything is written, so that a refusal leaves the wish of the buyer as it is.
  const refusal = await findRefusal(tx, merchantId, now);
  if (!refusal) {
    const locked = await lockRow(tx, tradeRequests, row.id);
    if (!locked) throw new Error('the request is gone');
    return (await publish(context, { row: locked, roles: ['system'], merchantId, agreed, mover })).row;
  }
  const [kept] = await tx
    .update(tradeRequests)
    .set({ autoRefusal: refusal.message, version: row.version + 1, updatedAt: now })
    .where(eq(tradeRequests.id, row.id))
    .returning();
  return kept ?? row;
}

async function findRefusal(tx: Tx, merchantId: string, now: Date): Promise<AppError | undefined> {
  try {
    await sellerOf(tx, merchantId);
    await assertMembership(tx, merchantId, now);
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/** The seller of the request, or the only one of its supplier, if it has asked the system to confirm. */
async function findAutoSeller(
  db: Executor,
  { supplierId, sellerMerchantId }: TradeRequestRow,
  now: Date,
): Promise<string | undefined> {
  const sellers = await listSellersOf(db, supplierId, now);
  const asked = sellers.filter(({ merchant }) => sellerMerchantId === null || merchant.id === sellerMerchantId);
  const [only, ...others] = asked;
  return only?.merchant.autoAccept && others.length === 0 ? only.merchant.id : undefined;
}

/** Truncated shares; the last one has the rest. */
function instalmentsOf(payableRial: number, terms: AgreedContent['terms']) {
  let left = BigInt(payableRial);
  return terms.map(({ share, due, days }, index) => {
    const part = (BigInt(payableRial) * BigInt(share)) / BigInt(WHOLE_SHARE);
    const amount = index === terms.length - 1 ? left : part;
    left -= amount;
    return { no: index + 1, due, days, amountRial: Number(amount) };
  });
}

async function sellerOf(db: Executor, merchantId: string): Promise<SellingParty> {
  const form = await findLegalForm(db, merchantId);
  if (!form)
    throw unprocessable('identity_required', 'پیش از نخستین انتشار، هویت حقوقی بازرگانی را بنویسید.', 'legalForm');
  const { legalName, nationalId, economicCode, city, street, postalCode, phone } = form;
  return {
    merchantId,
    name: (await findMerchantName(db, merchantId)) ?? legalName,
    legal: { legalName, nationalId, economicCode, city: city.name, street, postalCode, phone },
  };
}

async function assertMembership(tx: Tx, merchantId: string, now: Date): Promise<void> {
  const membership = await lockMembership(tx, merchantId, now);
  const limit = membership?.publishedLimit ?? null;
  if (!membership || membership.state === 'expired')
    throw unprocessable('membership_required', 'برای تأیید و انتشار، بازرگانی باید عضویت داشته باشد.', 'membership');
  if (limit !== null && (await countPublished(tx, merchantId, membership.from)) >= limit)
    throw unprocessable('membership_limit', 'سقف درخواست‌های این دورهٔ عضویت پر شده است.', 'membership');
}

/** Requests that a merchant has published in a period; in the grace after it they still count. */
export const countPublished = (db: Executor, merchantId: string, from: Date): Promise<number> =>
  db.$count(tradeRequests, and(eq(tradeRequests.sellerMerchantId, merchantId), gte(tradeRequests.publishedAt, from)));
