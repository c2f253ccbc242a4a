import { and, eq, sql } from 'drizzle-orm';
import { type MessageBody, messageBody, type SentMessage } from '../../contract/conversations/conversation.ts';
import { lockPerson } from '../account/person/lock-person.ts';
import { grantFiles, listGrantedFiles } from '../files/file-grants.ts';
import { ownRow } from '../platform/command/audit.ts';
import { command, type EffectContext } from '../platform/command/command.ts';
import { forSignedIn } from '../platform/command/policy.ts';
import { conflict, unprocessable } from '../platform/errors/app-error.ts';
import { type ConversationRow, conversationParties, conversations, type PartyRow } from './conversation.table.ts';
import { getSeen, listParties, presentOne } from './find-conversation.ts';
import { type MessageRow, messages } from './message.table.ts';
import { isMessageFormat } from './message-formats.ts';
import { openConversation } from './open-conversation.ts';
import { grantObjectOf, presentMessages } from './present-message.ts';
import { type Reader, readerOf } from './seats.ts';
import type { SeenConversation } from './seen-conversation.ts';
import { assertMayWriteNow } from './talk-rates.ts';
import { tellMessage } from './tell-parties.ts';
import { takeWritingParty } from './writing-party.ts';

interface Sent {
  answer: SentMessage;
  isNew: boolean;
}

/** Sends a message under the id that its device has made, and opens its conversation; sent again, it is the same. */
export const sendMessage = command({
  name: 'conversations.send',
  input: messageBody,
  policy: forSignedIn,
  effect: send,
  audit: ownRow('messages has a row for each with its author, number and time'),
  answer: ({ answer }) => answer,
  status: ({ isNew }) => (isNew ? 201 : 200),
});

async function send(context: EffectContext<MessageBody>): Promise<Sent> {
  const { tx, input } = context;
  const reader = await readerOf(tx, context);
  // One at a time, so that the counts and the search for an earlier sending are certain.
  await lockPerson(tx, reader.personId);
  const { seen } = await openConversation(context, reader);
  const known = await findSent(context, reader, seen.row.id);
  const made = known ? { seen, message: known } : await insertMessage(context, reader, seen);
  const conversation = await presentOne(tx, made.seen, made.parties);
  const [message] = await presentMessages(tx, made.seen, reader.personId, [made.message]);
  if (!message) throw new Error(`message ${input.message.id} is gone`);
  return { answer: { conversation, message }, isNew: known === undefined };
}

/** A message, its conversation after it, and the parties of that where they were read. */
interface Made {
  seen: SeenConversation;
  message: MessageRow;
  parties?: PartyRow[];
}

/** What an earlier sending has stored; its writer may have changed it since. @throws 409 for somebody else's id */
async function findSent(
  { tx, input }: EffectContext<MessageBody>,
  { personId }: Reader,
  conversationId: string,
): Promise<MessageRow | undefined> {
  const [row] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.id, input.message.id)));
  if (row && row.authorId !== personId) throw idTaken();
  return row;
}

const idTaken = () => conflict('id_taken', 'این شناسه پیش‌تر به کار رفته است.');

async function insertMessage(
  context: EffectContext<MessageBody>,
  reader: Reader,
  seen: SeenConversation,
): Promise<Made> {
  const { tx, input, now } = context;
  const { personId } = reader;
  const { id, text, replyTo } = input.message;
  const fileIds = [...new Set(input.message.fileIds)];
  const parties = await listParties(tx, seen.row.id);
  const speaker = await takeWritingParty(tx, reader, seen, parties);
  await assertMayWriteNow(context, personId);
  const replyToSeq = replyTo === undefined ? null : await findReplied(context, seen.row.id, replyTo);
  const row = await takeSeq(context, seen.row.id);
  const [made] = await tx
    .insert(messages)
    .values({
      conversationId: row.id,
      seq: row.lastSeq,
      id,
      changedSeq: row.changeSeq,
      partyNo: seen.no,
      authorId: personId,
      text,
      fileIds,
      replyToSeq,
      at: now,
    })
    .onConflictDoNothing({ target: [messages.conversationId, messages.id] })
    .returning();
  if (!made) throw idTaken();
  await attach(context, personId, row.id, fileIds);
  const [own] = await tx
    .update(conversationParties)
    .set({ answeredSeq: row.lastSeq, ...speaker })
    .where(and(eq(conversationParties.conversationId, row.id), eq(conversationParties.no, seen.no)))
    .returning();
  const answered = parties.map((party) => (own && party.no === own.no ? own : party));
  await tellMessage(context, row, answered, seen.no);
  // The other party may have written between the read of what is seen and the lock of the row.
  if (row.changeSeq !== seen.row.changeSeq + 1) return { seen: await getSeen(tx, reader, row.id), message: made };
  return { seen: { ...seen, row, last: made }, message: made, parties: answered };
}

/** The next number. It locks the row until the commit, so that a reader who has a number has all before it. */
async function takeSeq({ tx, now }: EffectContext<MessageBody>, id: string): Promise<ConversationRow> {
  const [row] = await tx
    .update(conversations)
    .set({
      lastSeq: sql`${conversations.lastSeq} + 1`,
      changeSeq: sql`${conversations.changeSeq} + 1`,
      lastMessageAt: sql`greatest(${conversations.lastMessageAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(conversations.id, id))
    .returning();
  if (!row) throw new Error(`conversation ${id} is gone`);
  return row;
}

async function findReplied({ tx }: EffectContext<MessageBody>, conversationId: string, id: string): Promise<number> {
  const [row] = await tx
    .select({ seq: messages.seq })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.id, id)));
  if (!row) throw unprocessable('reply_unknown', 'پیامی که به آن پاسخ می‌دهید در این گفت‌وگو نیست.', 'message.replyTo');
  return row.seq;
}

async function attach(
  { tx, now }: EffectContext<MessageBody>,
  personId: string,
  conversationId: string,
  fileIds: readonly string[],
): Promise<void> {
  const object = grantObjectOf(conversationId);
  await grantFiles(tx, { ...object, personId, fileIds, now, field: 'message.fileIds' });
  const granted = await listGrantedFiles(tx, object, fileIds);
  if (!granted.every(({ scope, mime }) => scope === 'attachment' && isMessageFormat(mime)))
    throw unprocessable('file_type', 'این فایل پیوست نیست؛ دوباره بیفزایید.', 'message.fileIds');
}
