import { readRial } from '../../../../core/money/typed-rial.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { SheetForm } from '../../../parts/form/sheet-form.tsx';
import { TextLine } from '../../../parts/form/text-line.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { Sheet } from '../../../ui/kit/sheet.tsx';
import { MoneyField } from '../../../ui/money/money-field.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { invitationDraftKey, walletWrites } from '../mutations.ts';
import { walletTexts } from '../wallet-texts.ts';

const { invitation: words } = walletTexts.consumers;
const TOAST_ID = 'consumer';

/** Asks whoever has a phone whether their wallet may be charged, and up to how much in a day. */
export function InvitationSheet({ onClose }: { onClose: () => void }) {
  const form = useForm({
    draftKey: invitationDraftKey,
    known: { phone: '', cap: '' },
    write: walletWrites(usePrivateApi()).invite(),
    check: ({ phone, cap }) => ({
      ...(phone.trim() === '' && { phone: words.required }),
      ...(readRial(cap, { min: 1 }).rial === undefined && { dailyCapRial: words.wrongAmount }),
    }),
    send: ({ phone, cap }) => ({ phone, dailyCapRial: readRial(cap, { min: 1 }).rial ?? 0 }),
    onSaved: () => {
      showToast({ id: TOAST_ID, kind: 'done', text: words.done });
      onClose();
    },
  });
  const { phone, cap } = form.value;
  return (
    <Sheet heading={words.heading} onClose={onClose}>
      {(close) => (
        <SheetForm form={form} words={words} onCancel={close}>
          <TextLine
            {...words.phone}
            dir="ltr"
            inputMode="tel"
            error={form.faultOf('phone')}
            value={phone}
            onText={(text) => form.change({ phone: text })}
          />
          <MoneyField
            label={words.cap}
            error={form.faultOf('dailyCapRial')}
            text={cap}
            onChange={(text) => form.change({ cap: text })}
          />
        </SheetForm>
      )}
    </Sheet>
  );
}
