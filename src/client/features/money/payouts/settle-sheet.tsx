import type { WaitingPayout } from '../../../../contract/wallet/payout.ts';
import { formatIban } from '../../../../core/money/iban.ts';
import { formatRial } from '../../../../core/money/money.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { SheetForm } from '../../../parts/form/sheet-form.tsx';
import { TextLine } from '../../../parts/form/text-line.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { Sheet } from '../../../ui/kit/sheet.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { moneyTexts } from '../money-texts.ts';
import { decisionDraftKey, moneyWrites } from '../mutations.ts';

const { settlement: words } = moneyTexts.payouts;
const REFERENCE_MIN = 4;
const REFERENCE_MAX = 64;
const TOAST_ID = 'settled';

type SettleSheetProps = { payout: WaitingPayout; onClose: () => void };

/** The bank has paid it, under a reference. */
export function SettleSheet({ payout: { id, amountRial, iban }, onClose }: SettleSheetProps) {
  const form = useForm({
    draftKey: decisionDraftKey(id, 'settle'),
    known: { reference: '' },
    write: moneyWrites(usePrivateApi()).settle(),
    check: ({ reference }) => (reference.trim().length < REFERENCE_MIN ? { bankReference: words.required } : {}),
    send: ({ reference }) => ({ id, bankReference: reference.trim() }),
    onSaved: () => {
      showToast({ id: TOAST_ID, kind: 'done', text: words.done });
      onClose();
    },
  });
  return (
    <Sheet heading={words.heading} onClose={onClose}>
      {(close) => (
        <SheetForm form={form} words={words} onCancel={close}>
          <p>
            {`${formatRial(amountRial)} · `}
            <bdi dir="ltr">{formatIban(iban)}</bdi>
          </p>
          <TextLine
            {...words.reference}
            dir="ltr"
            autoComplete="off"
            error={form.faultOf('bankReference')}
            value={form.value.reference}
            maxLength={REFERENCE_MAX}
            onText={(reference) => form.change({ reference })}
          />
        </SheetForm>
      )}
    </Sheet>
  );
}
