import { parseIban } from '../../../../core/money/iban.ts';
import { formatRial } from '../../../../core/money/money.ts';
import { readRial } from '../../../../core/money/typed-rial.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { SheetForm } from '../../../parts/form/sheet-form.tsx';
import { TextLine } from '../../../parts/form/text-line.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { Sheet } from '../../../ui/kit/sheet.tsx';
import { MoneyField } from '../../../ui/money/money-field.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { payoutDraftKey, payoutWrites } from './mutations.ts';
import { payoutTexts } from './payout-texts.ts';

const { sheet: words } = payoutTexts;
const TOAST_ID = 'payout';
const IBAN_MAX = 60;
const NAME_MIN = 3;
const NAME_MAX = 200;

type PayoutSheetProps = {
  merchantId: string | undefined;
  minRial: number;
  availableRial: number;
  onClose: () => void;
};

/** Money of a wallet that its owner wants in a bank account. */
export default function PayoutSheet({ merchantId, minRial, availableRial, onClose }: PayoutSheetProps) {
  const limits = { min: minRial, max: availableRial };
  const form = useForm({
    draftKey: payoutDraftKey(merchantId),
    known: { amount: '', iban: '', accountName: '' },
    write: payoutWrites(usePrivateApi()).ask(),
    check: ({ amount, iban, accountName }) => ({
      ...(readRial(amount, limits).rial === undefined && {
        amountRial: words.wrongAmount(formatRial(minRial), formatRial(availableRial)),
      }),
      ...(parseIban(iban) === undefined && { iban: words.wrongIban }),
      ...(accountName.trim().length < NAME_MIN && { accountName: words.wrongName }),
    }),
    send: ({ amount, iban, accountName }) => ({
      ...(merchantId !== undefined && { merchantId }),
      amountRial: readRial(amount).rial ?? 0,
      iban,
      accountName,
    }),
    onSaved: ({ amountRial }) => {
      showToast({ id: TOAST_ID, kind: 'done', text: words.done(formatRial(amountRial)) });
      onClose();
    },
  });
  const { amount, iban, accountName } = form.value;
  return (
    <Sheet heading={words.heading} onClose={onClose}>
      {(close) => (
        <SheetForm form={form} words={words} look="accent" onCancel={close}>
          <MoneyField
            label={words.amount}
            hint={words.available(formatRial(availableRial))}
            error={form.faultOf('amountRial')}
            text={amount}
            onChange={(text) => form.change({ amount: text })}
          />
          <TextLine
            {...words.iban}
            dir="ltr"
            autoCapitalize="characters"
            autoComplete="off"
            error={form.faultOf('iban')}
            value={iban}
            maxLength={IBAN_MAX}
            onText={(text) => form.change({ iban: text })}
          />
          <TextLine
            {...words.accountName}
            autoComplete="name"
            error={form.faultOf('accountName')}
            value={accountName}
            maxLength={NAME_MAX}
            onText={(text) => form.change({ accountName: text })}
          />
        </SheetForm>
      )}
    </Sheet>
  );
}
