import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReceivedFeedback } from '../../../../contract/feedback/feedback.ts';
import { toPersianDigits } from '../../../../core/numbers/numerals.ts';
import { localMobile } from '../../../../core/people/phone.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { Name } from '../../../ui/name.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { Written } from '../../../ui/written.tsx';
import classes from '../feedback.module.css';
import { feedbackTexts, receivedTexts as words } from '../feedback-texts.ts';
import { ProgressView } from '../progress-view.tsx';
import { AnswerSheet } from './answer-sheet.tsx';
import { AttachedFiles } from './attached-files.tsx';
import { type FeedbackMove, receivedWrites } from './mutations.ts';

const TOAST_ID = 'feedback-moved';

const contactText = (contact: string): string =>
  contact.startsWith('+') ? toPersianDigits(localMobile(contact)) : contact;

const factsOf = ({ createdAt, isOfUser, appBuild, requestId }: ReceivedFeedback): string =>
  [
    formatJalali(createdAt, 'dateTime'),
    isOfUser ? words.ofUser : words.ofNobody,
    appBuild && words.build(appBuild),
    requestId && words.request(requestId),
  ]
    .filter(Boolean)
    .join(' · ');

/** One feedback with what an operator may do with it now. */
export function ReceivedCard({ feedback }: { feedback: ReceivedFeedback }) {
  const move = useMutation(receivedWrites(usePrivateApi()).move());
  const [isAnswering, setAnswering] = useState(false);
  const { id, type, text, state, answer, contact, objectType, object } = feedback;
  const run = (given: FeedbackMove) =>
    move.mutate(given, {
      onSuccess: () => {
        setAnswering(false);
        showToast({ id: TOAST_ID, kind: 'done', text: words.done[given.move] });
      },
    });
  return (
    <article className={classes.card}>
      <h3>{feedbackTexts.types[type]}</h3>
      <Written className={classes.text} text={text} />
      {objectType && (
        <p className={classes.facts}>
          {feedbackTexts.form.about(objectType)}: {object ? <Name text={object.title} /> : words.gone}
        </p>
      )}
      {contact && (
        <p>
          <bdi dir="ltr">{contactText(contact)}</bdi>
        </p>
      )}
      <p className={classes.facts}>{factsOf(feedback)}</p>
      <AttachedFiles id={id} fileIds={feedback.fileIds} />
      <ProgressView answer={answer} />
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
        <AnswerSheet
          initial={answer ?? ''}
          draftKey={`feedback-answer:${id}`}
          isBusy={move.isPending}
          onAnswer={(written) => run({ id, move: 'answer', answer: written })}
          onClose={() => setAnswering(false)}
        />
      )}
    </article>
  );
}
