import { Fragment, useRef } from 'react';
import type { TradeRequest } from '../../../../contract/trade/trade-request.ts';
import { isMore, parseArrived, quantityText } from '../../../../core/trade/quantity.ts';
import { useLastSub } from '../../../data/session/use-sub.ts';
import { storingFaultText } from '../../../offline/outbox/storing-fault.ts';
import type { NewFile } from '../../../parts/files/new-file.ts';
import { SheetForm } from '../../../parts/form/sheet-form.tsx';
import { TextLine } from '../../../parts/form/text-line.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { Sheet } from '../../../ui/kit/sheet.tsx';
import { deliveryWordsOf } from './delivery-texts.ts';
import { lineNames } from './line-names.ts';
import { keepReceipt, receiptDraftKey } from './mutations.ts';
import { PhotoChoice } from './photo-choice.tsx';

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
  const { receive: words, ship, moreThanShipped } = deliveryWordsOf(request);
  const form = useForm({
    draftKey: receiptDraftKey(delivery.id),
    known: {
      lines: delivery.lines.map(({ lineNo, qty }) => ({ lineNo, receivedQty: quantityText(qty), note: '' })),
      files: [] as NewFile[],
    },
    write: keepReceipt(useLastSub()),
    check: ({ lines }) =>
      Object.fromEntries(
        lines.flatMap(({ receivedQty }, index) => {
          const fault = faultOf(receivedQty, delivery.lines[index]?.qty, { wrong: words.wrong, moreThanShipped });
          return fault === undefined ? [] : [[`lines.${index}.receivedQty`, fault]];
        }),
      ),
    send: ({ lines, files }) => ({ requestId: request.id, deliveryId: delivery.id, no: delivery.no, lines, files }),
    onSaved: onClose,
  });
  const { lines, files } = form.value;
  // A photo comes while the numbers are typed on.
  const latest = useRef(files);
  latest.current = files;
  const changeLine = (lineNo: number, changes: { receivedQty?: string; note?: string }) =>
    form.change({ lines: lines.map((line) => (line.lineNo === lineNo ? { ...line, ...changes } : line)) });
  return (
    <Sheet heading={words.heading(delivery.no)} onClose={onClose}>
      {(close) => (
        <SheetForm
          form={form}
          words={{ ...words, failed: form.error ? storingFaultText(form.error) : '' }}
          look="primary"
          onCancel={close}
        >
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
                  autoFocus={lines.length === 1}
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
          <PhotoChoice
            files={files}
            onAdd={(file) => form.change({ files: [...latest.current, file] })}
            onRemove={(file) => form.change({ files: files.filter((one) => one !== file) })}
          />
        </SheetForm>
      )}
    </Sheet>
  );
}

/** The server says the same, but a receipt may reach it a day later. */
function faultOf(
  typed: string,
  shipped: string | undefined,
  words: { wrong: string; moreThanShipped: (qty: string) => string },
): string | undefined {
  const arrived = parseArrived(typed);
  if (arrived === undefined) return words.wrong;
  const isTooMuch = shipped !== undefined && isMore(arrived, shipped);
  return isTooMuch ? words.moreThanShipped(quantityText(shipped)) : undefined;
}
