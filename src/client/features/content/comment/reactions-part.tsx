import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { Skeleton } from '../../../ui/kit/skeleton.tsx';
import classes from './comment.module.css';
import { setPageLike } from './comment-actions.ts';
import { CommentForm, SignInHint } from './comment-form.tsx';
import { CommentNode, type Discussion, type Shown } from './comment-node.tsx';
import { commentTexts as words } from './comments-texts.ts';
import { LikeButton } from './like-button.tsx';
import { OwnComment } from './own-comment.tsx';
import { commentTreeRead } from './queries.ts';
import { useOwnComments, useReactions } from './use-reactions.ts';

export interface ArticleReactionsProps {
  pageId: string;
  /** How the page is shown where its comments are. */
  page: { title: string; slug: string };
}

/** Whether one likes the page, what is said about it, and what one has said that is not shown yet. */
export default function ReactionsPart({ pageId, page }: ArticleReactionsProps) {
  const tree = useQuery({ ...commentTreeRead(usePrivateApi(), pageId), throwOnError: false });
  const { sub, comments } = useOwnComments();
  const { pageLike, commentLike } = useReactions(pageId);
  const [isAsked, setAsked] = useState(false);
  const approved = new Set(idsOf(tree.data?.items ?? []));
  const isPending = ({ id, state, row }: (typeof comments)[number]) =>
    row || state === 'rejected' || (state === 'waiting' && !approved.has(id));
  const pending = comments.filter((one) => one.pageId === pageId && isPending(one)).toReversed();
  const handleLike = () => {
    if (sub === null) return setAsked(true);
    void setPageLike(sub, { pageId, title: page.title, liked: !pageLike.liked });
  };
  const isOpen = tree.data?.isOpen ?? true;
  const discussion: Discussion = { sub, pageId, page, pending, isOpen, commentLike, onAskSignIn: () => setAsked(true) };
  return (
    <section className={classes.part} aria-label={words.heading}>
      <LikeButton label={words.like.page} isLabelled like={pageLike} onToggle={handleLike} />
      {isAsked && sub === null && <SignInHint />}
      <h2>{tree.data ? words.comments(formatNumber(tree.data.totalCount)) : words.uncounted}</h2>
      {isOpen ? (
        <CommentForm sub={sub} place={{ pageId, page, parentId: null }} label={words.form.label} />
      ) : (
        <p className={classes.facts}>{words.closed}</p>
      )}
      {sub !== null && <PendingComments sub={sub} pending={pending.filter(({ parentId }) => parentId === null)} />}
      <ReadGate query={tree} skeleton={<Skeleton shape="cards" count={2} />} hideTime>
        {({ items }) =>
          items.length === 0 ? (
            <p className={classes.facts}>{words.none}</p>
          ) : (
            <ul className={classes.tree}>
              {items.map((comment) => (
                <li key={comment.id}>
                  <CommentNode comment={comment} discussion={discussion} />
                </li>
              ))}
            </ul>
          )
        }
      </ReadGate>
    </section>
  );
}

/** Of all that is shown: the saved copy of one's own comments may be older. */
const idsOf = (items: readonly Shown[]): string[] =>
  items.flatMap(({ id, isGone, replies = [] }) => [...(isGone ? [] : [id]), ...idsOf(replies)]);

/** One's own comments that nobody else sees yet. */
const PendingComments = ({ sub, pending }: { sub: string; pending: Discussion['pending'] }) =>
  pending.length > 0 && (
    <ul className={classes.tree}>
      {pending.map((comment) => (
        <li key={comment.id}>
          <OwnComment sub={sub} comment={comment} heading={<h3 className={classes.writer}>{words.you}</h3>} />
        </li>
      ))}
    </ul>
  );
