import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { shipmentBody } from '../../../contract/trade/fulfilment.ts';
import { owedUnits } from '../../../core/trade/fulfilment.ts';
import { exactQuantity, parseQuantity, quantityOf, quantityText } from '../../../core/trade/quantity.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { forSignedIn } from '../../platform/command/policy.ts';
import { conflict, unprocessable } from '../../platform/errors/app-error.ts';
import { tradeDeliveries, tradeDeliveryLines } from '../fulfilment/delivery.table.ts';
import { assertPossible, lockFor, makeFulfilmentMove } from '../fulfilment/make-fulfilment-move.ts';
import type { FulfilmentRead } from '../fulfilment/read-fulfilment.ts';
import { presentRequest } from '../present.ts';
import type { TradeRequestRow } from '../request.table.ts';

const input = shipmentBody.safeExtend({ requestId: z.uuid() });
type Input = z.output<typeof input>;

/** Of one request: whoever plays with it fills no table. */
const DELIVERIES_MAX = 200;

/** The seller has sent off a part of what is owed, or all of it. Sent again under the same id, nothing changes. */
export const shipDelivery = command({
  name: 'trade.ship',
  input,
  policy: forSignedIn,
  effect: async (context) => presentRequest(context, await ship(context)),
  audit: ({ id }, { input: { id: deliveryId } }) => ({
    objectType: 'tradeRequest',
    objectId: id,
    details: { deliveryId },
  }),
});

async function ship(context: EffectContext<Input>): Promise<TradeRequestRow> {
  const { tx, input: sent, now } = context;
  const turn = await lockFor(context, sent.requestId, 'ship');
  const { row } = turn;
  const [known] = await tx.select().from(tradeDeliveries).where(eq(tradeDeliveries.id, sent.id));
  if (known && known.requestId !== row.id) throw idTaken();
  const stored = turn.read?.deliveries.find(({ id }) => id === sent.id);
  if (stored && saysSame(stored, sent)) return row;
  if (stored) throw conflict('already_sent', 'این ارسال پیش‌تر با نوشتهٔ دیگری ثبت شده است؛ صفحه را تازه کنید.');
  const read = assertPossible(turn, 'ship', now);
  if (read.deliveries.length >= DELIVERIES_MAX)
    throw conflict('too_many_deliveries', 'شمار ارسال‌های این درخواست به سقف رسیده است.');
  const lines = shippedLines(sent, read);
  const no = read.deliveries.length + 1;
  const { id, carrier, note } = sent;
  const made = await tx
    .insert(tradeDeliveries)
    .values({ id, requestId: row.id, no, carrier: carrier || null, note: note || null, shippedAt: now })
    .onConflictDoNothing({ target: tradeDeliveries.id })
    .returning();
  if (made.length === 0) throw idTaken();
  await tx.insert(tradeDeliveryLines).values(lines.map((line) => ({ ...line, deliveryId: id })));
  return makeFulfilmentMove(context, turn, {
    move: 'ship',
    // Who sends off does not want to cancel, and nothing is cancelled that is on its way.
    changes: { cancelAskedBy: null },
    type: 'shipped',
    facts: { deliveryId: id, no, lines: lines.map(({ lineNo, qty }) => `${lineNo}:${qty}`).join(' ') },
    notice: 'tradeShipped',
  });
}

/** Whether a device sends again what is stored, and not something that was typed since. */
const saysSame = ({ carrier, note, lines }: FulfilmentRead['deliveries'][number], sent: Input): boolean =>
  carrier === (sent.carrier || null) &&
  note === (sent.note || null) &&
  JSON.stringify(lines.map(({ lineNo, qty }) => [lineNo, qty]).toSorted()) ===
    JSON.stringify(sent.lines.map(({ lineNo, qty }) => [lineNo, parseQuantity(qty)]).toSorted());

const idTaken = () => conflict('id_taken', 'این شناسه پیش‌تر به کار رفته است.');

/** @throws 422 with the field of a line of which less is owed */
function shippedLines({ lines }: Input, { facts }: FulfilmentRead): { lineNo: number; qty: string }[] {
  const owed = owedUnits(facts.agreed, facts.shipped);
  return lines.map(({ lineNo, qty: typed }, index) => {
    const qty = parseQuantity(typed) ?? '';
    const units = owed.get(lineNo);
    if (units === undefined) throw unprocessable('line_unknown', 'این ردیف در توافق نیست.', `lines.${index}.lineNo`);
    if (exactQuantity(qty).units > units)
      throw unprocessable(
        'more_than_owed',
        `از این ردیف ${quantityText(quantityOf({ units }))} مانده است؛ بیش از آن نمی‌توان تحویل داد.`,
        `lines.${index}.qty`,
      );
    return { lineNo, qty };
  });
}
