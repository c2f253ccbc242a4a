import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReceivedFeedback } from '../../../../contract/feedback/feedback.ts';
import { FEEDBACK_MAX_LENGTH } from '../../../../core/content/feedback.ts';
import { formatPhone } from '../../../../core/people/format-phone.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { TextSheet } from '../../../parts/form/text-sheet.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { Name } from '../../../ui/name.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { Written } from '../../../ui/written.tsx';
import classes from '../feedback.module.css';
import { feedbackTexts, receivedTexts as words } from '../feedback-texts.ts';
import { ProgressView } from '../progress-view.tsx';
import { AttachedFiles } from './attached-files.tsx';
import { answerDraftKey, type FeedbackMove, receivedWrites } from './mutations.ts';

const TOAST_ID = 'feedback-moved';

const contactText = (contact: string): string => (contact.startsWith('+') ? formatPhone(contact) : contact);

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
  const writes = receivedWrites(usePrivateApi());
  const move = useMutation(writes.move());
  const [isAnswering, setAnswering] = useState(false);
  const { id, type, text, state, answer, contact, objectType, object } = feedback;
  const tell = (done: keyof typeof words.done) => showToast({ id: TOAST_ID, kind: 'done', text: words.done[done] });
  const run = (given: FeedbackMove) => move.mutate(given, { onSuccess: () => tell(given.move) });
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
    </article>
  );
}
