import { readRial } from '../../../../core/money/typed-rial.ts';
import { parseMobile } from '../../../../core/people/phone.ts';
import { REASON_MIN } from '../../../../core/wallet/adjustment-states.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { SheetForm } from '../../../parts/form/sheet-form.tsx';
import { digits, TextLine } from '../../../parts/form/text-line.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { TextArea } from '../../../ui/kit/fields/control.tsx';
import { Field } from '../../../ui/kit/fields/field.tsx';
import { Segmented } from '../../../ui/kit/fields/segmented.tsx';
import { Sheet } from '../../../ui/kit/sheet.tsx';
import { MoneyField } from '../../../ui/money/money-field.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { moneyTexts } from '../money-texts.ts';
import { moneyWrites, proposalDraftKey } from '../mutations.ts';

const { sheet: words, add, take } = moneyTexts.adjustments;
const TOAST_ID = 'proposed';
const REASON_MAX = 500;
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;
const ownerKinds = ['person', 'merchant'] as const;

interface Proposal {
  phone: string;
  of: (typeof ownerKinds)[number];
  direction: 'add' | 'take';
  amount: string;
  reason: string;
  request: string;
}
const EMPTY: Proposal = { phone: '', of: 'person', direction: 'add', amount: '', reason: '', request: '' };

/** An operator says what is wrong in a wallet. */
export function ProposalSheet({ onClose }: { onClose: () => void }) {
  const form = useForm({
    draftKey: proposalDraftKey,
    known: EMPTY,
    write: moneyWrites(usePrivateApi()).propose(),
    check: ({ phone, amount, reason, request }) => ({
      ...(parseMobile(phone) === undefined && { phone: words.wrongPhone }),
      ...(readRial(amount, { min: 1 }).rial === undefined && { amountRial: words.wrongAmount }),
      ...(reason.trim().length < REASON_MIN && { reason: words.wrongReason }),
      ...(request.trim() !== '' && !UUID.test(request) && { requestId: words.wrongRequest }),
    }),
    send: ({ phone, of, direction, amount, reason, request }) => {
      const rial = readRial(amount).rial ?? 0;
      const [requestId] = UUID.exec(request) ?? [];
      return {
        ...{ phone, of, reason, amountRial: direction === 'add' ? rial : -rial },
        ...(requestId !== undefined && { requestId: requestId.toLowerCase() }),
      };
    },
    onSaved: () => {
      showToast({ id: TOAST_ID, kind: 'done', text: words.done });
      onClose();
    },
  });
  const { phone, of, direction, amount, reason, request } = form.value;
  return (
    <Sheet heading={words.heading} onClose={onClose}>
      {(close) => (
        <SheetForm form={form} words={words} onCancel={close}>
          <TextLine
            {...words.phone}
            {...digits}
            type="tel"
            error={form.faultOf('phone')}
            value={phone}
            onText={(text) => form.change({ phone: text })}
          />
          <Segmented
            legend={words.of}
            name="of"
            options={ownerKinds.map((value) => ({ value, label: moneyTexts.owner[value] }))}
            value={of}
            onChoose={(value) => form.change({ of: value })}
          />
          <Segmented
            legend={words.direction}
            name="direction"
            options={[
              { value: 'add', label: add },
              { value: 'take', label: take },
            ]}
            value={direction}
            onChoose={(value) => form.change({ direction: value })}
          />
          <MoneyField
            label={words.amount}
            error={form.faultOf('amountRial')}
            text={amount}
            onChange={(text) => form.change({ amount: text })}
          />
          <Field label={words.reason.label} hint={words.reason.hint} error={form.faultOf('reason')}>
            {(wiring) => (
              <TextArea
                {...wiring}
                rows={3}
                maxLength={REASON_MAX}
                value={reason}
                onChange={({ currentTarget }) => form.change({ reason: currentTarget.value })}
              />
            )}
          </Field>
          <TextLine
            {...words.request}
            dir="ltr"
            error={form.faultOf('requestId')}
            value={request}
            onText={(text) => form.change({ request: text })}
          />
        </SheetForm>
      )}
    </Sheet>
  );
}
