import { inArray } from 'drizzle-orm';
import type { Conversation } from '../../contract/conversations/conversation.ts';
import { EXCERPT_LENGTH } from '../../core/talk/talk-limits.ts';
import type { Executor } from '../db/open-database.ts';
import { conversationParties, type PartyRow } from './conversation.table.ts';
import type { MessageRow } from './message.table.ts';
import { namePartiesOf } from './party-names.ts';
import type { SeenConversation } from './seen-conversation.ts';
import { findTalkObjects } from './talk-object.ts';

/**
 * As their reader sees them, in the order of the rows.
 * @param known the parties of all of them @default they are read
 */
export async function presentConversations(
  db: Executor,
  seen: readonly SeenConversation[],
  known?: readonly PartyRow[],
): Promise<Conversation[]> {
  if (seen.length === 0) return [];
  const ids = seen.map(({ row }) => row.id);
  const parties =
    known ?? (await db.select().from(conversationParties).where(inArray(conversationParties.conversationId, ids)));
  const objectOf = await findTalkObjects(
    db,
    seen.map(({ row }) => row),
  );
  const names = await namePartiesOf(db, parties);
  return seen.map(({ row, no, lastReadSeq, mutedUntil, unread, last, isObserved = false }): Conversation => {
    const [own, other] = sidesOf(
      parties.filter((party) => party.conversationId === row.id),
      no,
    );
    const object = objectOf(row);
    const named = (party: PartyRow) => (party.kind === 'person' && object?.personName) || names.nameOf(party);
    return {
      id: row.id,
      object: object && { kind: object.kind, id: object.id, title: object.title, slug: object.slug },
      own: { kind: own.kind, name: named(own) },
      party: { kind: other.kind, id: names.idOf(other), name: named(other), isHere: names.isHere(other) },
      lastMessage: last && presentLast(last, no),
      unread,
      lastSeq: row.lastSeq,
      changeSeq: row.changeSeq,
      lastReadSeq: lastReadSeq ?? 0,
      mutedUntil: mutedUntil?.toISOString() ?? null,
      answered: own.answeredSeq > 0 && own.answeredSeq >= other.answeredSeq,
      isBlocked: own.blockedAt !== null,
      isObserved,
    };
  });
}

/** The own party and the other one. */
export function sidesOf(parties: readonly PartyRow[], no: number): readonly [PartyRow, PartyRow] {
  const own = parties.find((party) => party.no === no);
  const other = parties.find((party) => party.no !== no);
  if (!own || !other) throw new Error('a conversation has two parties');
  return [own, other];
}

const presentLast = ({ seq, partyNo, text, fileIds, deletedAt, at }: MessageRow, no: number) => ({
  seq,
  by: partyNo === no ? ('own' as const) : ('other' as const),
  text: deletedAt ? null : [...text].slice(0, EXCERPT_LENGTH).join(''),
  filesCount: fileIds.length,
  at: at.toISOString(),
});
