import { and, eq, sql } from 'drizzle-orm';
import { formatTrackingCode } from '../../../core/ids/tracking-code.ts';
import { formatNumber } from '../../../core/numbers/numerals.ts';
import { isPossible, unrecordedRial } from '../../../core/trade/fulfilment.ts';
import type { Tx } from '../../db/open-database.ts';
import { openAccount } from '../../ledger/accounts.ts';
import { postTransfers } from '../../ledger/post-transfers.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { lockRow } from '../../platform/moves/apply-move.ts';
import { standingAfter } from '../fulfilment/make-fulfilment-move.ts';
import { readFulfilment } from '../fulfilment/read-fulfilment.ts';
import { type MoveContext, moveRequest } from '../move-request.ts';
import { notifyRequest, sellersOf } from '../notify-request.ts';
import { tradeRequests } from '../request.table.ts';
import { paymentSchedule } from '../snapshot.table.ts';

type Moving = Pick<MoveContext, 'tx' | 'now'>;

interface InstalmentOf {
  buyerPersonId: string;
  requestId: string;
  no: number;
}

/** What of an instalment is owed now; the request is locked. Undefined: nothing. @throws 404 for another buyer's */
export async function findOwedInstalment(
  { tx, now }: Moving,
  { buyerPersonId, requestId, no }: InstalmentOf,
): Promise<{ amountRial: number; title: string; path: string } | undefined> {
  const row = await lockOwn(tx, requestId, buyerPersonId);
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
  { buyerPersonId, requestId, no: instalmentNo, paymentId, amountRial, available }: PaidInstalment,
): Promise<void> {
  const { tx, now } = context;
  const row = await lockOwn(tx, requestId, buyerPersonId);
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
    roles: ['buyer'],
    changes: await standingAfter(context, 'pay', row),
    event: {
      type: 'paid',
      mover: { actorRole: 'buyer', actorId: row.buyerPersonId, actorName: row.buyer?.name ?? null },
      facts: { paymentId, instalmentNo, amountRial },
    },
  });
  await notifyRequest(context, paid, 'tradePaid', await sellersOf(context, paid));
}

/** @throws 404 for a request of another buyer */
async function lockOwn(tx: Tx, requestId: string, buyerPersonId: string) {
  const row = await lockRow(tx, tradeRequests, requestId);
  if (row?.buyerPersonId !== buyerPersonId) throw notFound('درخواست');
  return row;
}
