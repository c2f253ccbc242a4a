import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReceivedComment } from '../../../../../contract/content/comment.ts';
import { contentLimits } from '../../../../../core/content/limits.ts';
import { usePrivateApi } from '../../../../data/session/private-api.ts';
import { TextSheet } from '../../../../parts/form/text-sheet.tsx';
import { Button } from '../../../../ui/kit/button.tsx';
import { showToast } from '../../../../ui/toast/toast.ts';
import classes from '../comment.module.css';
import { receivedCommentTexts as words } from '../comments-texts.ts';
import { receivedCommentWrites, rejectDraftKey } from './mutations.ts';

const TOAST_ID = 'comment-moved';

const rejectWords = { waiting: words.reject, shown: words.hide, rejected: words.correct } as const;

/** What an operator may decide about a comment now. */
export function CommentWays({ comment }: { comment: ReceivedComment }) {
  const writes = receivedCommentWrites(usePrivateApi());
  const approve = useMutation(writes.approve());
  const [isRejecting, setRejecting] = useState(false);
  const { id, version, state, rejectReason } = comment;
  const tell = (done: keyof typeof words.done) => showToast({ id: TOAST_ID, kind: 'done', text: words.done[done] });
  return (
    <>
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
    </>
  );
}
