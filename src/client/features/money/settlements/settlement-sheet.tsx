import type { MoneyOverview } from '../../../../contract/wallet/money.ts';
import { readRial } from '../../../../core/money/typed-rial.ts';
import { fromJalali, tehranDate, toJalali } from '../../../../core/time/jalali-date.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { SheetForm } from '../../../parts/form/sheet-form.tsx';
import { TextLine } from '../../../parts/form/text-line.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { JalaliDateField } from '../../../ui/calendar/jalali-date-field.tsx';
import { Segmented } from '../../../ui/kit/fields/segmented.tsx';
import { Sheet } from '../../../ui/kit/sheet.tsx';
import { MoneyField } from '../../../ui/money/money-field.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { moneyTexts } from '../money-texts.ts';
import { moneyWrites, settlementDraftKey } from '../mutations.ts';

const { sheet: words } = moneyTexts.settlements;
const TOAST_ID = 'settlement';
const REFERENCE_MIN = 4;
const REFERENCE_MAX = 64;

type SettlementSheetProps = { owed: MoneyOverview['owed']; onClose: () => void };

/** What a gateway has paid, as the statement of the bank account has it. */
export function SettlementSheet({ owed, onClose }: SettlementSheetProps) {
  const form = useForm({
    draftKey: settlementDraftKey,
    known: { gatewayCode: '', amount: '', reference: '', paidOn: tehranDate(new Date()) },
    write: moneyWrites(usePrivateApi()).proposeSettlement(),
    check: ({ amount, reference }) => ({
      ...(readRial(amount, { min: 1 }).rial === undefined && { amountRial: words.wrongAmount }),
      ...(reference.trim().length < REFERENCE_MIN && { reference: words.wrongReference }),
    }),
    send: ({ gatewayCode, amount, reference, paidOn }) => ({
      ...{ gatewayCode: chosenOf(owed, gatewayCode), amountRial: readRial(amount).rial ?? 0 },
      ...{ reference: reference.trim(), paidOn },
    }),
    onSaved: () => {
      showToast({ id: TOAST_ID, kind: 'done', text: words.done });
      onClose();
    },
  });
  const { gatewayCode, amount, reference, paidOn } = form.value;
  return (
    <Sheet heading={words.heading} onClose={onClose}>
      {(close) => (
        <SheetForm form={form} words={words} onCancel={close}>
          {owed.length > 1 && (
            <Segmented
              legend={words.gateway}
              name="gateway"
              options={owed.map(({ gatewayCode: value }) => ({ value, label: value }))}
              value={chosenOf(owed, gatewayCode)}
              onChoose={(code) => form.change({ gatewayCode: code })}
            />
          )}
          <MoneyField
            label={words.amount}
            error={form.faultOf('amountRial')}
            text={amount}
            onChange={(text) => form.change({ amount: text })}
          />
          <TextLine
            {...words.reference}
            dir="ltr"
            autoComplete="off"
            error={form.faultOf('reference')}
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

/** @returns the first one where there is no such gateway */
const chosenOf = (owed: MoneyOverview['owed'], code: string): string =>
  (owed.find(({ gatewayCode }) => gatewayCode === code) ?? owed[0])?.gatewayCode ?? '';
