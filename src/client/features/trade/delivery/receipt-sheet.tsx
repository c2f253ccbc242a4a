import { Fragment } from 'react';
import type { TradeRequest } from '../../../../contract/trade/trade-request.ts';
import { parseArrived, quantityText } from '../../../../core/trade/quantity.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { SheetForm } from '../../../parts/form/sheet-form.tsx';
import { TextLine } from '../../../parts/form/text-line.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { Sheet } from '../../../ui/kit/sheet.tsx';
import { fulfilmentTexts } from './fulfilment-texts.ts';
import { lineNames } from './line-names.ts';
import { fulfilmentWrites, receiptDraftKey } from './mutations.ts';

const { receive: words, ship } = fulfilmentTexts;
const QUANTITY_MAX = 40;
const NOTE_MAX = 1_000;

type ReceiptSheetProps = {
  request: TradeRequest;
  delivery: TradeRequest['deliveries'][number];
  onClose: () => void;
};

/** The buyer writes down what of a delivery arrived: all of it, unless a number is changed. */
export function ReceiptSheet({ request, delivery, onClose }: ReceiptSheetProps) {
  const nameOf = lineNames(request);
  const form = useForm({
    draftKey: receiptDraftKey(delivery.id),
    known: { lines: delivery.lines.map(({ lineNo, qty }) => ({ lineNo, receivedQty: quantityText(qty), note: '' })) },
    write: fulfilmentWrites(usePrivateApi()).receive(),
    check: ({ lines }) =>
      Object.fromEntries(
        lines.flatMap(({ receivedQty }, index) =>
          parseArrived(receivedQty) === undefined ? [[`lines.${index}.receivedQty`, words.wrong]] : [],
        ),
      ),
    send: ({ lines }) => ({ id: request.id, deliveryId: delivery.id, lines }),
    onSaved: onClose,
  });
  const { lines } = form.value;
  const changeLine = (lineNo: number, changes: { receivedQty?: string; note?: string }) =>
    form.change({ lines: lines.map((line) => (line.lineNo === lineNo ? { ...line, ...changes } : line)) });
  return (
    <Sheet heading={words.heading(delivery.no)} onClose={onClose}>
      {(close) => (
        <SheetForm form={form} words={words} look="primary" onCancel={close}>
          <p>{words.lead}</p>
          {lines.map(({ lineNo, receivedQty, note }, index) => {
            const { title, unit } = nameOf(lineNo);
            const isAsShipped = parseArrived(receivedQty) === delivery.lines[index]?.qty;
            return (
              <Fragment key={lineNo}>
                <TextLine
                  label={ship.qty(title, unit)}
                  error={form.faultOf(`lines.${index}.receivedQty`)}
                  dir="ltr"
                  inputMode="decimal"
                  value={receivedQty}
                  maxLength={QUANTITY_MAX}
                  onText={(text) => changeLine(lineNo, { receivedQty: text })}
                />
                {!isAsShipped && (
                  <TextLine
                    label={words.note}
                    error={form.faultOf(`lines.${index}.note`)}
                    value={note}
                    maxLength={NOTE_MAX}
                    onText={(text) => changeLine(lineNo, { note: text })}
                  />
                )}
              </Fragment>
            );
          })}
        </SheetForm>
      )}
    </Sheet>
  );
}
