import { Link } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { contentLimits } from '../../../../core/content/limits.ts';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { useDraft } from '../../../offline/drafts/use-draft.ts';
import { useStoring } from '../../../parts/form/use-storing.ts';
import { Button, buttonClass } from '../../../ui/kit/button.tsx';
import { TextArea } from '../../../ui/kit/fields/control.tsx';
import { Field } from '../../../ui/kit/fields/field.tsx';
import { Message } from '../../../ui/kit/message.tsx';
import { directionOf } from '../../../ui/name.tsx';
import classes from './comment.module.css';
import { type CommentPlace, editComment, writeComment } from './comment-actions.ts';
import { commentTexts } from './comments-texts.ts';
import type { ShownComment } from './shown-comments.ts';

const words = commentTexts.form;
const LENGTH_MAX = contentLimits.comment;

type CommentFormProps = {
  sub: string | null;
  place: CommentPlace;
  label: string;
  /** The comment that is edited. */
  comment?: ShownComment;
  onDone?: () => void;
};

const isText = (value: unknown): value is string => typeof value === 'string';
const form = { accepts: isText };

const faultOf = (length: number): string | undefined => {
  if (length === 0) return words.required;
  return length > LENGTH_MAX ? words.tooLong(formatNumber(LENGTH_MAX), formatNumber(length - LENGTH_MAX)) : undefined;
};

/** Writes a comment. What is typed survives a reload and a sign-in, and stays if the device refuses to store it. */
export function CommentForm({ sub, place, label, comment, onDone }: CommentFormProps) {
  const key = `comment:${comment?.id ?? place.parentId ?? place.pageId}`;
  const draft = useDraft(key, comment?.text ?? '', form);
  const [isTried, setTried] = useState(false);
  const latest = useRef('');
  latest.current = draft.value;
  const text = draft.value.trim();
  const fault = faultOf(text.length);
  const { submit } = useStoring(draft.value, async (submitted) => {
    if (fault !== undefined || sub === null) return;
    const isStored = comment ? await editComment(sub, comment, text) : await writeComment(sub, place, text);
    // What was typed meanwhile is the next comment.
    if (!isStored || latest.current !== submitted) return;
    draft.drop('');
    setTried(false);
    onDone?.();
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    submit();
  };
  const isShown = isTried || text.length > LENGTH_MAX;
  return (
    <form noValidate className={classes.form} onSubmit={handleSubmit}>
      <Field
        label={label}
        hint={words.hint(formatNumber(Math.max(0, LENGTH_MAX - text.length)))}
        error={isShown ? fault : undefined}
      >
        {(wiring) => (
          <TextArea
            {...wiring}
            rows={3}
            dir={draft.value ? directionOf(draft.value) : undefined}
            placeholder={words.placeholder}
            value={draft.value}
            onChange={({ target }) => draft.change(target.value)}
          />
        )}
      </Field>
      {sub === null ? (
        <SignInHint />
      ) : (
        <div className={classes.ways}>
          <Button look="primary" size="compact" type="submit">
            {comment ? words.save : words.send}
          </Button>
          {onDone && (
            <Button
              size="compact"
              onClick={() => {
                draft.drop();
                onDone();
              }}
            >
              {words.cancel}
            </Button>
          )}
        </div>
      )}
    </form>
  );
}

/** For who is not signed in. */
export const SignInHint = () => (
  <Message
    tone="info"
    action={
      <Link to="/users/login" search={{ redirectPath: location.pathname }} className={buttonClass('link')}>
        {commentTexts.signIn.link}
      </Link>
    }
  >
    {commentTexts.signIn.hint}
  </Message>
);
