import { Suspense, useEffect, useRef, useState } from 'react';
import type { FaqQuestion } from '../../../../contract/content/faq.ts';
import { Icon } from '../../../ui/image/icon.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { Blocks } from '../block/blocks.tsx';
import classes from './faq.module.css';

/** It needs the outbox, which the page is read without. */
const UsefulVote = lazyPart<{ question: FaqQuestion }>(() =>
  import('./useful-vote.tsx').then((part) => ({ default: part.UsefulVote })),
);

type QuestionItemProps = {
  question: FaqQuestion;
  /** What was searched. @default nothing */
  searchKey?: string;
  /** Of the answer. */
  excerpt?: string | undefined;
  onOpen: (id: string) => void;
};

/** A question that unfolds. Its id is its address on the page. */
export function QuestionItem({ question, searchKey = '', excerpt, onOpen }: QuestionItemProps) {
  const details = useRef<HTMLDetailsElement>(null);
  // What asks after the answer is made for the questions that are opened: a page has dozens.
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => {
    // Opened before the app started.
    if (details.current?.open) setWasOpened(true);
  }, []);
  const handleToggle = () => {
    if (!details.current?.open) return;
    setWasOpened(true);
    onOpen(question.id);
  };
  return (
    <details ref={details} id={question.id} className={classes.question} onToggle={handleToggle}>
      <summary>
        <span>
          <h3>
            <MarkedText text={question.question} searchKey={searchKey} />
          </h3>
          {excerpt && (
            <span className={classes.excerpt}>
              <MarkedText text={excerpt} searchKey={searchKey} />
            </span>
          )}
        </span>
        <Icon name="chevron" size={20} />
      </summary>
      <div className={classes.answer}>
        <Blocks body={question.answer} />
        {wasOpened && (
          <Suspense>
            <UsefulVote question={question} />
          </Suspense>
        )}
      </div>
    </details>
  );
}
