import { and, desc, eq, inArray, isNull, like, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { FoundMessage, FoundMessagesQuery } from '../../contract/conversations/found-message.ts';
import { PAGE_SIZE_DEFAULT, type Page } from '../../contract/page.ts';
import { EXCERPT_LENGTH } from '../../core/talk/talk-limits.ts';
import { foldText } from '../../core/text/persian.ts';
import { foldedIn } from '../db/folded-in.ts';
import type { Executor } from '../db/open-database.ts';
import type { Actor } from '../platform/actor.ts';
import { cursorPart, decodeCursor, encodeCursor } from '../platform/cursor.ts';
import { containsPattern } from '../platform/like.ts';
import { conversations } from './conversation.table.ts';
import { selectSeen } from './find-conversation.ts';
import { messages } from './message.table.ts';
import { presentConversations } from './present-conversation.ts';
import { type Reader, readerOf, type Seats, seatsOf } from './seats.ts';

/** Messages that one call looks through. */
export const SCANNED_MAX = 2_000;
const WORDS_MAX = 8;
/** What is shown before the first word. */
const LEAD_LENGTH = 60;

const position = z.tuple([cursorPart.moment, cursorPart.uuid, cursorPart.int]);
type Position = z.infer<typeof position>;

/** The messages with all of the words in the reader's own conversations, the newest first. */
export async function searchMessages(
  db: Executor,
  reading: { actor: Actor; now: Date },
  { q, cursor, size = PAGE_SIZE_DEFAULT }: FoundMessagesQuery,
): Promise<Page<FoundMessage>> {
  const after = decodeCursor(cursor, position);
  const words = foldText(q).split(' ').filter(Boolean).slice(0, WORDS_MAX);
  if (words.length === 0) return { items: [], nextCursor: null };
  const reader = await readerOf(db, reading);
  const end = await findEnd(db, seatsOf(db, reader), after);
  const rows = await listFound(db, reader, { words, after, end, limit: size + 1 });
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  const next = last ? positionOf(last) : end;
  return { items: await presentFound(db, reader, shown, words), nextCursor: next ? encodeCursor(next) : null };
}

const { conversationId, seq, at, deletedAt } = messages;
const place = sql`(${at}, ${conversationId}, ${seq})`;
const placeOf = ([moment, id, no]: Position): SQL => sql`(${moment}::timestamptz, ${id}::uuid, ${no}::int)`;
const whereAfter = (after: Position | undefined): SQL | undefined => after && sql`${place} < ${placeOf(after)}`;

interface Found {
  conversationId: string;
  partyNo: number;
  no: number;
  seq: number;
  text: string;
  at: Date;
}

const positionOf = ({
  at: moment,
  conversationId: id,
  seq: no,
}: Pick<Found, 'at' | 'conversationId' | 'seq'>): Position => [moment.toISOString(), id, no];

/** The last message that a call looks at; undefined if it looks at all that are left. */
async function findEnd(db: Executor, seat: Seats, after: Position | undefined): Promise<Position | undefined> {
  const newest = db
    .select({ conversationId, seq, at })
    .from(messages)
    .where(and(eq(conversationId, seat.conversationId), isNull(deletedAt), whereAfter(after)))
    .orderBy(desc(at), desc(seq))
    .limit(SCANNED_MAX)
    .as('newest');
  const [end] = await db
    .select({ conversationId: newest.conversationId, seq: newest.seq, at: newest.at })
    .from(seat)
    .crossJoinLateral(newest)
    .orderBy(desc(newest.at), desc(newest.conversationId), desc(newest.seq))
    .offset(SCANNED_MAX - 1)
    .limit(1);
  return end && positionOf(end);
}

interface Search {
  words: readonly string[];
  after: Position | undefined;
  end: Position | undefined;
  limit: number;
}

function listFound(db: Executor, reader: Reader, { words, after, end, limit }: Search): Promise<Found[]> {
  const seat = seatsOf(db, reader);
  return db
    .select({ conversationId, seq, at, partyNo: messages.partyNo, text: messages.text, no: seat.no })
    .from(seat)
    .innerJoin(messages, eq(conversationId, seat.conversationId))
    .where(
      and(
        isNull(deletedAt),
        whereAfter(after),
        end && sql`${place} >= ${placeOf(end)}`,
        ...words.map((word) => like(foldedIn(sql`${messages.text}`), containsPattern(word))),
      ),
    )
    .orderBy(desc(at), desc(conversationId), desc(seq))
    .limit(limit);
}

async function presentFound(
  db: Executor,
  reader: Reader,
  rows: readonly Found[],
  words: readonly string[],
): Promise<FoundMessage[]> {
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.map((row) => row.conversationId))];
  const seen = await selectSeen(db, reader, seatsOf(db, reader)).where(inArray(conversations.id, ids));
  const cards = new Map((await presentConversations(db, seen)).map((one) => [one.id, one]));
  return rows.flatMap((row): FoundMessage[] => {
    const conversation = cards.get(row.conversationId);
    if (!conversation) return [];
    const by = row.partyNo === row.no ? 'own' : 'other';
    const message = { seq: row.seq, by, text: excerptOf(row.text, words), at: row.at.toISOString() } as const;
    return [{ conversation, message }];
  });
}

/** Folding leaves the places of the words nearly as they are. */
function excerptOf(text: string, [word = '']: readonly string[]): string {
  const letters = [...text];
  if (letters.length <= EXCERPT_LENGTH) return text;
  const from = Math.max(0, foldText(text).indexOf(word) - LEAD_LENGTH);
  const part = letters.slice(from, from + EXCERPT_LENGTH).join('');
  return from > 0 ? `…${part}` : part;
}
