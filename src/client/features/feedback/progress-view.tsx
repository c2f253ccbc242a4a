import type { TrackedFeedback } from '../../../contract/feedback/feedback.ts';
import type { FeedbackState } from '../../../core/content/feedback.ts';
import { Written } from '../../ui/written.tsx';
import classes from './feedback.module.css';
import { feedbackTexts } from './feedback-texts.ts';

/** Where feedback is on its way. */
export const ProgressMark = ({ state }: { state: FeedbackState }) => (
  <span className={classes.mark} data-state={state}>
    {feedbackTexts.states[state]}
  </span>
);

/** What was answered. */
export const ProgressView = ({ answer }: Pick<TrackedFeedback, 'answer'>) =>
  answer === null ? null : (
    <section className={classes.answer}>
      <h4>{feedbackTexts.own.answer}</h4>
      <Written className={classes.text} text={answer} />
    </section>
  );
