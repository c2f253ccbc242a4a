import { useQuery } from '@tanstack/react-query';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { useSub } from '../../data/session/use-sub.ts';
import { useOutbox } from '../../offline/outbox/device-outbox.ts';
import { isOwnRow } from '../../offline/outbox/outbox-row.ts';
import { useStore } from '../../ui/store.ts';
import classes from './feedback.module.css';
import { FEEDBACK_OPERATION, type FeedbackChange, isFeedback } from './feedback-change.ts';
import { feedbackTexts } from './feedback-texts.ts';
import { LookUpForm } from './look-up-form.tsx';
import { feedbackReads } from './queries.ts';
import { SentCard, TrackedCard } from './sent-card.tsx';
import { type SentFeedback, sentFeedbacks } from './sent-codes.ts';
import { UnsentCard } from './unsent-card.tsx';

/** Loaded with this part: a press without a network loads nothing. */
export { addFeedback } from './add-feedback.ts';

const words = feedbackTexts.own;
const NONE: readonly SentFeedback[] = [];

type OwnFeedbacksProps = {
  isFormFree: boolean;
  onEdit: (change: FeedbackChange) => void;
};

/** What waits on this device, what its user has sent, and what it has sent for nobody; latest first. */
export default function OwnFeedbacks({ isFormFree, onEdit }: OwnFeedbacksProps) {
  const sub = useSub();
  const { rows, isRead } = useOutbox();
  const own = useQuery({ ...feedbackReads(usePrivateApi()).own(), enabled: sub !== null, throwOnError: false });
  const sent = useStore(sentFeedbacks, NONE);
  const unsent = rows.flatMap((row) => {
    const { operation, payload } = row;
    const isOwn = operation === FEEDBACK_OPERATION && isOwnRow(row, sub);
    return isOwn && isFeedback(payload) ? [{ row, change: payload }] : [];
  });
  const ofUser = sub === null ? [] : (own.data?.items ?? []);
  // A row of which the answer was lost may be stored already.
  const delivered = new Set(ofUser.map(({ id }) => id));
  const waiting = unsent.filter(({ change }) => !delivered.has(change.id));
  const isEmpty = waiting.length + ofUser.length + sent.length === 0;
  const isUnread = sub !== null && own.data === undefined && own.fetchStatus !== 'fetching';
  const isKnown = isRead && (sub === null || own.data !== undefined);
  return (
    <>
      <section className={classes.own} aria-labelledby="own-feedbacks">
        <h2 id="own-feedbacks">{words.heading}</h2>
        {isEmpty && isKnown && <p className={classes.facts}>{words.none}</p>}
        {isUnread && <p className={classes.facts}>{words.listFailed}</p>}
        <ul>
          {waiting.toReversed().map(({ row, change }) => (
            <li key={row.seq}>
              <UnsentCard row={row} change={change} isFormFree={isFormFree} onEdit={onEdit} />
            </li>
          ))}
          {ofUser.map(({ id, createdAt, ...feedback }) => (
            <li key={id}>
              <SentCard {...feedback} sentAt={createdAt} progress={feedback} filesCount={feedback.fileIds.length} />
            </li>
          ))}
          {sent.map((feedback) => (
            <li key={feedback.trackingCode}>
              <TrackedCard sent={feedback} />
            </li>
          ))}
        </ul>
      </section>
      <LookUpForm />
    </>
  );
}
