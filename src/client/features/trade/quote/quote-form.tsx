import type { MembershipAndPrice } from '../../../../contract/trade/membership-and-price.ts';
import type { TradeRequest } from '../../../../contract/trade/trade-request.ts';
import { fromJalali, toJalali } from '../../../../core/time/jalali-date.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { FormFoot } from '../../../parts/form/form-foot.tsx';
import { TextLine } from '../../../parts/form/text-line.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { JalaliDateField } from '../../../ui/calendar/jalali-date-field.tsx';
import { Select, TextArea } from '../../../ui/kit/fields/control.tsx';
import { Field } from '../../../ui/kit/fields/field.tsx';
import { Message } from '../../../ui/kit/message.tsx';
import { MoneyField } from '../../../ui/money/money-field.tsx';
import { editorTexts } from '../editor/editor-texts.ts';
import shared from '../trade.module.css';
import { tradeTexts } from '../trade-texts.ts';
import classes from './quote.module.css';
import { bodyOf, draftOfQuote, type QuoteDraft, type QuoteLineDraft, quoteFaults, termKinds } from './quote-draft.ts';
import { QuoteLineFields } from './quote-line-fields.tsx';
import { quoteDraftKey, quoteWrites } from './quote-mutations.ts';
import { quoteTexts as words } from './quote-texts.ts';

const NOTE_MAX = 1_000;
const DAYS_MAX = 3;

type QuoteFormProps = {
  request: TradeRequest;
  prices: MembershipAndPrice | undefined;
  onDone: () => void;
};

/** The seller answers each line. What is typed stays on the device until it is sent. */
export function QuoteForm({ request, prices, onDone }: QuoteFormProps) {
  const { id, revision, quotes } = request;
  const form = useForm({
    draftKey: quoteDraftKey(id, revision),
    known: draftOfQuote(request, prices),
    write: quoteWrites(usePrivateApi()).send(),
    check: quoteFaults,
    send: (draft) => ({ id, revision, body: bodyOf(draft, revision) }),
    onSaved: onDone,
  });
  const { value: draft, change, faultOf } = form;
  const changeLine = (index: number, changes: Partial<QuoteLineDraft>) =>
    change({ lines: draft.lines.map((line, at) => (at === index ? { ...line, ...changes } : line)) });
  const isPriced = draft.lines.some(({ price }) => price !== '');
  return (
    <form {...form.props} className={classes.form} aria-label={words.heading}>
      <h2>{words.heading}</h2>
      {isPriced && <p className={classes.soft}>{quotes.length > 0 ? words.again : words.prefilled}</p>}
      <ol className={shared.lines}>
        {draft.lines.map((line, index) => {
          const asked = request.lines.find(({ lineNo }) => lineNo === line.lineNo);
          return (
            asked && (
              <QuoteLineFields
                key={line.lineNo}
                line={asked}
                draft={line}
                index={index}
                faultOf={faultOf}
                onChange={(changes) => changeLine(index, changes)}
              />
            )
          );
        })}
      </ol>
      {faultOf('lines') && <Message tone="failed">{faultOf('lines')}</Message>}
      <div className={classes.fields}>
        <MoneyField
          label={words.freight}
          error={faultOf('freightRial')}
          text={draft.freight}
          onChange={(freight) => change({ freight })}
        />
        <Field label={words.terms} error={draft.terms === 'credit' ? undefined : faultOf('terms')}>
          {(wiring) => (
            <Select
              {...wiring}
              value={draft.terms}
              onChange={({ currentTarget: { value } }) => change({ terms: value as QuoteDraft['terms'] })}
            >
              {termKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {words.termKinds[kind]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {draft.terms === 'credit' && (
          <TextLine
            label={words.creditDays}
            error={faultOf('terms')}
            dir="ltr"
            inputMode="numeric"
            value={draft.creditDays}
            maxLength={DAYS_MAX}
            onText={(creditDays) => change({ creditDays })}
          />
        )}
      </div>
      <JalaliDateField
        legend={words.validUntil}
        words={editorTexts.dateWords}
        value={toJalali(draft.validUntil)}
        error={faultOf('validUntil')}
        onChange={(date) => change({ validUntil: fromJalali(date) ?? draft.validUntil })}
      />
      <Field label={words.note} error={faultOf('note')}>
        {(wiring) => (
          <TextArea
            {...wiring}
            rows={2}
            maxLength={NOTE_MAX}
            value={draft.note}
            onChange={({ currentTarget }) => change({ note: currentTarget.value })}
          />
        )}
      </Field>
      <FormFoot
        form={form}
        look="accent"
        words={{ save: words.send, saving: words.saving, cancel: words.close, failed: tradeTexts.offline }}
        onCancel={onDone}
      />
    </form>
  );
}
