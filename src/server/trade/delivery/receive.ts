import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { receiptBody } from '../../../contract/trade/fulfilment.ts';
import { exactQuantity, parseArrived, quantityText } from '../../../core/trade/quantity.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { forSignedIn } from '../../platform/command/policy.ts';
import { conflict, notFound, unprocessable } from '../../platform/errors/app-error.ts';
import { attachFiles } from '../documents/attach-files.ts';
import { tradeDeliveries, tradeDeliveryLines } from '../fulfilment/delivery.table.ts';
import { assertPossible, lockFor, makeFulfilmentMove } from '../fulfilment/make-fulfilment-move.ts';
import type { FulfilmentRead } from '../fulfilment/read-fulfilment.ts';
import { presentRequest } from '../present.ts';
import type { TradeRequestRow } from '../request.table.ts';

const input = receiptBody.safeExtend({ requestId: z.uuid() });
type Input = z.output<typeof input>;
type Delivery = FulfilmentRead['deliveries'][number];

/** The buyer says what of a delivery has arrived; what has not is owed again. It is said once. */
export const receiveDelivery = command({
  name: 'trade.receive',
  input,
  policy: forSignedIn,
  effect: async (context) => presentRequest(context, await receive(context)),
  audit: ({ id }, { input: { deliveryId } }) => ({
    objectType: 'tradeRequest',
    objectId: id,
    details: { deliveryId },
  }),
});

async function receive(context: EffectContext<Input>): Promise<TradeRequestRow> {
  const { tx, input: sent, now } = context;
  const turn = await lockFor(context, sent.requestId, 'receive');
  const delivery = turn.read?.deliveries.find(({ id }) => id === sent.deliveryId);
  // A device sends its receipt again after a lost answer, whatever has happened since.
  if (delivery?.receivedAt) {
    if (isSame(delivery, arrivedLines(sent, delivery))) return turn.row;
    throw conflict('already_received', 'رسید این تحویل پیش‌تر با مقدارهای دیگری ثبت شده است؛ صفحه را تازه کنید.');
  }
  if (delivery || !turn.read) assertPossible(turn, 'receive', now);
  if (!delivery) throw notFound('تحویل');
  const lines = arrivedLines(sent, delivery);
  const receiptFiles = [...new Set(sent.fileIds)];
  await attachFiles(tx, context, {
    requestId: turn.row.id,
    typeId: 'receipt',
    fileIds: receiptFiles,
    field: 'fileIds',
  });
  await tx.update(tradeDeliveries).set({ receivedAt: now, receiptFiles }).where(eq(tradeDeliveries.id, delivery.id));
  for (const { lineNo, receivedQty, receivedNote } of lines)
    await tx
      .update(tradeDeliveryLines)
      .set({ receivedQty, receivedNote })
      .where(and(eq(tradeDeliveryLines.deliveryId, delivery.id), eq(tradeDeliveryLines.lineNo, lineNo)));
  return makeFulfilmentMove(context, turn, {
    move: 'receive',
    type: 'received',
    facts: {
      deliveryId: delivery.id,
      no: delivery.no,
      lines: lines.map(({ lineNo, receivedQty }) => `${lineNo}:${receivedQty}`).join(' '),
    },
    notice: 'tradeReceived',
  });
}

/** @throws 422 with the field of a line that was not shipped, or of which less was */
function arrivedLines({ lines }: Input, delivery: Delivery) {
  for (const [index, { lineNo, receivedQty }] of lines.entries()) {
    const shipped = delivery.lines.find((line) => line.lineNo === lineNo);
    if (!shipped) throw unprocessable('line_unknown', 'این ردیف در این تحویل نیست.', `lines.${index}.lineNo`);
    if (exactQuantity(parseArrived(receivedQty) ?? '').units > exactQuantity(shipped.qty).units)
      throw unprocessable(
        'more_than_shipped',
        `از این ردیف ${quantityText(shipped.qty)} تحویل شده است؛ بیش از آن نمی‌رسد.`,
        `lines.${index}.receivedQty`,
      );
  }
  return delivery.lines.map(({ lineNo, qty }) => {
    const said = lines.find((line) => line.lineNo === lineNo);
    return {
      lineNo,
      receivedQty: said ? (parseArrived(said.receivedQty) ?? '') : qty,
      receivedNote: said?.note || null,
    };
  });
}

const isSame = (delivery: Delivery, lines: ReturnType<typeof arrivedLines>): boolean =>
  lines.every(({ lineNo, receivedQty, receivedNote }) =>
    delivery.lines.some(
      (line) => line.lineNo === lineNo && line.receivedQty === receivedQty && line.receivedNote === receivedNote,
    ),
  );
