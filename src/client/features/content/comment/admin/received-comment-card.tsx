import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReceivedComment } from '../../../../../contract/content/comment.ts';
import { formatJalali } from '../../../../../core/time/dates.ts';
import { usePrivateApi } from '../../../../data/session/private-api.ts';
import { objectTarget } from '../../../../router/object-target.ts';
import { Button } from '../../../../ui/kit/button.tsx';
import { directionOf, Name } from '../../../../ui/name.tsx';
import { showToast } from '../../../../ui/toast/toast.ts';
import classes from '../comment.module.css';
import { commentTexts, receivedCommentTexts as words } from '../comments-texts.ts';
import { type CommentMove, receivedCommentWrites } from './mutations.ts';
import { RejectSheet } from './reject-sheet.tsx';

const TOAST_ID = 'comment-moved';

const rejectWords = { waiting: words.reject, shown: words.hide, rejected: words.correct } as const;

/** One comment with what an operator may decide about it now. */
export function ReceivedCommentCard({ comment }: { comment: ReceivedComment }) {
  const move = useMutation(receivedCommentWrites(usePrivateApi()).move());
  const [isRejecting, setRejecting] = useState(false);
  const { id, version, pageId, page, displayName, parentText, text, state, createdAt, rejectReason } = comment;
  const run = (given: CommentMove) =>
    move.mutate(given, {
      onSuccess: () => {
        setRejecting(false);
        showToast({ id: TOAST_ID, kind: 'done', text: words.done[given.move] });
      },
    });
  return (
    <article className={classes.own} data-state={state}>
      <h3 className={classes.writer}>
        {page ? (
          <Link {...objectTarget('page', pageId, page.slug)}>
            <Name text={page.title} />
          </Link>
        ) : (
          commentTexts.own.gonePage
        )}
      </h3>
      {parentText !== null && (
        <>
          <p className={classes.facts}>{words.answers}</p>
          <p className={`${classes.text} ${classes.quoted}`} dir={directionOf(parentText)}>
            {parentText}
          </p>
        </>
      )}
      <p className={classes.text} dir={directionOf(text)}>
        {text}
      </p>
      <p className={classes.facts}>
        <Name text={displayName} /> · {formatJalali(createdAt, 'dateTime')}
      </p>
      {rejectReason !== null && <p className={classes.text}>{commentTexts.own.reason(rejectReason)}</p>}
      <div className={classes.ways}>
        {state !== 'shown' && (
          <Button
            size="compact"
            look="primary"
            isBusy={move.isPending}
            onClick={() => run({ id, version, move: 'approve' })}
          >
            {words.approve}
          </Button>
        )}
        <Button size="compact" aria-haspopup="dialog" onClick={() => setRejecting(true)}>
          {rejectWords[state]}
        </Button>
      </div>
      {isRejecting && (
        <RejectSheet
          initial={rejectReason ?? ''}
          draftKey={`comment-reject:${id}`}
          isBusy={move.isPending}
          onReject={(reason) => run({ id, version, move: 'reject', reason })}
          onClose={() => setRejecting(false)}
        />
      )}
    </article>
  );
}
