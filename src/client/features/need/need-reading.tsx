import { useDeferredValue, useMemo } from 'react';
import type { NeedVocabulary } from '../../../core/need/need-types.ts';
import { parseNeed } from '../../../core/need/parse-need.ts';
import { needTexts } from '../../texts/need.ts';
import { NeedChips } from './need-chips.tsx';
import { isEmptyRange, shownFilters } from './need-filters.ts';
import { NeedNotes } from './need-notes.tsx';
import { answersOf, type NeedPicks } from './need-picks.ts';
import { NeedQuestions } from './need-questions.tsx';
import classes from './need-reading.module.css';
import { NeedResult } from './need-result.tsx';
import type { NeedScreenProps } from './need-screen-props.ts';
import { needWords } from './need-words.ts';
import { NothingUnderstood, UnreadWords } from './unread-words.tsx';

export type NeedReadingProps = {
  /** Referentially stable while nothing changes. */
  need: { sentence: string; picks: NeedPicks };
  vocabulary: NeedVocabulary;
  onPicks: (picks: NeedPicks) => void;
  renderProducts: NeedScreenProps['renderProducts'];
};

/** The editable parse result, the open questions, the words not understood, and the number of products. */
export default function NeedReadingView({ need, vocabulary, onPicks, renderProducts }: NeedReadingProps) {
  const { sentence, picks } = useDeferredValue(need);
  const words = needWords(vocabulary);
  const reading = useMemo(
    () => parseNeed(sentence, vocabulary, answersOf(sentence, picks)),
    [sentence, vocabulary, picks],
  );
  const filters = useMemo(() => shownFilters(sentence, reading, picks, words), [sentence, reading, picks, words]);
  const [first] = reading.categories;
  const category = reading.categories.length === 1 && first ? words.category(first.categoryId) : undefined;
  const isNothing = reading.categories.length === 0 && reading.questions.length === 0;
  if (isNothing) return <NothingUnderstood sentence={sentence} />;
  const isAnyChip = category || filters.length > 0 || reading.amount || reading.place;
  const parts = { sentence, reading, filters, picks, onPicks, words };
  return (
    <div className={classes.reading}>
      {isAnyChip && (
        <section className={classes.understood}>
          <h2>{needTexts.understood}</h2>
          <NeedChips {...parts} category={category} vocabulary={vocabulary} />
          <NeedNotes {...parts} />
        </section>
      )}
      <UnreadWords sentence={sentence} spans={reading.unread} />
      <NeedQuestions {...parts} />
      {category && (
        <NeedResult
          category={category}
          filters={filters.some(({ filter }) => isEmptyRange(filter)) ? undefined : filters}
          picks={picks}
          onPicks={onPicks}
          renderProducts={renderProducts}
        />
      )}
    </div>
  );
}
