import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { CommentsQuery, CommentTree, OwnComment, ReceivedComment } from '../../../contract/content/comment.ts';
import { PAGE_SIZE_DEFAULT, type Page } from '../../../contract/page.ts';
import { findShownNames } from '../../account/person/shown-name.ts';
import { countWaiting } from '../../db/count-waiting.ts';
import type { Executor } from '../../db/open-database.ts';
import type { Actor } from '../../platform/actor.ts';
import { assertAllowed, forOperator } from '../../platform/command/policy.ts';
import { decodeCursor, toPage } from '../../platform/cursor.ts';
import { momentPosition, whereEarlier, whereLater } from '../../platform/moment-cursor.ts';
import { presentEntity } from '../../platform/present-entity.ts';
import { getPageCounts } from '../page/page-counts.ts';
import { findPageTitles } from '../page/page-titles.ts';
import { type PageCommentRow, pageComments } from './comment.table.ts';
import { COMMENTS_OF_PAGE_MAX } from './comment-state.ts';
import { commentTreeOf, type FlatComment } from './comment-tree.ts';

const REPLIES_MAX = 20;

type PageQuery = { cursor?: string | undefined; size?: number | undefined };

const maybeTime = (at: Date | null): string | null => at?.toISOString() ?? null;

const findWriters = (db: Executor, rows: readonly PageCommentRow[]) =>
  findShownNames(
    db,
    rows.map(({ personId }) => personId),
  );

/** What is shown of a page, and above it what was shown before. */
const whereInTree = (pageId: string): SQL => sql`${pageComments.id} in (
  with recursive tree(id, parent_id) as (
    select id, parent_id from page_comments where page_id = ${pageId} and state = 'shown'
    union
    select above.id, above.parent_id from page_comments above join tree on above.id = tree.parent_id
  )
  select id from tree)`;

/** Of a comment that was taken away only its place is left. */
function presentShown(row: PageCommentRow, nameOf: (personId: string) => string): FlatComment {
  const { id, parentId, createdAt } = row;
  const place = { id, parentId, createdAt: createdAt.toISOString() };
  if (row.state !== 'shown') return { ...place, displayName: '', text: '', isGone: true, likeCount: 0, editedAt: null };
  const { text, likeCount } = row;
  return {
    ...place,
    displayName: nameOf(row.personId),
    text,
    isGone: false,
    likeCount,
    editedAt: maybeTime(row.editedAt),
  };
}

/** @throws 404 for a page that the public does not see */
export async function getCommentTree(db: Executor, pageId: string): Promise<CommentTree> {
  const { commentCount } = await getPageCounts(db, pageId);
  const rows = await db
    .select()
    .from(pageComments)
    .where(whereInTree(pageId))
    .orderBy(asc(pageComments.createdAt), asc(pageComments.id));
  const nameOf = await findWriters(db, rows);
  const flat = rows.map((row) => presentShown(row, nameOf));
  const isOpen = commentCount < COMMENTS_OF_PAGE_MAX;
  return { items: commentTreeOf(flat), totalCount: flat.filter(({ isGone }) => !isGone).length, isOpen };
}

type PageTitle = NonNullable<OwnComment['page']>;

const findTitles = async (db: Executor, pageIds: string[]): Promise<Map<string, PageTitle>> => {
  const titles = await findPageTitles(db, [...new Set(pageIds)]);
  return new Map([...titles].map(([id, { title, slug }]) => [id, { title, slug }]));
};

const presentWritten = (row: PageCommentRow, titles: Map<string, PageTitle>) => ({
  ...presentEntity(row),
  pageId: row.pageId,
  page: titles.get(row.pageId) ?? null,
  parentId: row.parentId,
  text: row.text,
  state: row.state,
  stateAt: row.stateAt.toISOString(),
  rejectReason: row.rejectReason,
  likeCount: row.likeCount,
  editedAt: maybeTime(row.editedAt),
});

