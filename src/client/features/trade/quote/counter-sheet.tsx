import type { TradeQuote } from '../../../../contract/trade/quote.ts';
import { readRial } from '../../../../core/money/typed-rial.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { SheetForm } from '../../../parts/form/sheet-form.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { TextArea } from '../../../ui/kit/fields/control.tsx';
import { Field } from '../../../ui/kit/fields/field.tsx';
import { Sheet } from '../../../ui/kit/sheet.tsx';
import { MoneyField } from '../../../ui/money/money-field.tsx';
import { counterDraftKey, quoteWrites } from './quote-mutations.ts';
import { quoteTexts } from './quote-texts.ts';

const COMMENT_MAX = 1_000;
const COMMENT_MIN = 3;
const { counter: words, required } = quoteTexts;

/** The buyer says what would be acceptable. */
export function CounterSheet({ id, quote, onClose }: { id: string; quote: TradeQuote; onClose: () => void }) {
  const form = useForm({
    draftKey: counterDraftKey(quote.id),
    known: { comment: '', amount: '' },
    write: quoteWrites(usePrivateApi()).counter(),
    check: ({ comment, amount }) => ({
      ...(comment.trim().length < COMMENT_MIN && { comment: words.required }),
      ...(amount !== '' && readRial(amount, { min: 1 }).rial === undefined && { payableRial: required.price }),
    }),
    send: ({ comment, amount }) => ({ id, quoteId: quote.id, comment, payableRial: readRial(amount).rial }),
    onSaved: onClose,
  });
  const { value, change, faultOf } = form;
  return (
    <Sheet heading={words.heading} onClose={onClose}>
      {(close) => (
        <SheetForm form={form} words={{ save: words.send, cancel: words.cancel }} onCancel={close}>
          <Field label={words.label} hint={words.hint} error={faultOf('comment')}>
            {(wiring) => (
              <TextArea
                {...wiring}
                rows={3}
                maxLength={COMMENT_MAX}
                value={value.comment}
                onChange={({ currentTarget }) => change({ comment: currentTarget.value })}
              />
            )}
          </Field>
          <MoneyField
            label={words.amount}
            error={faultOf('payableRial')}
            text={value.amount}
            onChange={(amount) => change({ amount })}
          />
        </SheetForm>
      )}
    </Sheet>
  );
}
