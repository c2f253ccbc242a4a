import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { MessageFile } from '../../../contract/conversations/message.ts';
import type { ReceivedTalkReport, TalkReport, TalkReportsQuery } from '../../../contract/conversations/report.ts';
import { PAGE_SIZE_DEFAULT, type Page } from '../../../contract/page.ts';
import { countWaiting } from '../../db/count-waiting.ts';
import type { Executor } from '../../db/open-database.ts';
import type { Actor } from '../../platform/actor.ts';
import { assertAllowed, forOperator } from '../../platform/command/policy.ts';
import { decodeCursor, toPage } from '../../platform/cursor.ts';
import { momentPosition, whereEarlier, whereLater } from '../../platform/moment-cursor.ts';
import { conversationParties, conversations } from '../conversation.table.ts';
import { type MessageRow, messages } from '../message.table.ts';
import { namePartiesOf } from '../party-names.ts';
import { sidesOf } from '../present-conversation.ts';
import { presentMessages } from '../present-message.ts';
import { conversationReports, type ReportRow } from './report.table.ts';

/** What an operator has not decided. */
export const countOpenReports = (db: Executor): Promise<number> =>
  countWaiting(db, conversationReports, eq(conversationReports.state, 'open'));

/** As who has reported sees them. */
export async function presentReports(db: Executor, rows: readonly ReportRow[]): Promise<TalkReport[]> {
  const messageOf = await findMessages(db, rows);
  return rows.map((row) => presentReport(row, messageOf(row)));
}

const presentReport = (row: ReportRow, message: MessageRow | undefined): TalkReport => ({
  id: row.id,
  conversationId: row.conversationId,
  messageId: message?.id ?? null,
  reason: row.reason,
  text: row.text,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
});

async function findMessages(
  db: Executor,
  rows: readonly ReportRow[],
): Promise<(row: ReportRow) => MessageRow | undefined> {
  const named = rows.filter(({ messageSeq }) => messageSeq !== null);
  if (named.length === 0) return () => undefined;
  const pairs = named.map(({ conversationId, messageSeq }) => sql`(${conversationId}::uuid, ${messageSeq}::int)`);
  const found = await db
    .select()
    .from(messages)
    .where(sql`(${messages.conversationId}, ${messages.seq}) in (${sql.join(pairs, sql`, `)})`);
  return ({ conversationId, messageSeq }) =>
    found.find((one) => one.conversationId === conversationId && one.seq === messageSeq);
}

/** As operators see them. */
export async function presentReceived(db: Executor, rows: readonly ReportRow[]): Promise<ReceivedTalkReport[]> {
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.map(({ conversationId }) => conversationId))];
  const parties = await db.select().from(conversationParties).where(inArray(conversationParties.conversationId, ids));
  const { nameOf } = await namePartiesOf(db, parties);
  const messageOf = await findMessages(db, rows);
  const open = await db
    .select({ id: conversationReports.conversationId, count: sql<number>`count(*)::int` })
    .from(conversationReports)
    .where(and(inArray(conversationReports.conversationId, ids), eq(conversationReports.state, 'open')))
    .groupBy(conversationReports.conversationId);
  const filesOf = await findReportedFiles(db, rows, messageOf);
  return rows.map((row): ReceivedTalkReport => {
    const message = messageOf(row);
    const [by, about] = sidesOf(
      parties.filter(({ conversationId }) => conversationId === row.conversationId),
      row.reporterNo,
    );
    return {
      ...presentReport(row, message),
      by: nameOf(by),
      about: nameOf(about),
      messageText: textOf(row, message),
      messageFiles: filesOf(row),
      messageChange: message ? changeOf(message, row.messageText) : null,
      openCount: open.find(({ id }) => id === row.conversationId)?.count ?? 0,
    };
  });
}

/** Reports of earlier builds have no text of their own. */
const textOf = ({ messageText }: ReportRow, message: MessageRow | undefined): string | null =>
  messageText ?? (message && !message.deletedAt ? message.text : null);

/** What the writer has done with a message since it was reported. */
function changeOf({ text, deletedAt }: MessageRow, reportedText: string | null): ReceivedTalkReport['messageChange'] {
  if (deletedAt) return 'deleted';
  return reportedText === null || text === reportedText ? null : 'edited';
}

/** Those that are stored, under the names that who has reported sees. */
async function findReportedFiles(
  db: Executor,
  rows: readonly ReportRow[],
  messageOf: (row: ReportRow) => MessageRow | undefined,
): Promise<(row: ReportRow) => MessageFile[]> {
  const found = new Map<string, MessageFile[]>();
  for (const row of rows) {
    const message = messageOf(row);
    if (!message || row.messageFileIds.length === 0) continue;
    const [conversation] = await db.select().from(conversations).where(eq(conversations.id, row.conversationId));
    if (!conversation) continue;
    const reported = { ...message, fileIds: row.messageFileIds };
    const seen = { row: conversation, no: row.reporterNo };
    const [presented] = await presentMessages(db, seen, row.reporterId, [reported]);
    if (presented) found.set(row.id, presented.files);
  }
  return ({ id }) => found.get(id) ?? [];
}

/**
 * What was reported: the open ones by age, others the latest first.
 * @throws 403 for who is no operator
 */
export async function listReports(
  db: Executor,
  actor: Actor,
  { state = 'open', cursor, size }: TalkReportsQuery,
): Promise<Page<ReceivedTalkReport>> {
  assertAllowed(forOperator(actor));
  const { createdAt, id } = conversationReports;
  const after = decodeCursor(cursor, momentPosition);
  const isOpen = state === 'open';
  const order = isOpen ? asc : desc;
  const rows = await db
    .select()
    .from(conversationReports)
    .where(and(eq(conversationReports.state, state), (isOpen ? whereLater : whereEarlier)(createdAt, id, after)))
    .orderBy(order(createdAt), order(id))
    .limit((size ?? PAGE_SIZE_DEFAULT) + 1);
  const { items, nextCursor } = toPage(
    rows,
    size,
    (row) => row,
    (row) => [row.createdAt.toISOString(), row.id],
  );
  return { items: await presentReceived(db, items), nextCursor };
}

/** What a person has reported, in the order of sending. */
export async function listOwnReports(
  db: Executor,
  personId: string,
  { cursor, size }: Pick<TalkReportsQuery, 'cursor' | 'size'>,
): Promise<Page<TalkReport>> {
  const { createdAt, id, reporterId } = conversationReports;
  const rows = await db
    .select()
    .from(conversationReports)
    .where(and(eq(reporterId, personId), whereLater(createdAt, id, decodeCursor(cursor, momentPosition))))
    .orderBy(asc(createdAt), asc(id))
    .limit((size ?? PAGE_SIZE_DEFAULT) + 1);
  const page = toPage(
    rows,
    size,
    (row) => row,
    (row) => [row.createdAt.toISOString(), row.id],
  );
  return { ...page, items: await presentReports(db, page.items) };
}