/** Comments as their writer sees them. */
export async function presentOwn(db: Executor, rows: readonly PageCommentRow[]): Promise<OwnComment[]> {
  if (rows.length === 0) return [];
  const titles = await findTitles(
    db,
    rows.map(({ pageId }) => pageId),
  );
  const answers = await db
    .select()
    .from(pageComments)
    .where(
      and(
        inArray(pageComments.pageId, [...new Set(rows.map(({ pageId }) => pageId))]),
        eq(pageComments.state, 'shown'),
        inArray(
          pageComments.parentId,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(pageComments.createdAt), asc(pageComments.id));
  const nameOf = await findWriters(db, answers);
  return rows.map((row) => {
    const own = answers.filter(({ parentId }) => parentId === row.id);
    const replies = own.slice(0, REPLIES_MAX).map(({ id, personId, text, createdAt }) => ({
      id,
      displayName: nameOf(personId),
      text,
      createdAt: createdAt.toISOString(),
    }));
    return { ...presentWritten(row, titles), replies, replyCount: own.length };
  });
}

/** What a person has written, latest first. */
export async function listOwnComments(
  db: Executor,
  personId: string,
  { cursor, size }: PageQuery,
): Promise<Page<OwnComment>> {
  const after = decodeCursor(cursor, momentPosition);
  const rows = await db
    .select()
    .from(pageComments)
    .where(and(eq(pageComments.personId, personId), whereEarlier(pageComments.createdAt, pageComments.id, after)))
    .orderBy(desc(pageComments.createdAt), desc(pageComments.id))
    .limit((size ?? PAGE_SIZE_DEFAULT) + 1);
  const presented = new Map((await presentOwn(db, rows)).map((one) => [one.id, one]));
  return toPage(
    rows,
    size,
    ({ id }) => presented.get(id) as OwnComment,
    (row) => [row.createdAt.toISOString(), row.id],
  );
}

async function presentAllReceived(
  db: Executor,
  rows: readonly PageCommentRow[],
): Promise<Map<string, ReceivedComment>> {
  const titles = await findTitles(
    db,
    rows.map(({ pageId }) => pageId),
  );
  const parentIds = rows.flatMap(({ parentId }) => parentId ?? []);
  const { id, text } = pageComments;
  const parents =
    parentIds.length > 0 ? await db.select({ id, text }).from(pageComments).where(inArray(id, parentIds)) : [];
  const texts = new Map(parents.map((parent) => [parent.id, parent.text]));
  const nameOf = await findWriters(db, rows);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...presentWritten(row, titles),
        displayName: nameOf(row.personId),
        parentText: (row.parentId && texts.get(row.parentId)) || null,
      },
    ]),
  );
}

export async function presentReceived(db: Executor, row: PageCommentRow): Promise<ReceivedComment> {
  const [comment] = (await presentAllReceived(db, [row])).values();
  if (!comment) throw new Error('a row was presented as nothing');
  return comment;
}

/**
 * Everybody's comments, that which has waited longest in its state first.
 * @throws 403 for who is no operator
 */
export async function listComments(
  db: Executor,
  actor: Actor,
  { state, cursor, size }: CommentsQuery,
): Promise<Page<ReceivedComment>> {
  assertAllowed(forOperator(actor));
  const after = decodeCursor(cursor, momentPosition);
  const rows = await db
    .select()
    .from(pageComments)
    .where(and(eq(pageComments.state, state), whereLater(pageComments.stateAt, pageComments.id, after)))
    .orderBy(asc(pageComments.stateAt), asc(pageComments.id))
    .limit((size ?? PAGE_SIZE_DEFAULT) + 1);
  const presented = await presentAllReceived(db, rows);
  return toPage(
    rows,
    size,
    ({ id }) => presented.get(id) as ReceivedComment,
    (row) => [row.stateAt.toISOString(), row.id],
  );
}

export const countWaitingComments = (db: Executor): Promise<number> =>
  countWaiting(db, pageComments, eq(pageComments.state, 'waiting'));
