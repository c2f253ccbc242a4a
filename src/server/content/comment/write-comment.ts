import { and, eq, gt } from 'drizzle-orm';
import type { z } from 'zod';
import { commentBody } from '../../../contract/content/comment.ts';
import { lockPerson } from '../../account/person/lock-person.ts';
import { userIdOf } from '../../platform/actor.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { AppError, conflict, notFound, unprocessable } from '../../platform/errors/app-error.ts';
import { getPageCounts } from '../page/page-counts.ts';
import { type PageCommentRow, pageComments } from './comment.table.ts';
import { COMMENTS_OF_PAGE_MAX } from './comment-state.ts';
import { mayWriteComments } from './policy.ts';
import { presentOwn } from './read.ts';

const SECOND_MS = 1_000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;

/** Of one person. */
export const COMMENTS_OF_DAY_MAX = 30;
const COMMENTS_OF_PERSON_MAX = 2_000;

type Context = EffectContext<z.output<typeof commentBody>>;

/** Stores a comment under the id that its device has made, to wait for an operator; sent again, it is the same one. */
export const writeComment = command({
  name: 'comments.write',
  input: commentBody,
  policy: mayWriteComments,
  effect: async (context) => {
    const { row, isNew } = await save(context);
    const [comment] = await presentOwn(context.tx, [row]);
    if (!comment) throw new Error('the stored comment is gone');
    return { comment, isNew };
  },
  audit: ({ comment: { id, pageId }, isNew }) =>
    isNew ? { objectType: 'comment', objectId: id, details: { pageId } } : undefined,
  answer: ({ comment }) => comment,
  status: 201,
});

async function save(context: Context): Promise<{ row: PageCommentRow; isNew: boolean }> {
  const { tx, actor, input, now } = context;
  const personId = userIdOf(actor);
  await lockPerson(tx, personId);
  const sent = await findSent(context);
  if (sent) return { row: sent, isNew: false };
  await assertTaken(context);
  await assertFewer(context, personId);
  const { clientId: id, pageId, parentId = null, text } = input;
  const [made] = await tx
    .insert(pageComments)
    .values({ id, pageId, parentId, personId, text, stateAt: now, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: pageComments.id })
    .returning();
  if (!made) throw idTaken();
  return { row: made, isNew: true };
}

const idTaken = () => conflict('id_taken', 'این شناسه پیش‌تر به کار رفته است.');

/** What an earlier sending has stored; its writer may have changed the text since. @throws 409 for an id of another comment */
async function findSent({ tx, actor, input }: Context): Promise<PageCommentRow | undefined> {
  const [row] = await tx.select().from(pageComments).where(eq(pageComments.id, input.clientId));
  if (!row) return undefined;
  const isSame =
    row.personId === userIdOf(actor) && row.pageId === input.pageId && row.parentId === (input.parentId ?? null);
  if (!isSame) throw idTaken();
  return row;
}

/** @throws 404 for a page that is not published and for a parent that is not shown there, 422 for a full page */
async function assertTaken({ tx, input: { pageId, parentId } }: Context): Promise<void> {
  const { commentCount } = await getPageCounts(tx, pageId);
  if (commentCount >= COMMENTS_OF_PAGE_MAX)
    throw unprocessable('comments_full', 'شمار نظرهای این مطلب به سقف رسیده است.', 'pageId');
  if (parentId === undefined) return;
  const isShown = and(eq(pageComments.pageId, pageId), eq(pageComments.state, 'shown'));
  if ((await tx.$count(pageComments, and(eq(pageComments.id, parentId), isShown))) === 0)
    throw notFound('نظری که به آن پاسخ می‌دهید');
}

/** @throws 429 for one more on this day, 422 beyond what an account may have */
async function assertFewer({ tx, now }: Context, personId: string): Promise<void> {
  const isOwn = eq(pageComments.personId, personId);
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const ofDay = await tx
    .select({ createdAt: pageComments.createdAt })
    .from(pageComments)
    .where(and(isOwn, gt(pageComments.createdAt, dayAgo)))
    .orderBy(pageComments.createdAt)
    .limit(COMMENTS_OF_DAY_MAX);
  const [oldest] = ofDay;
  if (oldest && ofDay.length === COMMENTS_OF_DAY_MAX) {
    const seconds = Math.max(1, Math.ceil((oldest.createdAt.getTime() + DAY_MS - now.getTime()) / SECOND_MS));
    throw new AppError(
      429,
      'comment_limit_reached',
      'امروز نظر زیادی نوشته‌اید؛ متن شما می‌ماند و بعدتر فرستاده می‌شود.',
      {
        headers: { 'retry-after': String(seconds) },
      },
    );
  }
  if ((await tx.$count(pageComments, isOwn)) >= COMMENTS_OF_PERSON_MAX)
    throw unprocessable('too_many_comments', 'شمار نظرهای این حساب به سقف رسیده است.');
}
