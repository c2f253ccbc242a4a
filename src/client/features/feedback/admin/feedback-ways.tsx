import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReceivedFeedback } from '../../../../contract/feedback/feedback.ts';
import { FEEDBACK_MAX_LENGTH } from '../../../../core/content/feedback.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { TextSheet } from '../../../parts/form/text-sheet.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import classes from '../feedback.module.css';
import { receivedTexts as words } from '../feedback-texts.ts';
import { answerDraftKey, type FeedbackMove, receivedWrites } from './mutations.ts';

const TOAST_ID = 'feedback-moved';

/** What an operator may do with a feedback now. */
export function FeedbackWays({ feedback }: { feedback: ReceivedFeedback }) {
  const writes = receivedWrites(usePrivateApi());
  const move = useMutation(writes.move());
  const [isAnswering, setAnswering] = useState(false);
  const { id, state, answer } = feedback;
  const tell = (done: keyof typeof words.done) => showToast({ id: TOAST_ID, kind: 'done', text: words.done[done] });
  const run = (given: FeedbackMove) => move.mutate(given, { onSuccess: () => tell(given.move) });
  return (
    <>
      {state !== 'closed' && (
        <div className={classes.ways}>
          <Button size="compact" look="primary" aria-haspopup="dialog" onClick={() => setAnswering(true)}>
            {answer === null ? words.moves.answer : words.correct}
          </Button>
          {state === 'new' && (
            <Button size="compact" isBusy={move.isPending} onClick={() => run({ id, move: 'seen' })}>
              {words.moves.seen}
            </Button>
          )}
          <Button size="compact" isBusy={move.isPending} onClick={() => run({ id, move: 'close' })}>
            {words.moves.close}
          </Button>
        </div>
      )}
      {isAnswering && (
        <TextSheet
          heading={words.sheet.heading}
          words={words.sheet}
          lengthMax={FEEDBACK_MAX_LENGTH}
          draftKey={answerDraftKey(id)}
          known={answer ?? ''}
          write={writes.answer()}
          send={(written) => ({ id, answer: written })}
          onSaved={() => {
            setAnswering(false);
            tell('answer');
          }}
          onClose={() => setAnswering(false)}
        />
      )}
    </>
  );
}
