import { and, eq, sql } from 'drizzle-orm';
import type { MessageBody } from '../../contract/conversations/conversation.ts';
import type { EffectContext } from '../platform/command/command.ts';
import { conflict } from '../platform/errors/app-error.ts';
import { type ConversationRow, conversationParties, conversations } from './conversation.table.ts';
import { conversationAbsent, findSeen } from './find-conversation.ts';
import { type Pair, resolveReceiver } from './receiver.ts';
import type { Reader } from './seats.ts';
import type { SeenConversation } from './seen-conversation.ts';
import { assertMayOpen } from './talk-rates.ts';

const idTaken = () => conflict('id_taken', 'این شناسه پیش‌تر به کار رفته است.');

/**
 * The conversation of a message: the one that its parties have, or a new one.
 * @throws 404 for who may not know of it, 409 for the id of another one
 */
export async function openConversation(
  context: EffectContext<MessageBody>,
  reader: Reader,
): Promise<{ seen: SeenConversation; isNew: boolean }> {
  const { tx, input } = context;
  const known = input.id === undefined ? undefined : await findSeen(tx, reader, input.id);
  if (input.to === undefined) {
    if (!known) throw conversationAbsent();
    return { seen: known, isNew: false };
  }
  const pair = await resolveReceiver(tx, reader, input.to);
  if (known && !isOfPair(known.row, pair)) throw idTaken();
  if (known) return { seen: known, isNew: false };
  const found = await findOfPair(context, pair);
  const id = found ?? (await insertConversation(context, reader, pair));
  const seen = await findSeen(tx, reader, id);
  // A supplier whose merchant has answered already has no other one.
  if (!seen) throw conversationAbsent();
  return { seen, isNew: found === undefined };
}

const isOfPair = (row: ConversationRow, { objectKind, objectId, pairKey }: Pair): boolean =>
  row.objectKind === objectKind && row.objectId === objectId && row.pairKey === pairKey;

async function findOfPair({ tx }: EffectContext<MessageBody>, pair: Pair): Promise<string | undefined> {
  const { objectKind, objectId, pairKey } = pair;
  const [row] = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.pairKey, pairKey),
        sql`${conversations.objectKind} is not distinct from ${objectKind}`,
        sql`${conversations.objectId} is not distinct from ${objectId}::uuid`,
      ),
    );
  return row?.id;
}

async function insertConversation(
  context: EffectContext<MessageBody>,
  { personId }: Reader,
  pair: Pair,
): Promise<string> {
  const { tx, input, now } = context;
  const { parties, ...columns } = pair;
  await assertMayOpen(context, personId, pair.pairKey);
  const [made] = await tx
    .insert(conversations)
    .values({ id: input.id ?? input.message.id, ...columns, lastMessageAt: now, openedBy: personId, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: conversations.id });
  if (!made) {
    // Another device of the two parties was quicker; without one, the id is of other people.
    const raced = await findOfPair(context, pair);
    if (raced === undefined) throw idTaken();
    return raced;
  }
  await tx.insert(conversationParties).values(parties.map((party, no) => ({ conversationId: made.id, no, ...party })));
  return made.id;
}
