import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { formatTrackingCode } from '../../../core/ids/tracking-code.ts';
import { formatNumber } from '../../../core/numbers/numerals.ts';
import { isPossible, unrecordedRial } from '../../../core/trade/fulfilment.ts';
import type { Executor, Tx } from '../../db/open-database.ts';
import { openAccount, type WalletOwner } from '../../ledger/accounts.ts';
import { postTransfers } from '../../ledger/post-transfers.ts';
import { listBuyingRights, mayPay } from '../../merchants/buying-parties.ts';
import { personActor } from '../../platform/actor.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { lockRow } from '../../platform/moves/apply-move.ts';
import { standingAfter } from '../fulfilment/make-fulfilment-move.ts';
import { readFulfilment } from '../fulfilment/read-fulfilment.ts';
import { type MoveContext, moveRequest } from '../move-request.ts';
import { notifyRequest, sellersOf } from '../notify-request.ts';
import { type TradeRequestRow, tradeRequests } from '../request.table.ts';
import { paymentSchedule } from '../snapshot.table.ts';

type Moving = Pick<MoveContext, 'tx' | 'now'>;

interface InstalmentOf {
  payerPersonId: string;
  requestId: string;
  no: number;
}

/** What of an instalment is owed now; the request is locked. Undefined: nothing. @throws 404 for another buyer's */
export async function findOwedInstalment(
  { tx, now }: Moving,
  { payerPersonId, requestId, no }: InstalmentOf,
): Promise<{ amountRial: number; title: string; path: string } | undefined> {
  const row = await lockOwn({ tx, now }, requestId, payerPersonId);
  const read = await readFulfilment(tx, row, now);
  if (row.state !== 'published' || !read || !isPossible('pay', read.facts, 'buyer', now)) return undefined;
  const instalment = read.facts.schedule.find((one) => one.no === no);
  const amountRial = instalment ? unrecordedRial(instalment, read.facts.settlements) : 0;
  if (!instalment || amountRial <= 0) return undefined;
  return {
    amountRial,
    title: `قسط ${formatNumber(instalment.no)} درخواست ${formatTrackingCode(row.number ?? '')}`,
    path: `/profile/directorderinfo/${row.id}`,
  };
}

interface PaidInstalment extends InstalmentOf {
  paymentId: string;
  amountRial: number;
  /** The account that the money comes from. */
  available: string;
}

/** Rasteh holds the money of an instalment until the request is closed. */
export async function payInstalment(
  context: Moving,
  { payerPersonId, requestId, no: instalmentNo, paymentId, amountRial, available }: PaidInstalment,
): Promise<void> {
  const { tx, now } = context;
  const row = await lockOwn(context, requestId, payerPersonId);
  const escrow = await openAccount(tx, { kind: 'escrow', requestId: row.id }, now);
  await postTransfers(context, [
    { kind: 'tradePayment', debit: available, credit: escrow, amountRial, ref: { kind: 'payment', id: paymentId } },
  ]);
  await tx
    .update(paymentSchedule)
    .set({ settledRial: sql`${paymentSchedule.settledRial} + ${amountRial}` })
    .where(and(eq(paymentSchedule.requestId, row.id), eq(paymentSchedule.no, instalmentNo)));
  const { row: paid } = await moveRequest(context, {
    move: 'pay',
    row,
    roles: ['payer'],
    changes: await standingAfter(context, 'pay', row),
    event: {
      type: 'paid',
      mover: { actorRole: 'buyer', actorId: payerPersonId, actorName: row.buyer?.name ?? null },
      facts: { paymentId, instalmentNo, amountRial },
    },
  });
  await notifyRequest(context, paid, 'tradePaid', await sellersOf(context, paid));
}

/** @throws 404 for a request of another buyer */
async function lockOwn({ tx, now }: Moving, requestId: string, payerPersonId: string) {
  const row = await lockRow(tx, tradeRequests, requestId);
  if (!row || !(await isPayer(tx, row, payerPersonId, now))) throw notFound('درخواست');
  return row;
}

/** The buyer, or an agent of the buying merchant who may pay. */
async function isPayer(tx: Tx, row: TradeRequestRow, personId: string, now: Date): Promise<boolean> {
  if (row.buyerPersonId === personId) return true;
  if (row.buyerMerchantId === null) return false;
  const [right] = await listBuyingRights(tx, personActor(personId), now, [row.buyerMerchantId]);
  return right !== undefined && mayPay(right);
}

/** The merchants that some requests were sent for. */
export async function findBuyingMerchants(
  db: Executor,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (requestIds.length === 0) return new Map();
  const rows = await db
    .select({ id: tradeRequests.id, merchantId: tradeRequests.buyerMerchantId })
    .from(tradeRequests)
    .where(and(inArray(tradeRequests.id, [...requestIds]), isNotNull(tradeRequests.buyerMerchantId)));
  return new Map(rows.flatMap(({ id, merchantId }) => (merchantId === null ? [] : [[id, merchantId] as const])));
}

/** Whose wallet pays for a request and is paid back. */
export async function buyersWallet(db: Executor, requestId: string, payerPersonId: string): Promise<WalletOwner> {
  const merchantId = (await findBuyingMerchants(db, [requestId])).get(requestId);
  return merchantId === undefined ? { personId: payerPersonId } : { merchantId };
}
