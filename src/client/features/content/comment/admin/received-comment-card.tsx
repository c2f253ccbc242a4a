import { Link } from '@tanstack/react-router';
import type { ReceivedComment } from '../../../../../contract/content/comment.ts';
import { formatJalali } from '../../../../../core/time/dates.ts';
import type { DeskColumns } from '../../../../parts/account/desk-rows.tsx';
import { objectTarget } from '../../../../router/object-target.ts';
import { directionOf, Name } from '../../../../ui/name.tsx';
import classes from '../comment.module.css';
import { commentTexts, receivedCommentTexts as words } from '../comments-texts.ts';
import { CommentWays } from './comment-ways.tsx';

/** One comment with what an operator may decide about it now. */
export function ReceivedCommentCard({ comment }: { comment: ReceivedComment }) {
  const { displayName, state, createdAt } = comment;
  return (
    <article className={classes.own} data-state={state}>
      <h3 className={classes.writer}>
        <PageOf comment={comment} />
      </h3>
      <Said comment={comment} />
      <p className={classes.facts}>
        <Name text={displayName} /> · {formatJalali(createdAt, 'dateTime')}
      </p>
      <CommentWays comment={comment} />
    </article>
  );
}

const PageOf = ({ comment: { page, pageId } }: { comment: ReceivedComment }) =>
  page ? (
    <Link {...objectTarget('page', pageId, page.slug)}>
      <Name text={page.title} />
    </Link>
  ) : (
    commentTexts.own.gonePage
  );

/** Its words, what they answer, and why they are refused. */
const Said = ({ comment: { parentText, text, rejectReason } }: { comment: ReceivedComment }) => (
  <>
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
    {rejectReason !== null && <p className={classes.text}>{commentTexts.own.reason(rejectReason)}</p>}
  </>
);

/** The same at a desk. */
export const commentColumns: DeskColumns<ReceivedComment> = [
  { name: words.columns.page, cell: (comment) => <PageOf comment={comment} /> },
  { name: words.columns.text, look: 'text', cell: (comment) => <Said comment={comment} /> },
  { name: words.columns.writer, cell: ({ displayName }) => <Name text={displayName} /> },
  { name: words.columns.at, cell: ({ createdAt }) => formatJalali(createdAt, 'dateTime') },
  { name: words.columns.ways, look: 'ways', cell: (comment) => <CommentWays comment={comment} /> },
];
