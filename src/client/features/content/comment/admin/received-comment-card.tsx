import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReceivedComment } from '../../../../../contract/content/comment.ts';
import { contentLimits } from '../../../../../core/content/limits.ts';
import { formatJalali } from '../../../../../core/time/dates.ts';
import { usePrivateApi } from '../../../../data/session/private-api.ts';
import { TextSheet } from '../../../../parts/form/text-sheet.tsx';
import { objectTarget } from '../../../../router/object-target.ts';
import { Button } from '../../../../ui/kit/button.tsx';
import { directionOf, Name } from '../../../../ui/name.tsx';
import { showToast } from '../../../../ui/toast/toast.ts';
import classes from '../comment.module.css';
import { commentTexts, receivedCommentTexts as words } from '../comments-texts.ts';
import { receivedCommentWrites, rejectDraftKey } from './mutations.ts';

const TOAST_ID = 'comment-moved';

const rejectWords = { waiting: words.reject, shown: words.hide, rejected: words.correct } as const;

/** One comment with what an operator may decide about it now. */
export function ReceivedCommentCard({ comment }: { comment: ReceivedComment }) {
  const writes = receivedCommentWrites(usePrivateApi());
  const approve = useMutation(writes.approve());
  const [isRejecting, setRejecting] = useState(false);
  const { id, version, pageId, page, displayName, parentText, text, state, createdAt, rejectReason } = comment;
  const tell = (done: keyof typeof words.done) => showToast({ id: TOAST_ID, kind: 'done', text: words.done[done] });
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
            isBusy={approve.isPending}
            onClick={() => approve.mutate({ id, version }, { onSuccess: () => tell('approve') })}
          >
            {words.approve}
          </Button>
        )}
        <Button size="compact" aria-haspopup="dialog" onClick={() => setRejecting(true)}>
          {rejectWords[state]}
        </Button>
      </div>
      {isRejecting && (
        <TextSheet
          heading={words.sheet.heading}
          words={words.sheet}
          lengthMax={contentLimits.rejectReason}
          draftKey={rejectDraftKey(id)}
          known={rejectReason ?? ''}
          version={version}
          write={writes.reject()}
          send={(reason, seen) => ({ id, version: seen, reason })}
          onSaved={() => {
            setRejecting(false);
            tell('reject');
          }}
          onClose={() => setRejecting(false)}
        />
      )}
    </article>
  );
}
