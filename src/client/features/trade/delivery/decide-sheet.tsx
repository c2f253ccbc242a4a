import type { TradeRequest } from '../../../../contract/trade/trade-request.ts';
import { readRial } from '../../../../core/money/typed-rial.ts';
import { decisions } from '../../../../core/trade/fulfilment.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { SheetForm } from '../../../parts/form/sheet-form.tsx';
import { TextLine } from '../../../parts/form/text-line.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { Segmented } from '../../../ui/kit/fields/segmented.tsx';
import { Sheet } from '../../../ui/kit/sheet.tsx';
import { MoneyField } from '../../../ui/money/money-field.tsx';
import { fulfilmentTexts } from './fulfilment-texts.ts';
import { decisionDraftKey, fulfilmentWrites } from './mutations.ts';

const { decide: words, outcomes } = fulfilmentTexts;
const WORDS_MAX = 1_000;
const WORDS_MIN = 3;

type DecideSheetProps = { request: TradeRequest; onClose: () => void };

/** An operator ends a dispute, in words that both parties read. */
export function DecideSheet({ request: { id }, onClose }: DecideSheetProps) {
  const form = useForm({
    draftKey: decisionDraftKey(id),
    known: { outcome: 'release' as (typeof decisions)[number], amount: '', words: '' },
    write: fulfilmentWrites(usePrivateApi()).decide(),
    check: (value) => ({
      ...(value.outcome === 'part' &&
        readRial(value.amount, { min: 1 }).rial === undefined && { refundRial: words.wrongAmount }),
      ...(value.words.trim().length < WORDS_MIN && { words: words.required }),
    }),
    send: (value) => ({
      id,
      outcome: value.outcome,
      words: value.words,
      ...(value.outcome === 'part' && { refundRial: readRial(value.amount, { min: 1 }).rial ?? 0 }),
    }),
    onSaved: onClose,
  });
  const { outcome, amount } = form.value;
  return (
    <Sheet heading={words.heading} onClose={onClose}>
      {(close) => (
        <SheetForm form={form} words={words} look="primary" onCancel={close}>
          <p>{words.lead}</p>
          <Segmented
            legend={words.outcome}
            name="outcome"
            options={decisions.map((value) => ({ value, label: outcomes[value] }))}
            value={outcome}
            onChoose={(value) => form.change({ outcome: value })}
          />
          {outcome === 'part' && (
            <MoneyField
              label={words.amount}
              error={form.faultOf('refundRial')}
              text={amount}
              onChange={(text) => form.change({ amount: text })}
            />
          )}
          <TextLine
            label={words.words}
            error={form.faultOf('words')}
            value={form.value.words}
            maxLength={WORDS_MAX}
            onText={(text) => form.change({ words: text })}
          />
        </SheetForm>
      )}
    </Sheet>
  );
}
