import { and, eq, sql } from 'drizzle-orm';
import { formatTrackingCode } from '../../../core/ids/tracking-code.ts';
import { formatNumber } from '../../../core/numbers/numerals.ts';
import { isPossible, unrecordedRial } from '../../../core/trade/fulfilment.ts';
import type { Tx } from '../../db/open-database.ts';
import type { Owed, Payable, PurposeRules } from '../../payments/purposes/purpose.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { lockRow } from '../../platform/moves/apply-move.ts';
import { openAccount } from '../../wallet/ledger/accounts.ts';
import { postTransfers } from '../../wallet/ledger/post-transfers.ts';
import { standingAfter } from '../fulfilment/make-fulfilment-move.ts';
import { readFulfilment } from '../fulfilment/read-fulfilment.ts';
import { moveRequest } from '../move-request.ts';
import { notifyRequest, sellersOf } from '../notify-request.ts';
import { tradeRequests } from '../request.table.ts';
import { paymentSchedule } from '../snapshot.table.ts';

/** An instalment of a request, which Rasteh holds until the request is closed. */
export const tradePurpose: PurposeRules = {
  purpose: 'trade',

  async findOwed({ tx, now }, payable): Promise<Owed | undefined> {
    const row = await lockOwn(tx, payable);
    const read = await readFulfilment(tx, row, now);
    if (row.state !== 'published' || !read || !isPossible('pay', read.facts, 'buyer', now)) return undefined;
    const instalment = read.facts.schedule.find(({ no }) => no === payable.scheduleNo);
    const amountRial = instalment ? unrecordedRial(instalment, read.facts.settlements) : 0;
    if (!instalment || amountRial <= 0) return undefined;
    return {
      amountRial,
      title: `قسط ${formatNumber(instalment.no)} درخواست ${formatTrackingCode(row.number ?? '')}`,
      path: `/profile/directorderinfo/${row.id}`,
      expiresAt: null,
    };
  },

  async settle(context, payment, available): Promise<void> {
    const { tx, now } = context;
    const row = await lockOwn(tx, payment);
    const { id: paymentId, scheduleNo: instalmentNo, amountRial } = payment;
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
  },
};

/** @throws 404 for a request of another buyer */
async function lockOwn(tx: Tx, { objectId, payerPersonId }: Pick<Payable, 'objectId' | 'payerPersonId'>) {
  const row = await lockRow(tx, tradeRequests, objectId);
  if (row?.buyerPersonId !== payerPersonId) throw notFound('درخواست');
  return row;
}
