import type { ReceivedFeedback } from '../../../../contract/feedback/feedback.ts';
import { formatPhone } from '../../../../core/people/format-phone.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import type { DeskColumns } from '../../../parts/account/desk-rows.tsx';
import { Name } from '../../../ui/name.tsx';
import { Written } from '../../../ui/written.tsx';
import classes from '../feedback.module.css';
import { feedbackTexts, receivedTexts as words } from '../feedback-texts.ts';
import { ProgressView } from '../progress-view.tsx';
import { AttachedFiles } from './attached-files.tsx';
import { FeedbackWays } from './feedback-ways.tsx';

const contactText = (contact: string): string => (contact.startsWith('+') ? formatPhone(contact) : contact);

const originOf = ({ isOfUser, appBuild, requestId }: ReceivedFeedback): string =>
  [isOfUser ? words.ofUser : words.ofNobody, appBuild && words.build(appBuild), requestId && words.request(requestId)]
    .filter(Boolean)
    .join(' · ');

/** One feedback with what an operator may do with it now. */
export function ReceivedCard({ feedback }: { feedback: ReceivedFeedback }) {
  const { type, text, contact, objectType } = feedback;
  return (
    <article className={classes.card}>
      <h3>{feedbackTexts.types[type]}</h3>
      <Written className={classes.text} text={text} />
      {objectType && (
        <p className={classes.facts}>
          <About feedback={feedback} />
        </p>
      )}
      {contact && (
        <p>
          <bdi dir="ltr">{contactText(contact)}</bdi>
        </p>
      )}
      <p className={classes.facts}>{`${formatJalali(feedback.createdAt, 'dateTime')} · ${originOf(feedback)}`}</p>
      <AttachedFiles id={feedback.id} fileIds={feedback.fileIds} />
      <ProgressView answer={feedback.answer} />
      <FeedbackWays feedback={feedback} />
    </article>
  );
}

const About = ({ feedback: { objectType, object } }: { feedback: ReceivedFeedback }) =>
  objectType && (
    <>
      {feedbackTexts.form.about(objectType)}: {object ? <Name text={object.title} /> : words.gone}
    </>
  );

/** The same at a desk. */
export const feedbackColumns: DeskColumns<ReceivedFeedback> = [
  { name: words.columns.type, look: 'figure', cell: ({ type }) => feedbackTexts.types[type] },
  {
    name: words.columns.text,
    look: 'text',
    cell: ({ id, text, fileIds, answer }) => (
      <>
        <Written className={classes.text} text={text} />
        <AttachedFiles id={id} fileIds={fileIds} />
        <ProgressView answer={answer} />
      </>
    ),
  },
  { name: words.columns.about, cell: (feedback) => <About feedback={feedback} /> },
  {
    name: words.columns.from,
    cell: (feedback) => (
      <>
        {feedback.contact && <bdi dir="ltr">{contactText(feedback.contact)}</bdi>}
        <p className={classes.facts}>{originOf(feedback)}</p>
      </>
    ),
  },
  { name: words.columns.at, cell: ({ createdAt }) => formatJalali(createdAt, 'dateTime') },
  { name: words.columns.ways, look: 'ways', cell: (feedback) => <FeedbackWays feedback={feedback} /> },
];
