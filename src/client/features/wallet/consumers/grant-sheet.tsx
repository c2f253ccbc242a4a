import { formatRial } from '../../../../core/money/money.ts';
import { readRial } from '../../../../core/money/typed-rial.ts';
import { toPersianDigits } from '../../../../core/numbers/numerals.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { SheetForm } from '../../../parts/form/sheet-form.tsx';
import { TextLine } from '../../../parts/form/text-line.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { Sheet } from '../../../ui/kit/sheet.tsx';
import { MoneyField } from '../../../ui/money/money-field.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { grantDraftKey, walletWrites } from '../mutations.ts';
import { walletTexts } from '../wallet-texts.ts';

const { grant: words } = walletTexts.consumers;
const TOAST_ID = 'granted';
const REASON_MAX = 200;

type GrantSheetProps = { personId: string; name: string; onClose: () => void };

/** Moves the owner's money into the wallet of a consumer. */
export function GrantSheet({ personId, name, onClose }: GrantSheetProps) {
  const form = useForm({
    draftKey: grantDraftKey(personId),
    known: { amount: '', reason: '' },
    write: walletWrites(usePrivateApi()).grant(),
    check: ({ amount, reason }) => ({
      ...(readRial(amount, { min: 1 }).rial === undefined && { amountRial: words.wrongAmount }),
      ...(reason.trim() === '' && { reason: words.required }),
    }),
    send: ({ amount, reason }) => ({
      targetUserId: personId,
      amountRial: readRial(amount, { min: 1 }).rial ?? 0,
      reason,
    }),
    onSaved: ({ amountRial }) => {
      showToast({ id: TOAST_ID, kind: 'done', text: words.done(formatRial(amountRial)) });
      onClose();
    },
  });
  const { amount, reason } = form.value;
  return (
    <Sheet heading={words.heading(toPersianDigits(name))} onClose={onClose}>
      {(close) => (
        <SheetForm form={form} words={words} look="primary" onCancel={close}>
          <MoneyField
            label={words.amount}
            error={form.faultOf('amountRial')}
            text={amount}
            onChange={(text) => form.change({ amount: text })}
          />
          <TextLine
            {...words.reason}
            error={form.faultOf('reason')}
            value={reason}
            maxLength={REASON_MAX}
            onText={(text) => form.change({ reason: text })}
          />
        </SheetForm>
      )}
    </Sheet>
  );
}
