import { and, asc, desc, eq, gt, gte, lt, max, type SQL } from 'drizzle-orm';
import type { FlatThread, FlatThreadQuery, Thread } from '../../contract/conversations/thread.ts';
import type { Executor } from '../db/open-database.ts';
import { conversationReads } from './conversation.table.ts';
import { presentOne } from './find-conversation.ts';
import { type MessageRow, messages } from './message.table.ts';
import { presentMessages } from './present-message.ts';
import { withReported } from './reports/reported-message.ts';
import type { SeenConversation } from './seen-conversation.ts';

const PAGE_DEFAULT = 50;
/** Of changes: who was away for long has them in few calls. */
const CHANGES_PAGE = 300;

interface Asked {
  seen: SeenConversation;
  personId: string;
}

type Range = Omit<FlatThreadQuery, 'conversationId'>;

/** The row of the conversation was read before its messages, so its numbers promise no more than the messages have. */
export async function readFlat(db: Executor, asked: Asked, range: Range): Promise<FlatThread> {
  if (range.changedAfter !== undefined) return readChanges(db, asked, range.changedAfter);
  const limit = range.limit ?? PAGE_DEFAULT;
  const { before, after } = range;
  const rows =
    after === undefined
      ? await listDown(db, asked, before === undefined ? undefined : lt(messages.seq, before), limit)
      : await listUp(db, asked, gt(messages.seq, after), limit);
  return present(db, asked, rows, { changeSeq: asked.seen.row.changeSeq, isMore: false });
}

/** Messages around one, or the newest. */
export async function readAround(db: Executor, asked: Asked, around: number | undefined): Promise<Thread> {
  const conversation = await presentOne(db, asked.seen);
  if (around === undefined) return { conversation, ...(await readFlat(db, asked, {})) };
  const half = PAGE_DEFAULT / 2;
  const rows = [
    ...(await listDown(db, asked, lt(messages.seq, around), half)),
    ...(await listUp(db, asked, gte(messages.seq, around), half)),
  ];
  const { changeSeq } = asked.seen.row;
  return { conversation, ...(await present(db, asked, rows, { changeSeq, isMore: false })) };
}

/** A message that changes meanwhile gets a higher number and comes once more; none is missed. */
async function readChanges(db: Executor, asked: Asked, changedAfter: number): Promise<FlatThread> {
  const rows = await db
    .select()
    .from(messages)
    .where(and(isOf(asked), gt(messages.changedSeq, changedAfter)))
    .orderBy(asc(messages.changedSeq))
    .limit(CHANGES_PAGE + 1);
  const shown = rows.slice(0, CHANGES_PAGE);
  const isMore = rows.length > CHANGES_PAGE;
  const last = shown.at(-1)?.changedSeq ?? 0;
  return present(db, asked, shown, { changeSeq: isMore ? last : Math.max(last, asked.seen.row.changeSeq), isMore });
}

const isOf = ({ seen }: Asked): SQL => eq(messages.conversationId, seen.row.id);

const listUp = (db: Executor, asked: Asked, where: SQL, limit: number): Promise<MessageRow[]> =>
  db
    .select()
    .from(messages)
    .where(and(isOf(asked), where))
    .orderBy(asc(messages.seq))
    .limit(limit);

async function listDown(db: Executor, asked: Asked, where: SQL | undefined, limit: number): Promise<MessageRow[]> {
  const rows = await db
    .select()
    .from(messages)
    .where(and(isOf(asked), where))
    .orderBy(desc(messages.seq))
    .limit(limit);
  return rows.toReversed();
}

async function present(
  db: Executor,
  { seen, personId }: Asked,
  rows: MessageRow[],
  { changeSeq, isMore }: Pick<FlatThread, 'changeSeq' | 'isMore'>,
): Promise<FlatThread> {
  const read = await db
    .select({ no: conversationReads.partyNo, seq: max(conversationReads.lastReadSeq) })
    .from(conversationReads)
    .where(eq(conversationReads.conversationId, seen.row.id))
    .groupBy(conversationReads.partyNo);
  const readOf = (isOwn: boolean): number => read.find(({ no }) => (no === seen.no) === isOwn)?.seq ?? 0;
  return {
    items: await presentMessages(db, seen, personId, await shownTo(db, seen, rows)),
    lastSeq: Math.max(seen.row.lastSeq, ...rows.map(({ seq }) => seq)),
    changeSeq,
    isMore,
    read: { own: readOf(true), other: readOf(false) },
  };
}

/** Who looks into a report has what was reported. */
const shownTo = async (db: Executor, seen: SeenConversation, rows: MessageRow[]): Promise<MessageRow[]> =>
  seen.isObserved ? withReported(db, seen.row.id, rows) : rows;
