import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '../../ui/kit/button.tsx';
import { Message } from '../../ui/kit/message.tsx';
import { type FailureWords, faultText, isStale } from './field-faults.ts';
import classes from './form-foot.module.css';
import { formTexts } from './form-texts.ts';
import type { Form } from './use-form.ts';

export interface FormFootProps {
  form: Pick<Form<never>, 'error' | 'isPending' | 'isRestored' | 'drop'>;
  words: FailureWords & { save: string; saving?: string; cancel?: string };
  /** Of the button that sends. @default 'primary' */
  look?: ButtonLook;
  /** The button of `words.cancel`; what is typed is forgotten. */
  onCancel?: () => void;
  /** More buttons. */
  children?: ReactNode;
}

/** The end of a form: that its text was restored, why it was not saved, and the buttons. */
export function FormFoot({ form, words, look = 'primary', onCancel, children }: FormFootProps) {
  const { error, isPending, isRestored, drop } = form;
  const handleCancel = () => {
    drop();
    onCancel?.();
  };
  return (
    <div className={classes.foot}>
      {isRestored && (
        <Message
          tone="new"
          action={
            <Button look="quiet" size="compact" onClick={drop}>
              {formTexts.discard}
            </Button>
          }
        >
          {formTexts.restored}
        </Message>
      )}
      {error && (
        <div role="alert" className={classes.fault}>
          <p>{faultText(error, words)}</p>
          {isStale(error) && (
            <Button look="quiet" size="compact" onClick={drop}>
              {formTexts.takeTheirs}
            </Button>
          )}
        </div>
      )}
      <div className={classes.choices}>
        <Button type="submit" look={look} isBusy={isPending}>
          {isPending ? (words.saving ?? words.save) : words.save}
        </Button>
        {children}
        {onCancel && <Button onClick={handleCancel}>{words.cancel}</Button>}
      </div>
    </div>
  );
}
