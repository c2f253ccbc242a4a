import { formatMoney } from '../../../core/money/money.ts';
import type { PriceDoubt } from '../../../core/money/price-doubts.ts';
import { rialWords } from '../../../core/money/rial-words.ts';
import { sellingTexts } from '../../parts/selling/selling-texts.ts';
import { ConfirmSheet } from '../../ui/kit/confirm-sheet.tsx';
import classes from './price-question.module.css';

const { form: words, doubts: doubtWords } = sellingTexts;

type PriceQuestionProps = {
  /** At least one. */
  doubts: readonly PriceDoubt[];
  isTiered: boolean;
  onMeant: () => void;
  /** @param index the place of the first tier in doubt */
  onMend: (index: number) => void;
};

/** Asks whether prices that look like a slip are meant. */
export function PriceQuestion({ doubts, isTiered, onMeant, onMend }: PriceQuestionProps) {
  return (
    <ConfirmSheet
      heading={words.doubt}
      confirm={words.meant}
      cancel={words.mend}
      look="primary"
      onConfirm={onMeant}
      onClose={() => onMend(doubts[0]?.index ?? 0)}
    >
      <ul className={classes.doubts}>
        {doubts.map(({ index, kind, against, beforeRial, amountRial }) => (
          <li key={index}>
            <strong>
              {isTiered && `${doubtWords.tier(index + 1)}: `}
              {doubtWords.kinds[kind]}
            </strong>
            <dl className={classes.amounts}>
              <dt>{doubtWords[against]}</dt>
              <Amount rial={beforeRial} />
              <dt>{doubtWords.next}</dt>
              <Amount rial={amountRial} />
            </dl>
          </li>
        ))}
      </ul>
    </ConfirmSheet>
  );
}

const Amount = ({ rial }: { rial: number }) => (
  <dd>
    {formatMoney(rial, 'toman')}
    <small>{rialWords(rial)}</small>
  </dd>
);
