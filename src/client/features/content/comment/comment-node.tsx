import { useState } from 'react';
import type { DeepComment } from '../../../../contract/content/comment.ts';
import { formatAgo } from '../../../../core/time/dates.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { useNow } from '../../../ui/minute-clock.ts';
import { directionOf, Name } from '../../../ui/name.tsx';
import classes from './comment.module.css';
import { setCommentLike } from './comment-actions.ts';
import { CommentForm } from './comment-form.tsx';
import { commentTexts as words } from './comments-texts.ts';
import { LikeButton } from './like-button.tsx';
import { OwnComment } from './own-comment.tsx';
import type { ShownComment } from './shown-comments.ts';
import type { ShownLike } from './shown-likes.ts';

/** What every comment of a page needs. */
export interface Discussion {
  sub: string | null;
  pageId: string;
  page: { title: string; slug: string };
  /** Of the user, not shown to others. */
  pending: readonly ShownComment[];
  /** Whether the page takes more. */
  isOpen: boolean;
  commentLike: (id: string, likeCount: number) => ShownLike;
  onAskSignIn: () => void;
}

/** A comment of any level. */
export type Shown = DeepComment & { replies?: Shown[] };

/** A comment with the answers to it. */
export function CommentNode({ comment, discussion }: { comment: Shown; discussion: Discussion }) {
  const { sub, pending } = discussion;
  const { id, displayName, isGone, answeredName, replies = [] } = comment;
  const own = pending.filter(({ parentId }) => parentId === id);
  return (
    <>
      <article className={classes.comment}>
        {answeredName !== null && (
          <p className={classes.facts}>{words.answers(`\u2068${answeredName || words.nameless}\u2069`)}</p>
        )}
        {isGone ? <p className={classes.facts}>{words.gone}</p> : <Said comment={comment} discussion={discussion} />}
      </article>
      {(replies.length > 0 || own.length > 0) && (
        <ul className={classes.replies} aria-label={words.answers(displayName || words.nameless)}>
          {replies.map((reply) => (
            <li key={reply.id}>
              <CommentNode comment={reply} discussion={discussion} />
            </li>
          ))}
          {sub !== null &&
            own.map((one) => (
              <li key={one.id}>
                <OwnComment sub={sub} comment={one} heading={<h3 className={classes.writer}>{words.you}</h3>} />
              </li>
            ))}
        </ul>
      )}
    </>
  );
}

function Said({ comment, discussion }: { comment: Shown; discussion: Discussion }) {
  const { sub, pageId, page, isOpen, commentLike, onAskSignIn } = discussion;
  const { id, displayName, text, createdAt, likeCount } = comment;
  const [isAnswering, setAnswering] = useState(false);
  const at = Date.parse(createdAt);
  const now = useNow() ?? at;
  const like = commentLike(id, likeCount);
  const handleLike = () => {
    if (sub === null) return onAskSignIn();
    void setCommentLike(sub, { pageId, commentId: id, title: page.title, liked: !like.liked });
  };
  return (
    <>
      <h3 className={classes.writer}>
        <Name text={displayName} />
      </h3>
      <p className={classes.text} dir={directionOf(text)}>
        {text}
      </p>
      <div className={classes.ways}>
        <time className={classes.facts} dateTime={createdAt}>
          {formatAgo(at, Math.max(now, at))}
        </time>
        <LikeButton label={words.like.comment(displayName)} like={like} onToggle={handleLike} />
        {isOpen && (
          <Button
            size="compact"
            look="quiet"
            aria-label={words.answerTo(displayName)}
            aria-expanded={isAnswering}
            onClick={() => setAnswering(!isAnswering)}
          >
            {words.answer}
          </Button>
        )}
      </div>
      {isAnswering && (
        <CommentForm
          sub={sub}
          place={{ pageId, page, parentId: id }}
          label={words.form.answerLabel(displayName)}
          onDone={() => setAnswering(false)}
        />
      )}
    </>
  );
}
