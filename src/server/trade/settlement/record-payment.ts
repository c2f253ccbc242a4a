import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { settlementBody } from '../../../contract/trade/fulfilment.ts';
import { formatRial } from '../../../core/money/money.ts';
import { tehranDate } from '../../../core/time/jalali-date.ts';
import { unrecordedRial } from '../../../core/trade/fulfilment.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { forSignedIn } from '../../platform/command/policy.ts';
import { conflict, unprocessable } from '../../platform/errors/app-error.ts';
import { assertPossible, lockFor, makeFulfilmentMove } from '../fulfilment/make-fulfilment-move.ts';
import type { FulfilmentRead } from '../fulfilment/read-fulfilment.ts';
import { type SettlementRow, tradeSettlements } from '../fulfilment/settlement.table.ts';
import { presentRequest } from '../present.ts';
import type { TradeRequestRow } from '../request.table.ts';

const input = settlementBody.safeExtend({ requestId: z.uuid() });
type Input = z.output<typeof input>;

/** Of one request: whoever plays with it fills no table. */
const PAYMENTS_MAX = 200;

/** The buyer says to have paid the seller directly. It counts once the seller confirms. */
export const recordPayment = command({
  name: 'trade.recordPayment',
  input,
  policy: forSignedIn,
  effect: async (context) => presentRequest(context, await record(context)),
  audit: ({ id }, { input: { id: settlementId, amountRial } }) => ({
    objectType: 'tradeRequest',
    objectId: id,
    details: { settlementId, amountRial },
  }),
});

async function record(context: EffectContext<Input>): Promise<TradeRequestRow> {
  const { tx, input: sent, now } = context;
  const turn = await lockFor(context, sent.requestId, 'recordPayment');
  const { row } = turn;
  const [known] = await tx.select().from(tradeSettlements).where(eq(tradeSettlements.id, sent.id));
  if (known && known.requestId !== row.id) throw idTaken();
  if (known && saysSame(known, sent)) return row;
  if (known) throw conflict('already_recorded', 'این پرداخت پیش‌تر با نوشتهٔ دیگری ثبت شده است؛ صفحه را تازه کنید.');
  const read = assertPossible(turn, 'recordPayment', now);
  assertOwed(sent, read);
  if (read.settlements.length >= PAYMENTS_MAX)
    throw conflict('too_many_payments', 'شمار پرداخت‌های ثبت‌شدهٔ این درخواست به سقف رسیده است.');
  if (sent.paidOn > tehranDate(now)) throw unprocessable('day_ahead', 'روز پرداخت نمی‌تواند در آینده باشد.', 'paidOn');
  const { id, instalmentNo, amountRial, method, reference, paidOn } = sent;
  const made = await tx
    .insert(tradeSettlements)
    .values({
      ...{ id, requestId: row.id, instalmentNo, amountRial, method, reference, paidOn },
      state: 'waiting',
      recordedAt: now,
    })
    .onConflictDoNothing({ target: tradeSettlements.id })
    .returning();
  if (made.length === 0) throw idTaken();
  return makeFulfilmentMove(context, turn, {
    move: 'recordPayment',
    type: 'paymentRecorded',
    facts: { settlementId: id, instalmentNo, amountRial, method, reference, paidOn },
    notice: 'tradePaymentRecorded',
  });
}

/** Whether a device sends again what is stored, and not something that was typed since. */
const saysSame = (stored: SettlementRow, { instalmentNo, amountRial, method, reference, paidOn }: Input): boolean =>
  stored.instalmentNo === instalmentNo &&
  stored.amountRial === amountRial &&
  stored.method === method &&
  stored.reference === reference &&
  stored.paidOn === paidOn;

const idTaken = () => conflict('id_taken', 'این شناسه پیش‌تر به کار رفته است.');

/** @throws 422 for an instalment that is not there, or of which less is left */
function assertOwed({ instalmentNo, amountRial }: Input, { facts }: FulfilmentRead): void {
  const instalment = facts.schedule.find(({ no }) => no === instalmentNo);
  if (!instalment) throw unprocessable('instalment_unknown', 'این قسط در توافق نیست.', 'instalmentNo');
  const left = unrecordedRial(instalment, facts.settlements);
  if (amountRial > left)
    throw unprocessable('more_than_left', `از این قسط ${formatRial(left)} مانده است.`, 'amountRial');
}
