import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { CommentState } from '../../../../../core/content/page-types.ts';
import { usePrivateApi } from '../../../../data/session/private-api.ts';
import { StateList } from '../../../../parts/account/state-list.tsx';
import { buttonClass } from '../../../../ui/kit/button.tsx';
import { commentTexts, receivedCommentTexts as words } from '../comments-texts.ts';
import { receivedCommentsRead } from '../queries.ts';
import { commentColumns, ReceivedCommentCard } from './received-comment-card.tsx';

/** Where an operator decides about comments. */
export function ReceivedComments() {
  const [state, setState] = useState<CommentState>('waiting');
  return (
    <StateList
      words={words}
      list={useInfiniteQuery(receivedCommentsRead(usePrivateApi(), state))}
      states={commentTexts.states}
      state={state}
      none={words.none}
      own={
        <Link to="/profile/comments" className={buttonClass('primary')}>
          {words.toOwn}
        </Link>
      }
      onState={setState}
      card={(comment) => <ReceivedCommentCard comment={comment} />}
      columns={commentColumns}
    />
  );
}
