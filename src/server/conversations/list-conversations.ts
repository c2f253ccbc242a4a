import { and, desc, eq, like, or, type SQL, sql } from 'drizzle-orm';
import type { Conversation, ConversationsQuery, UnreadThread } from '../../contract/conversations/conversation.ts';
import { PAGE_SIZE_DEFAULT, type Page } from '../../contract/page.ts';
import { foldText } from '../../core/text/persian.ts';
import { isPersonNamed } from '../account/person/shown-name.ts';
import { isProductTitled } from '../catalog/object-titles.ts';
import { foldedIn } from '../db/folded-in.ts';
import type { Executor } from '../db/open-database.ts';
import { isMerchantNamed } from '../merchants/speaking-parties.ts';
import type { Actor } from '../platform/actor.ts';
import { decodeCursor, toPage } from '../platform/cursor.ts';
import { containsPattern } from '../platform/like.ts';
import { momentPosition, whereEarlier } from '../platform/moment-cursor.ts';
import { isSupplierNamed } from '../suppliers/read.ts';
import { hasRequestWords } from '../trade/talk/talked-requests.ts';
import { conversationParties, conversations } from './conversation.table.ts';
import { selectSeen } from './find-conversation.ts';
import { messages } from './message.table.ts';
import { presentConversations } from './present-conversation.ts';
import { countUnread, hasUnread, type Reader, readerOf, type Seats, seatsOf } from './seats.ts';

interface Reading {
  actor: Actor;
  now: Date;
}

const SHOWN_UNREAD = 20;
/** Older ones are not searched. */
const SEARCHED_MESSAGES = 200;

/** The conversations of a reader, the newest message first. */
export async function listConversations(
  db: Executor,
  reading: Reading,
  { objectId, partyId, support, unread, answered, q, cursor, size }: ConversationsQuery,
): Promise<Page<Conversation>> {
  const after = decodeCursor(cursor, momentPosition);
  const reader = await readerOf(db, reading);
  const seat = seatsOf(db, reader);
  const rows = await selectSeen(db, reader, seat)
    .where(
      and(
        objectId === undefined ? undefined : eq(conversations.objectId, objectId),
        unread === undefined ? undefined : unread ? hasUnread(seat) : sql`not ${hasUnread(seat)}`,
        partyId === undefined ? undefined : isWithParty(seat, partyId),
        support === undefined ? undefined : support ? isWithSupport(seat) : sql`not ${isWithSupport(seat)}`,
        answered === undefined ? undefined : answered ? isAnswered(seat) : sql`not ${isAnswered(seat)}`,
        q === undefined ? undefined : whereWords(seat, q),
        whereEarlier(conversations.lastMessageAt, conversations.id, after),
      ),
    )
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
    .limit((size ?? PAGE_SIZE_DEFAULT) + 1);
  const page = toPage(
    rows,
    size,
    (row) => row,
    ({ row }) => [row.lastMessageAt.toISOString(), row.id],
  );
  return { ...page, items: await presentConversations(db, page.items) };
}

/** How many messages wait for the reader, and the newest conversations that have some. */
export async function readUnreadThread(db: Executor, reading: Reading): Promise<UnreadThread> {
  const reader = await readerOf(db, reading);
  return { total: await countUnread(db, reader), items: await listUnread(db, reader) };
}

async function listUnread(db: Executor, reader: Reader): Promise<Conversation[]> {
  const seat = seatsOf(db, reader);
  const rows = await selectSeen(db, reader, seat)
    .where(hasUnread(seat))
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
    .limit(SHOWN_UNREAD);
  return presentConversations(db, rows);
}

const ofOther = (seat: Seats, where: SQL): SQL =>
  sql`exists (select from ${conversationParties} p where p.conversation_id = ${conversations.id} and p.no <> ${seat.no} and ${where})`;

const isWithParty = (seat: Seats, partyId: string): SQL =>
  sql`(${conversations.objectKind} is null and ${ofOther(seat, sql`${partyId}::uuid in (p.supplier_id, p.merchant_id)`)})`;

const isWithSupport = (seat: Seats): SQL => ofOther(seat, sql`p.kind = 'support'`);

/** As `answered` of a conversation. */
const isAnswered = (seat: Seats): SQL =>
  sql`(${seat.answeredSeq} > 0 and ${ofOther(seat, sql`p.answered_seq <= ${seat.answeredSeq}`)})`;

/** What both parties see of it: a surname is not shown, so it is not searched. */
function whereWords(seat: Seats, q: string): SQL | undefined {
  const pattern = containsPattern(foldText(q));
  const { objectKind, objectId, id, lastSeq } = conversations;
  const aboutId = sql`${objectId}`;
  const isNamed = or(
    // The words of a request say who its buyer is, where the seller may know it.
    and(sql`${objectKind} is distinct from 'request'`, isPersonNamed(sql`p.person_id`, pattern)),
    isSupplierNamed(sql`p.supplier_id`, pattern),
    isMerchantNamed(sql`p.merchant_id`, pattern),
  );
  return or(
    sql`exists (select from ${conversationParties} p where p.conversation_id = ${id} and p.no <> ${seat.no} and ${isNamed})`,
    and(eq(objectKind, 'request'), hasRequestWords(aboutId, pattern)),
    and(eq(objectKind, 'product'), isProductTitled(aboutId, pattern)),
    sql`exists (select from ${messages} m where m.conversation_id = ${id} and m.seq > ${lastSeq} - ${sql.raw(String(SEARCHED_MESSAGES))} and m.deleted_at is null and ${like(foldedIn(sql`m.text`), pattern)})`,
  );
}
