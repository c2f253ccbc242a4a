import type { RequestLine } from '../../../../contract/trade/trade-request.ts';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { quantityText } from '../../../../core/trade/quantity.ts';
import { lineAnswers } from '../../../../core/trade/quote-states.ts';
import { TextLine } from '../../../parts/form/text-line.tsx';
import { Segmented } from '../../../ui/kit/fields/segmented.tsx';
import { Switch } from '../../../ui/kit/fields/switch.tsx';
import { MoneyField } from '../../../ui/money/money-field.tsx';
import { Name } from '../../../ui/name.tsx';
import shared from '../trade.module.css';
import classes from './quote.module.css';
import type { QuoteLineDraft } from './quote-draft.ts';
import { quoteTexts as words } from './quote-texts.ts';

const QUANTITY_MAX = 40;
const TITLE_MAX = 300;
const DAYS_MAX = 5;
const NOTE_MAX = 1_000;

type QuoteLineFieldsProps = {
  /** What is asked. */
  line: RequestLine;
  draft: QuoteLineDraft;
  index: number;
  faultOf: (field: string) => string | undefined;
  onChange: (changes: Partial<QuoteLineDraft>) => void;
};

/** The answer to one line: a price and when it is ready, a part of it, something else, or nothing. */
export function QuoteLineFields({ line, draft, index, faultOf, onChange }: QuoteLineFieldsProps) {
  const unit = line.unit.nameFa;
  const fault = (name: string) => faultOf(`lines.${index}.${name}`);
  return (
    <li className={shared.line}>
      <p className={classes.asked}>
        <span className={classes.lineNo}>{formatNumber(line.lineNo)}</span>
        <strong>
          <Name text={line.offer?.title ?? line.freeText ?? ''} />
        </strong>
        <span>{`${quantityText(line.qty)} ${unit}`}</span>
      </p>
      {line.note && (
        <p className={classes.soft}>
          <Name text={line.note} />
        </p>
      )}
      <Segmented
        legend={words.answer}
        name={`answer-${line.lineId}`}
        options={lineAnswers.map((value) => ({ value, label: words.answers[value] }))}
        value={draft.answer}
        onChoose={(answer) => onChange({ answer })}
      />
      {draft.answer !== 'none' && (
        <>
          {draft.answer === 'alternative' && (
            <TextLine
              label={words.title}
              error={fault('title')}
              value={draft.title}
              maxLength={TITLE_MAX}
              onText={(title) => onChange({ title })}
            />
          )}
          <div className={classes.fields}>
            <MoneyField
              label={words.price(draft.per, unit, draft.vatIncluded)}
              error={fault('unitPriceRial')}
              text={draft.price}
              onChange={(price) => onChange({ price })}
            />
            {draft.answer === 'partial' && (
              <TextLine
                label={words.qty(unit)}
                error={fault('qty')}
                dir="ltr"
                inputMode="decimal"
                value={draft.qty}
                maxLength={QUANTITY_MAX}
                onText={(qty) => onChange({ qty })}
              />
            )}
            <TextLine
              label={words.leadDays}
              error={fault('leadDays')}
              dir="ltr"
              inputMode="numeric"
              value={draft.leadDays}
              maxLength={DAYS_MAX}
              onText={(leadDays) => onChange({ leadDays })}
            />
          </div>
          <details className={classes.more} open={Boolean(fault('per') || fault('note')) || undefined}>
            <summary>{words.more}</summary>
            <div className={classes.fields}>
              <TextLine
                label={words.per(unit)}
                error={fault('per')}
                dir="ltr"
                inputMode="decimal"
                value={draft.per}
                maxLength={QUANTITY_MAX}
                onText={(per) => onChange({ per })}
              />
              <TextLine
                label={words.lineNote}
                error={fault('note')}
                value={draft.note}
                maxLength={NOTE_MAX}
                onText={(note) => onChange({ note })}
              />
            </div>
            <Switch
              label={words.vatIncluded}
              isOn={draft.vatIncluded}
              onTurn={(vatIncluded) => onChange({ vatIncluded })}
            />
          </details>
        </>
      )}
    </li>
  );
}
