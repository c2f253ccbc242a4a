import { type ReactNode, useState } from 'react';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { formatAgo } from '../../../../core/time/dates.ts';
import { useAskedEdit } from '../../../router/use-asked-edit.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { useNow } from '../../../ui/minute-clock.ts';
import { directionOf } from '../../../ui/name.tsx';
import classes from './comment.module.css';
import { refusedText, removeComment } from './comment-actions.ts';
import { CommentForm } from './comment-form.tsx';
import { commentObjectKey } from './comment-operation.ts';
import { commentTexts } from './comments-texts.ts';
import { RowState } from './row-state.tsx';
import type { ShownComment } from './shown-comments.ts';

const words = commentTexts.own;

type OwnCommentProps = {
  sub: string;
  comment: ShownComment;
  /** What stands above the text. */
  heading: ReactNode;
};

/** A comment for its writer: its state, why it was refused, and what can be changed while it waits. */
export function OwnComment({ sub, comment, heading }: OwnCommentProps) {
  const isAsked = useAskedEdit(commentObjectKey(comment.id)) && refusedText(comment) !== undefined;
  const [isEditing, setEditing] = useState(isAsked);
  const { state, row, rejectReason, likeCount } = comment;
  const at = Date.parse(comment.writtenAt);
  const now = useNow() ?? at;
  if (isEditing)
    return (
      <CommentForm
        sub={sub}
        place={comment}
        label={commentTexts.form.editLabel}
        comment={comment}
        onDone={() => setEditing(false)}
      />
    );
  const isRefused = row?.state === 'failed' || row?.state === 'conflict';
  const canEdit = state === 'waiting' && (!isRefused || refusedText(comment) !== undefined);
  return (
    <article className={classes.own} data-state={state}>
      {heading}
      <p className={classes.text} dir={directionOf(comment.text)}>
        {comment.text}
      </p>
      <p className={classes.facts}>
        <span className={classes.mark} data-state={state}>
          {commentTexts.states[state]}
        </span>{' '}
        <time dateTime={comment.writtenAt}>{formatAgo(at, Math.max(now, at))}</time>
        {likeCount > 0 && ` · ${words.likes(formatNumber(likeCount))}`}
      </p>
      {rejectReason !== null && <p className={classes.text}>{words.reason(rejectReason)}</p>}
      {row && <RowState row={row} />}
      {canEdit && (
        <div className={classes.ways}>
          <Button size="compact" look="quiet" onClick={() => setEditing(true)}>
            {commentTexts.edit}
          </Button>
          {!isRefused && (
            <Button size="compact" look="quiet" onClick={() => void removeComment(sub, comment)}>
              {commentTexts.remove}
            </Button>
          )}
        </div>
      )}
    </article>
  );
}
