import { useDeferredValue, useMemo } from 'react';
import type { NeedVocabulary } from '../../../core/need/need-types.ts';
import { parseNeed } from '../../../core/need/parse-need.ts';
import { PathLink, searchPath } from '../../router/path-link.tsx';
import { WithHelp } from '../../ui/help-button.tsx';
import { buttonClass } from '../../ui/kit/button.tsx';
import { useMoneyView } from '../../ui/money/money-view.ts';
import { Name } from '../../ui/name.tsx';
import { NeedChips } from './chips/need-chips.tsx';
import { NeedNotes } from './chips/need-notes.tsx';
import { NeedQuestions } from './chips/need-questions.tsx';
import { FurtherNeeds } from './further-needs.tsx';
import { isEmptyRange, shownFilters, unreadSpans } from './need-filters.ts';
import { answersOf, type NeedPicks } from './need-picks.ts';
import classes from './need-reading.module.css';
import { NeedResult } from './need-result.tsx';
import type { NeedScreenProps } from './need-screen-props.ts';
import { shownTerms } from './need-terms.ts';
import { needTexts } from './need-texts.ts';
import { needWords } from './need-words.ts';
import { NothingUnderstood, UnreadWords } from './unread-words.tsx';

export type NeedReadingProps = {
  /** Referentially stable while nothing changes. */
  need: { sentence: string; picks: NeedPicks };
  vocabulary: NeedVocabulary;
  onPicks: (picks: NeedPicks) => void;
  onQuantity: NeedScreenProps['onQuantity'];
  renderProducts: NeedScreenProps['renderProducts'];
};

/** The editable parse result, the open questions, the words not understood, and the number of products. */
export default function NeedReadingView({ need, vocabulary, onPicks, onQuantity, renderProducts }: NeedReadingProps) {
  const { sentence, picks } = useDeferredValue(need);
  const words = needWords(vocabulary);
  const reading = useMemo(
    () => parseNeed(sentence, vocabulary, answersOf(sentence, picks)),
    [sentence, vocabulary, picks],
  );
  const filters = useMemo(() => shownFilters(sentence, reading, picks, words), [sentence, reading, picks, words]);
  const { basis } = useMoneyView();
  const [first] = reading.categories;
  const category = reading.categories.length === 1 && first ? words.category(first.categoryId) : undefined;
  const terms = shownTerms(sentence, reading, picks, words, basis);
  const numbers = terms.filter(({ kind }) => kind === 'partNumber');
  const isNothing = reading.categories.length === 0 && reading.questions.length === 0 && terms.length === 0;
  if (isNothing) return <NothingUnderstood sentence={sentence} />;
  const isAnyChip = category || filters.length > 0 || terms.length > 0;
  const parts = { sentence, reading, filters, terms, picks, onPicks, words };
  return (
    <div className={classes.reading}>
      {isAnyChip && (
        <section className={classes.understood}>
          <WithHelp id="need.understood">
            <h2>{needTexts.understood}</h2>
          </WithHelp>
          <NeedChips {...parts} category={category} vocabulary={vocabulary} />
          <NeedNotes {...parts} />
        </section>
      )}
      <UnreadWords sentence={sentence} spans={unreadSpans(reading)} />
      <FurtherNeeds sentence={sentence} spans={reading.also} />
      {numbers.map(({ value }) => (
        <PathLink key={value} href={searchPath(value)} className={buttonClass('primary')}>
          <Name text={needTexts.searchFor(value)} />
        </PathLink>
      ))}
      <NeedQuestions {...parts} />
      {category && numbers.length === 0 && (
        <NeedResult
          category={category}
          filters={filters.some(({ filter }) => isEmptyRange(filter)) ? undefined : filters}
          terms={terms}
          amount={terms.some(({ kind }) => kind === 'amount') ? reading.amount : null}
          words={words}
          picks={picks}
          onPicks={onPicks}
          onQuantity={onQuantity}
          renderProducts={renderProducts}
        />
      )}
    </div>
  );
}
