import { Suspense, useRef, useState } from 'react';
import { useDraft } from '../../offline/drafts/use-draft.ts';
import { useOnDevice } from '../../ui/device/use-on-device.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { useLinkedContext } from './about.ts';
import classes from './feedback.module.css';
import type { FeedbackChange, FeedbackContext } from './feedback-change.ts';
import { draftForm, emptyDraft } from './feedback-draft.ts';
import { FeedbackForm } from './feedback-form.tsx';
import { feedbackTexts as words } from './feedback-texts.ts';

const OwnFeedbacks = lazyPart(() => import('./own-feedbacks.tsx'));

/** Writes feedback, and shows what became of what this device has sent. */
export function FeedbackScreen() {
  const linked = useLinkedContext();
  const [chosen, setChosen] = useState<FeedbackContext>();
  const draft = useDraft('feedback', emptyDraft, draftForm);
  const top = useRef<HTMLHeadingElement>(null);
  const isOnDevice = useOnDevice();
  const handleEdit = ({ type, text, contact, files, object, requestId }: FeedbackChange) => {
    draft.change({ type, text, contact, files });
    setChosen({ object, requestId });
    top.current?.focus();
  };
  return (
    <div className={classes.page}>
      <PageHead title={words.title} description={words.lead} canonicalPath="/feedback" />
      <h1 ref={top} tabIndex={-1}>
        {words.title}
      </h1>
      <p className={classes.lead}>{words.lead}</p>
      <FeedbackForm draft={draft} context={chosen ?? linked} onContext={setChosen} />
      {isOnDevice && (
        <Suspense fallback={null}>
          <OwnFeedbacks isFormFree={draft.value.text.trim() === ''} onEdit={handleEdit} />
        </Suspense>
      )}
    </div>
  );
}
