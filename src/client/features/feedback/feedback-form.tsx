import { type FormEvent, Suspense, useRef, useState } from 'react';
import { FEEDBACK_MAX_LENGTH, feedbackTypes } from '../../../core/content/feedback.ts';
import { formatNumber } from '../../../core/numbers/numerals.ts';
import { useSub } from '../../data/session/use-sub.ts';
import type { Draft } from '../../offline/drafts/use-draft.ts';
import { useStoring } from '../../parts/form/use-storing.ts';
import { useOnDevice } from '../../ui/device/use-on-device.ts';
import { Button } from '../../ui/kit/button.tsx';
import { TextArea, TextInput } from '../../ui/kit/fields/control.tsx';
import { Field } from '../../ui/kit/fields/field.tsx';
import { Segmented } from '../../ui/kit/fields/segmented.tsx';
import { Message } from '../../ui/kit/message.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { addFeedback } from './add-feedback.ts';
import { ContextList } from './context-list.tsx';
import classes from './feedback.module.css';
import type { FeedbackContext } from './feedback-change.ts';
import { type FeedbackDraft, faultsOf, filesOf } from './feedback-draft.ts';
import { feedbackTexts } from './feedback-texts.ts';

const Attachments = lazyPart(() => import('./attachments.tsx'));

const { form: words, types } = feedbackTexts;
/** Then the form tells how much more fits. */
const NEARLY_FULL = 500;

/** Without its code the device stores nothing either. */
const add = async (...given: Parameters<typeof addFeedback>): Promise<string | undefined> => {
  const part = await import('./own-feedbacks.tsx').catch(() => undefined);
  return part ? part.addFeedback(...given) : words.storageFailed;
};

type FeedbackFormProps = {
  draft: Draft<FeedbackDraft>;
  context: FeedbackContext;
  onContext: (context: FeedbackContext) => void;
};

/** What is typed survives a reload, and stays if the device refuses to store it. */
export function FeedbackForm({ draft, context, onContext }: FeedbackFormProps) {
  const sub = useSub();
  const isOnDevice = useOnDevice();
  const [isTried, setTried] = useState(false);
  const [isAttaching, setAttaching] = useState(false);
  const [outcome, setOutcome] = useState<{ fault: string | undefined }>();
  const { value } = draft;
  const latest = useRef(value);
  latest.current = value;
  const faults = isTried ? faultsOf(value) : {};
  const left = FEEDBACK_MAX_LENGTH - value.text.trim().length;

  const change = (more: Partial<FeedbackDraft>) => {
    setOutcome(undefined);
    draft.change({ ...latest.current, ...more });
  };
  const { isStoring, submit } = useStoring(value, async (submitted) => {
    if (isAttaching || Object.keys(faultsOf(submitted)).length > 0) return;
    const fault = await add(sub, submitted, context);
    setOutcome({ fault });
    // What was typed meanwhile is the next feedback.
    if (fault !== undefined || latest.current !== submitted) return;
    draft.drop();
    onContext({});
    setTried(false);
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    submit();
  };
  return (
    <form className={classes.form} noValidate aria-label={words.label} onSubmit={handleSubmit}>
      <Segmented
        legend={words.type}
        name="feedback-type"
        value={value.type}
        onChoose={(type) => change({ type })}
        options={feedbackTypes.map((type) => ({ value: type, label: types[type] }))}
      />
      <Field
        label={words.text}
        hint={left >= 0 && left <= NEARLY_FULL ? words.left(formatNumber(left)) : undefined}
        error={faults.text}
      >
        {(wiring) => (
          <TextArea
            {...wiring}
            rows={6}
            // An empty text has no direction of its own: the placeholder would stand on the left.
            dir={value.text === '' ? undefined : 'auto'}
            placeholder={words.placeholders[value.type]}
            value={value.text}
            onChange={({ currentTarget }) => change({ text: currentTarget.value })}
          />
        )}
      </Field>
      <Field label={words.contact} hint={words.contactHint} error={faults.contact}>
        {(wiring) => (
          <TextInput
            {...wiring}
            dir="ltr"
            autoComplete="email"
            value={value.contact}
            onChange={({ currentTarget }) => change({ contact: currentTarget.value })}
          />
        )}
      </Field>
      {sub !== null && isOnDevice && (
        <Suspense fallback={null}>
          <Attachments
            sub={sub}
            files={filesOf(value, sub)}
            onSending={setAttaching}
            onFiles={(changeFiles) => change({ files: changeFiles(filesOf(latest.current, sub)) })}
          />
        </Suspense>
      )}
      <ContextList context={context} isOfUser={sub !== null} onContext={onContext} />
      {/* Before hydration a submit would reload the page, without the text. */}
      <Button type="submit" look="primary" isBusy={isStoring || isAttaching} disabled={!isOnDevice}>
        {words.send}
      </Button>
      {outcome && <Message tone={outcome.fault ? 'failed' : 'done'}>{outcome.fault ?? words.stored}</Message>}
    </form>
  );
}
