import type { TradeRequest } from '../../../../contract/trade/trade-request.ts';
import { parseQuantity, quantityText } from '../../../../core/trade/quantity.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { SheetForm } from '../../../parts/form/sheet-form.tsx';
import { TextLine } from '../../../parts/form/text-line.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { Sheet } from '../../../ui/kit/sheet.tsx';
import { deliveryWordsOf } from './delivery-texts.ts';
import { lineNames } from './line-names.ts';
import { fulfilmentWrites, shipmentDraftKey } from './mutations.ts';

const QUANTITY_MAX = 40;
const CARRIER_MAX = 120;
const NOTE_MAX = 1_000;

type ShipSheetProps = { request: TradeRequest; onClose: () => void };

/**
 * The seller writes down what was sent off or done: all that is owed, unless it changes a number. Of a service nobody asks who
 * carried it.
 */
export function ShipSheet({ request, onClose }: ShipSheetProps) {
  const { id, owed, isOfServices } = request;
  const { ship: words } = deliveryWordsOf(request);
  const nameOf = lineNames(request);
  const form = useForm({
    draftKey: shipmentDraftKey(id),
    known: { carrier: '', note: '', lines: owed.map(({ lineNo, qty }) => ({ lineNo, qty: quantityText(qty) })) },
    write: fulfilmentWrites(usePrivateApi()).ship(),
    check: ({ lines }) => ({
      ...Object.fromEntries(
        lines.flatMap(({ lineNo, qty }) =>
          qty.trim() === '' || parseQuantity(qty) !== undefined ? [] : [[`line${lineNo}`, words.wrong]],
        ),
      ),
      ...(sentOf(lines).length === 0 && { lines: words.nothing }),
    }),
    send: ({ carrier, note, lines }) => ({ id, ...(isOfServices ? { note } : { carrier }), lines: sentOf(lines) }),
    onSaved: onClose,
  });
  const { lines } = form.value;
  const told = isOfServices ? 'note' : 'carrier';
  const sent = sentOf(lines);
  return (
    <Sheet heading={words.heading} onClose={onClose}>
      {(close) => (
        <SheetForm form={form} words={words} look="primary" onCancel={close}>
          {lines.map(({ lineNo, qty }) => {
            const place = sent.findIndex((line) => line.lineNo === lineNo);
            const { title, unit } = nameOf(lineNo);
            return (
              <TextLine
                key={lineNo}
                label={words.qty(title, unit)}
                error={form.faultOf(`line${lineNo}`) ?? (place < 0 ? undefined : form.faultOf(`lines.${place}.qty`))}
                dir="ltr"
                inputMode="decimal"
                value={qty}
                maxLength={QUANTITY_MAX}
                onText={(text) =>
                  form.change({ lines: lines.map((line) => (line.lineNo === lineNo ? { ...line, qty: text } : line)) })
                }
              />
            );
          })}
          <TextLine
            {...words.carrier}
            error={form.faultOf(told)}
            value={form.value[told]}
            maxLength={isOfServices ? NOTE_MAX : CARRIER_MAX}
            onText={(text) => form.change({ [told]: text })}
          />
        </SheetForm>
      )}
    </Sheet>
  );
}

const sentOf = <Line extends { qty: string }>(lines: readonly Line[]): Line[] =>
  lines.filter(({ qty }) => qty.trim() !== '');
