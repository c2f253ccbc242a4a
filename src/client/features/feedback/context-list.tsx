import { RemovableChip } from '../../ui/kit/removable-chip.tsx';
import { Name } from '../../ui/name.tsx';
import { useObjectTitle } from './about.ts';
import classes from './feedback.module.css';
import type { FeedbackContext } from './feedback-change.ts';
import { feedbackTexts } from './feedback-texts.ts';

const words = feedbackTexts.form;

type ContextListProps = {
  context: FeedbackContext;
  isOfUser: boolean;
  onContext: (context: FeedbackContext) => void;
};

/** Everything that goes along with the text; what a link has added can be left out. */
export function ContextList({ context, isOfUser, onContext }: ContextListProps) {
  const { object, requestId } = context;
  const title = useObjectTitle(object);
  const about = object && words.about(object.objectType);
  return (
    <section className={classes.along} aria-labelledby="feedback-along">
      <h2 id="feedback-along">{words.along}</h2>
      <ul>
        {about && (
          <RemovableChip
            removeLabel={words.leaveOut(about)}
            onRemove={() => onContext({ ...context, object: undefined })}
          >
            <span>
              {about}
              {title && (
                <>
                  : <Name text={title} />
                </>
              )}
            </span>
          </RemovableChip>
        )}
        {requestId && (
          <RemovableChip
            removeLabel={words.leaveOut(words.request)}
            onRemove={() => onContext({ ...context, requestId: undefined })}
          >
            <span>
              {words.request}: <bdi dir="ltr">{requestId}</bdi>
            </span>
          </RemovableChip>
        )}
        <li>
          {words.build}: <bdi dir="ltr">{__BUILD_ID__}</bdi>
        </li>
        <li>{isOfUser ? words.user : words.nobody}</li>
      </ul>
    </section>
  );
}
