import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { NeedQuestion, Span } from '../../../../core/need/need-types.ts';
import { Button, buttonClass } from '../../../ui/kit/button.tsx';
import { Name } from '../../../ui/name.tsx';
import { withAnswer } from '../need-picks.ts';
import classes from '../need-reading.module.css';
import { needTexts } from '../need-texts.ts';
import type { NeedWords } from '../need-words.ts';
import { choiceWords } from './filter-words.ts';
import type { NeedPartProps } from './need-chips.tsx';

const SHOWN_FIRST = 8;

/** One question at a time: an answer often settles the next. */
export function NeedQuestions({ sentence, reading, picks, onPicks, words }: NeedPartProps) {
  const [first, ...rest] = reading.questions;
  if (!first) return null;
  const said = sentence.slice(...first.span);
  const [candidate] = reading.categories;
  const saidOfCategory = candidate ? sentence.slice(...candidate.span) : '';
  return (
    <section className={classes.ask}>
      <Question
        key={`${first.kind} ${said}`}
        question={first}
        said={said}
        lacking={reading.categories.length === 0 ? saidBefore(sentence, reading.unread, first) : ''}
        words={words}
        onChoose={(choice) => onPicks(withAnswer(picks, choice, { said, start: first.span[0], saidOfCategory }))}
      />
      {rest.length > 0 && (
        <p className={classes.hint}>
          <Name text={needTexts.questions.later(rest.map(({ span }) => sentence.slice(...span)))} />
        </p>
      )}
    </section>
  );
}

type QuestionProps = {
  question: NeedQuestion;
  said: string;
  /** What has no category; empty if nothing is named. */
  lacking: string;
  words: NeedWords;
  onChoose: (choice: NeedQuestion['choices'][number]) => void;
};

/** «لیفتراک» of «لیفتراک ۳ تن»: unread words before the measure that the question is about. */
function saidBefore(sentence: string, unread: readonly Span[], { span: [end] }: NeedQuestion): string {
  const before = unread.flatMap(([start, to]) =>
    start < end ? [sentence.slice(start, Math.min(to, end)).trim()] : [],
  );
  return before.filter((one) => /\p{L}{2}/u.test(one)).join(' ');
}

function Question({ question: { kind, choices }, said, lacking, words, onChoose }: QuestionProps) {
  const [isAll, setAll] = useState(false);
  if (choices.length === 0)
    return (
      <>
        <h2>
          {lacking === '' ? needTexts.questions.noCategory : <Name text={needTexts.questions.lacking(lacking)} />}
        </h2>
        {lacking !== '' && <p className={classes.hint}>{needTexts.questions.lackingHint}</p>}
        <Link
          to="/category/categoryType/$categoryType"
          params={{ categoryType: 'Product' }}
          className={buttonClass('quiet')}
        >
          {needTexts.browse}
        </Link>
      </>
    );
  const areOfSeveral = new Set(choices.map(({ categoryId }) => categoryId)).size > 1;
  const shown = isAll ? choices : choices.slice(0, SHOWN_FIRST);
  return (
    <fieldset className={classes.question}>
      <legend>
        <Name text={needTexts.questions[kind](said)} />
      </legend>
      <div className={classes.choices}>
        {shown.map((choice) => (
          <Button key={JSON.stringify(choice)} size="compact" onClick={() => onChoose(choice)}>
            <Name text={choiceWords(kind, choice, areOfSeveral, words)} />
          </Button>
        ))}
        {shown.length < choices.length && (
          <Button look="quiet" onClick={() => setAll(true)}>
            {needTexts.questions.more(choices.length - shown.length)}
          </Button>
        )}
      </div>
      <p className={classes.hint}>{needTexts.questions.waiting}</p>
    </fieldset>
  );
}
