import { Link } from '@tanstack/react-router';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { objectTarget } from '../../../router/object-target.ts';
import { Notice } from '../../../ui/kit/notice.tsx';
import { Skeleton } from '../../../ui/kit/skeleton.tsx';
import { directionOf, Name } from '../../../ui/name.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import classes from './comment.module.css';
import { commentTexts } from './comments-texts.ts';
import { OwnComment } from './own-comment.tsx';
import type { ShownComment } from './shown-comments.ts';
import { useOwnComments } from './use-reactions.ts';

const words = commentTexts.own;

/** What the user has written, with what became of it. */
export function CommentsScreen() {
  const { sub, read, comments } = useOwnComments();
  if (sub === null) return null;
  const list = (
    <ul className={classes.tree}>
      {comments.map((comment) => (
        <li key={comment.id}>
          <OwnComment sub={sub} comment={comment} heading={<PageTitle comment={comment} />} />
          <Replies comment={comment} />
        </li>
      ))}
    </ul>
  );
  return (
    <section className={classes.screen}>
      <PageHead title={words.title} noindex />
      {read.data === undefined && comments.length > 0 ? (
        list
      ) : (
        <ReadGate query={read} skeleton={<Skeleton shape="cards" count={2} />}>
          {() => (comments.length > 0 ? list : <Notice {...words.none} />)}
        </ReadGate>
      )}
    </section>
  );
}

const PageTitle = ({ comment: { pageId, page } }: { comment: ShownComment }) => (
  <h2 className={classes.writer}>
    {page ? (
      <Link {...objectTarget('page', pageId, page.slug)}>
        <Name text={page.title} />
      </Link>
    ) : (
      words.gonePage
    )}
  </h2>
);

function Replies({ comment: { replies, replyCount } }: { comment: ShownComment }) {
  if (replies.length === 0) return null;
  return (
    <ul className={classes.replies} aria-label={words.replies(formatNumber(replyCount))}>
      {replies.map(({ id, displayName, text }) => (
        <li key={id} className={classes.comment}>
          <p className={classes.writer}>
            <Name text={displayName} />
          </p>
          <p className={classes.text} dir={directionOf(text)}>
            {text}
          </p>
        </li>
      ))}
      {replyCount > replies.length && (
        <li className={classes.facts}>{words.moreReplies(formatNumber(replyCount - replies.length))}</li>
      )}
    </ul>
  );
}
