import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { Conversation } from '../../contract/conversations/conversation.ts';
import type { Executor } from '../db/open-database.ts';
import { notFound } from '../platform/errors/app-error.ts';
import { findTalkedRequests } from '../trade/talk/talked-requests.ts';
import { conversationParties, conversationReads, conversations, type PartyRow } from './conversation.table.ts';
import { messages } from './message.table.ts';
import { presentConversations } from './present-conversation.ts';
import { conversationReports } from './reports/report.table.ts';
import { ownRead, type Reader, type Seats, seatsOf, unreadOf } from './seats.ts';
import type { SeenConversation } from './seen-conversation.ts';

/** The conversations of the reader's seats. */
export const selectSeen = (db: Executor, reader: Reader, seat: Seats) =>
  db
    .select({
      row: getTableColumns(conversations),
      no: seat.no,
      lastReadSeq: conversationReads.lastReadSeq,
      mutedUntil: conversationReads.mutedUntil,
      unread: unreadOf(seat),
      last: messages,
    })
    .from(seat)
    .innerJoin(conversations, eq(conversations.id, seat.conversationId))
    .leftJoin(conversationReads, ownRead(reader))
    .leftJoin(messages, and(eq(messages.conversationId, conversations.id), eq(messages.seq, conversations.lastSeq)))
    .$dynamic();

/** Undefined for who belongs to no party of it. */
export async function findSeen(db: Executor, reader: Reader, id: string): Promise<SeenConversation | undefined> {
  const [seen] = await selectSeen(db, reader, seatsOf(db, reader, id));
  return seen;
}

/** @throws 404 for who belongs to no party of it */
export async function getSeen(db: Executor, reader: Reader, id: string): Promise<SeenConversation> {
  const seen = await findSeen(db, reader, id);
  if (!seen) throw conversationAbsent();
  return seen;
}

export const conversationAbsent = () => notFound('گفت‌وگو');

/** As an operator sees it while it is reported, from the side of who has reported it first. */
async function findReported(db: Executor, id: string): Promise<SeenConversation | undefined> {
  const [found] = await db
    .select({ row: getTableColumns(conversations), last: messages, no: conversationReports.reporterNo })
    .from(conversationReports)
    .innerJoin(conversations, eq(conversations.id, conversationReports.conversationId))
    .leftJoin(messages, and(eq(messages.conversationId, conversations.id), eq(messages.seq, conversations.lastSeq)))
    .where(and(eq(conversationReports.conversationId, id), eq(conversationReports.state, 'open')))
    .orderBy(asc(conversationReports.createdAt), asc(conversationReports.id))
    .limit(1);
  return found && { ...found, lastReadSeq: null, mutedUntil: null, unread: 0, isObserved: true };
}

/** What an operator may look into: only what is reported or disputed. */
export async function findObserved(db: Executor, reader: Reader, id: string): Promise<SeenConversation | undefined> {
  if (!reader.isOperator) return undefined;
  return (await findReported(db, id)) ?? (await findDisputed(db, id));
}

/** While its request is disputed, from the buyer's side. */
async function findDisputed(db: Executor, id: string): Promise<SeenConversation | undefined> {
  const [found] = await db
    .select({ row: getTableColumns(conversations), last: messages })
    .from(conversations)
    .leftJoin(messages, and(eq(messages.conversationId, conversations.id), eq(messages.seq, conversations.lastSeq)))
    .where(and(eq(conversations.id, id), eq(conversations.objectKind, 'request')));
  const requestId = found?.row.objectId ?? undefined;
  if (!found || requestId === undefined) return undefined;
  const request = (await findTalkedRequests(db, [requestId])).get(requestId);
  if (request?.state !== 'disputed') return undefined;
  return { ...found, no: 0, lastReadSeq: null, mutedUntil: null, unread: 0, isObserved: true };
}

export const listParties = (db: Executor, conversationId: string): Promise<PartyRow[]> =>
  db
    .select()
    .from(conversationParties)
    .where(eq(conversationParties.conversationId, conversationId))
    .orderBy(conversationParties.no);

/** @throws 404 for who belongs to no party of it */
export async function getConversation(db: Executor, reader: Reader, id: string): Promise<Conversation> {
  return presentOne(db, await getSeen(db, reader, id));
}

/** @param parties @default they are read */
export async function presentOne(
  db: Executor,
  seen: SeenConversation,
  parties?: readonly PartyRow[],
): Promise<Conversation> {
  const [presented] = await presentConversations(db, [seen], parties);
  if (!presented) throw conversationAbsent();
  return presented;
}
