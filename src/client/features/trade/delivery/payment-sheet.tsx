import type { TradeRequest } from '../../../../contract/trade/trade-request.ts';
import { readRial } from '../../../../core/money/typed-rial.ts';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { fromJalali, tehranDate, toJalali } from '../../../../core/time/jalali-date.ts';
import { paymentMethods, unrecordedRial } from '../../../../core/trade/fulfilment.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { SheetForm } from '../../../parts/form/sheet-form.tsx';
import { digits, TextLine } from '../../../parts/form/text-line.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { JalaliDateField } from '../../../ui/calendar/jalali-date-field.tsx';
import { Segmented } from '../../../ui/kit/fields/segmented.tsx';
import { Sheet } from '../../../ui/kit/sheet.tsx';
import { MoneyField } from '../../../ui/money/money-field.tsx';
import { fulfilmentTexts } from './fulfilment-texts.ts';
import { fulfilmentWrites, paymentDraftKey } from './mutations.ts';

const { pay: words, methods } = fulfilmentTexts;
const REFERENCE_MAX = 60;

type PaymentSheetProps = { request: TradeRequest; onClose: () => void };

/** The buyer writes down a transfer or a cheque: what is left of the first open instalment, unless it changes the amount. */
export function PaymentSheet({ request, onClose }: PaymentSheetProps) {
  const { id, schedule, settlements } = request;
  const open = schedule.find((one) => unrecordedRial(one, settlements) > 0);
  const form = useForm({
    draftKey: paymentDraftKey(id),
    known: {
      instalmentNo: open?.no ?? 1,
      amount: open ? formatNumber(unrecordedRial(open, settlements)) : '',
      method: 'bankTransfer' as 'bankTransfer' | 'cheque',
      reference: '',
      paidOn: tehranDate(new Date()),
    },
    write: fulfilmentWrites(usePrivateApi()).pay(),
    check: ({ amount, reference }) => ({
      ...(readRial(amount, { min: 1 }).rial === undefined && { amountRial: words.wrongAmount }),
      ...(reference.trim() === '' && { reference: words.required }),
    }),
    send: ({ amount, ...rest }) => ({ id, ...rest, amountRial: readRial(amount, { min: 1 }).rial ?? 0 }),
    onSaved: onClose,
  });
  const { amount, method, reference, paidOn } = form.value;
  return (
    <Sheet heading={words.heading} onClose={onClose}>
      {(close) => (
        <SheetForm form={form} words={words} look="primary" onCancel={close}>
          <p>{words.lead}</p>
          <Segmented
            legend={words.method}
            name="method"
            options={paymentMethods.map((value) => ({ value, label: methods[value] }))}
            value={method}
            onChoose={(value) => form.change({ method: value })}
          />
          <MoneyField
            label={words.amount}
            error={form.faultOf('amountRial')}
            text={amount}
            onChange={(text) => form.change({ amount: text })}
          />
          <TextLine
            {...words.reference}
            error={form.faultOf('reference')}
            {...digits}
            value={reference}
            maxLength={REFERENCE_MAX}
            onText={(text) => form.change({ reference: text })}
          />
          <JalaliDateField
            legend={words.paidOn}
            words={words.dateWords}
            yearsBack={1}
            value={toJalali(paidOn)}
            error={form.faultOf('paidOn')}
            onChange={(date) => form.change({ paidOn: fromJalali(date) ?? paidOn })}
          />
        </SheetForm>
      )}
    </Sheet>
  );
}
