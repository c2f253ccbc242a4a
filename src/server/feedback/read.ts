import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type {
  FeedbacksQuery,
  OwnFeedback,
  ReceivedFeedback,
  TrackedFeedback,
} from '../../contract/feedback/feedback.ts';
import { PAGE_SIZE_DEFAULT, type Page } from '../../contract/page.ts';
import { parseTrackingCode } from '../../core/ids/tracking-code.ts';
import { countWaiting } from '../db/count-waiting.ts';
import type { Executor } from '../db/open-database.ts';
import { getFile } from '../files/read.ts';
import { type FindTitle, findObjectTitles } from '../objects/find-objects.ts';
import type { Actor } from '../platform/actor.ts';
import { assertAllowed, forOperator } from '../platform/command/policy.ts';
import { decodeCursor, toPage } from '../platform/cursor.ts';
import { notFound } from '../platform/errors/app-error.ts';
import { momentPosition, whereEarlier, whereLater } from '../platform/moment-cursor.ts';
import { presentEntity } from '../platform/present-entity.ts';
import { type FeedbackRow, feedbacks } from './feedback.table.ts';

type PageQuery = { cursor?: string | undefined; size?: number | undefined };

const maybeTime = (at: Date | null): string | null => at?.toISOString() ?? null;

const presentProgress = (row: FeedbackRow): TrackedFeedback => ({
  type: row.type,
  state: row.state,
  answer: row.answer,
  createdAt: row.createdAt.toISOString(),
  seenAt: maybeTime(row.seenAt),
  answeredAt: maybeTime(row.answeredAt),
  closedAt: maybeTime(row.closedAt),
});

const refOf = ({ objectType, objectId }: FeedbackRow) =>
  objectType && objectId ? { objectType, objectId } : undefined;

const presentWritten = (row: FeedbackRow, titleOf: FindTitle) => {
  const { text, objectType, objectId, contact, fileIds, appBuild, requestId } = row;
  const ref = refOf(row);
  return {
    ...presentEntity(row),
    ...presentProgress(row),
    text,
    objectType,
    objectId,
    object: (ref && titleOf(ref)) ?? null,
    contact,
    fileIds,
    appBuild,
    requestId,
  };
};

const findTitles = (db: Executor, rows: readonly FeedbackRow[]) =>
  findObjectTitles(
    db,
    rows.flatMap((row) => refOf(row) ?? []),
  );

export async function presentReceived(db: Executor, row: FeedbackRow): Promise<ReceivedFeedback> {
  return { ...presentWritten(row, await findTitles(db, [row])), isOfUser: row.personId !== null };
}

/** @throws 404 for a code that no feedback has, and for what is no code */
export async function getTracked(db: Executor, typed: string): Promise<TrackedFeedback> {
  const code = parseTrackingCode(typed);
  const [row] = code ? await db.select().from(feedbacks).where(eq(feedbacks.trackingCode, code)) : [];
  if (!row) throw notFound('بازخوردی با این کد رهگیری');
  return presentProgress(row);
}

/**
 * A file that its sender has attached.
 * @throws 403 for who is no operator; 404 for other files, and for one that the sender has removed
 */
export async function getAttachedFile(
  db: Executor,
  actor: Actor,
  { id, fileId }: { id: string; fileId: string },
): ReturnType<typeof getFile> {
  assertAllowed(forOperator(actor));
  const [row] = await db.select().from(feedbacks).where(eq(feedbacks.id, id));
  if (!row?.personId || !row.fileIds.includes(fileId)) throw notFound('فایل');
  return getFile(db, row.personId, fileId);
}

/** What a person has sent while signed in, latest first. */
export async function listOwnFeedbacks(
  db: Executor,
  personId: string,
  { cursor, size }: PageQuery,
): Promise<Page<OwnFeedback>> {
  const after = decodeCursor(cursor, momentPosition);
  const rows = await db
    .select()
    .from(feedbacks)
    .where(and(eq(feedbacks.personId, personId), whereEarlier(feedbacks.createdAt, feedbacks.id, after)))
    .orderBy(desc(feedbacks.createdAt), desc(feedbacks.id))
    .limit((size ?? PAGE_SIZE_DEFAULT) + 1);
  const titleOf = await findTitles(db, rows);
  return toPage(
    rows,
    size,
    (row) => ({ ...presentWritten(row, titleOf), trackingCode: row.trackingCode }),
    (row) => [row.createdAt.toISOString(), row.id],
  );
}

/**
 * Everybody's feedback, that which has waited longest in its state first.
 * @throws 403 for who is no operator
 */
export async function listFeedbacks(
  db: Executor,
  actor: Actor,
  { state, cursor, size }: FeedbacksQuery,
): Promise<Page<ReceivedFeedback>> {
  assertAllowed(forOperator(actor));
  const after = decodeCursor(cursor, momentPosition);
  const rows = await db
    .select()
    .from(feedbacks)
    .where(and(state && eq(feedbacks.state, state), whereLater(feedbacks.stateAt, feedbacks.id, after)))
    .orderBy(asc(feedbacks.stateAt), asc(feedbacks.id))
    .limit((size ?? PAGE_SIZE_DEFAULT) + 1);
  const titleOf = await findTitles(db, rows);
  return toPage(
    rows,
    size,
    (row) => ({ ...presentWritten(row, titleOf), isOfUser: row.personId !== null }),
    (row) => [row.stateAt.toISOString(), row.id],
  );
}

/** What an operator has neither answered nor closed. */
export const countUnanswered = (db: Executor): Promise<number> =>
  countWaiting(db, feedbacks, inArray(feedbacks.state, ['new', 'seen']));
