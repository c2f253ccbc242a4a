import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type ChangedThread, threadChange } from '../../contract/conversations/conversation.ts';
import type { messageEdit } from '../../contract/conversations/message.ts';
import { EDIT_MS, EDITS_MAX } from '../../core/talk/talk-limits.ts';
import { withdrawNotice } from '../notices/notify.ts';
import { ownRow } from '../platform/command/audit.ts';
import { command, type EffectContext } from '../platform/command/command.ts';
import { forSignedIn } from '../platform/command/policy.ts';
import { locked } from '../platform/errors/app-error.ts';
import { conversationParties, conversationReads } from './conversation.table.ts';
import { getConversation, getSeen, listParties } from './find-conversation.ts';
import { changedSince, lockOwnMessage } from './lock-message.ts';
import { type MessageRow, messageEdits, messages } from './message.table.ts';
import { presentMessages } from './present-message.ts';
import { type Reader, readerOf } from './seats.ts';
import { hintParties } from './tell-parties.ts';
import { takeWritingParty } from './writing-party.ts';

const input = z.object({ id: z.uuid(), change: threadChange });
type Context = EffectContext<z.output<typeof input>>;

/** Edits a message, moves the reader's cursor, silences the conversation or blocks the other party. */
export const changeThread = command({
  name: 'conversations.change',
  input,
  policy: forSignedIn,
  effect: async (context): Promise<ChangedThread> => {
    const { tx, input: given } = context;
    const reader = await readerOf(tx, context);
    const row = await change(context, reader);
    const conversation = await getConversation(tx, reader, given.id);
    if (!row) return { conversation, message: null };
    const [message] = await presentMessages(tx, await getSeen(tx, reader, given.id), reader.personId, [row]);
    return { conversation, message: message ?? null };
  },
  audit: ownRow('message_edits has what was said before; a cursor and a silence are their person’s own'),
});

async function change(context: Context, reader: Reader): Promise<MessageRow | undefined> {
  const { change: given } = context.input;
  if ('messageId' in given) return edit(context, reader, given);
  if ('readUpToSeq' in given) await read(context, reader, given.readUpToSeq);
  else if ('mutedUntil' in given) await mute(context, reader, given.mutedUntil);
  else await block(context, reader, given.blocked);
  return undefined;
}

async function edit(
  context: Context,
  reader: Reader,
  { messageId, text, editNo }: z.output<typeof messageEdit>,
): Promise<MessageRow> {
  const { tx, now } = context;
  const { id } = context.input;
  const { seen, row, message } = await lockOwnMessage(context, reader, { id, messageId });
  const isRepeat = message.deletedAt === null && message.editNo === editNo + 1 && message.text === text;
  if (isRepeat) return message;
  if (message.deletedAt !== null || message.editNo !== editNo) throw changedSince(message);
  if (now.getTime() - message.at.getTime() > EDIT_MS)
    throw locked('edit_late', 'پیام تا ۱۵ دقیقه پس از فرستادن ویرایش می‌شود.');
  if (editNo >= EDITS_MAX) throw locked('edited_often', 'این پیام بارها ویرایش شده است؛ پیام تازه‌ای بنویسید.');
  await takeWritingParty(tx, reader, seen, await listParties(tx, id));
  const { conversationId, seq, fileIds } = message;
  await tx.insert(messageEdits).values({ conversationId, seq, editNo, text: message.text, fileIds, at: now });
  const [changed] = await tx
    .update(messages)
    .set({ text, editNo: editNo + 1, editedAt: now, changedSeq: row.changeSeq })
    .where(and(eq(messages.conversationId, id), eq(messages.seq, seq), eq(messages.editNo, editNo)))
    .returning();
  if (!changed) throw changedSince(message);
  await hintParties(context, row);
  return changed;
}

/** The cursor only grows, however late an earlier one comes, and never passes the last message. */
async function read(context: Context, reader: Reader, readUpToSeq: number): Promise<void> {
  const { tx } = context;
  const { row, no } = await getSeen(tx, reader, context.input.id);
  const lastReadSeq = Math.min(readUpToSeq, row.lastSeq);
  const { personId } = reader;
  const moved = await tx
    .insert(conversationReads)
    .values({ conversationId: row.id, personId, partyNo: no, lastReadSeq })
    .onConflictDoUpdate({
      target: [conversationReads.conversationId, conversationReads.personId],
      set: { lastReadSeq, partyNo: no },
      setWhere: sql`${conversationReads.lastReadSeq} < ${lastReadSeq}`,
    })
    .returning({ personId: conversationReads.personId });
  if (moved.length === 0 || lastReadSeq === 0) return;
  await hintParties(context, row);
  if (lastReadSeq === row.lastSeq) await withdrawNotice(tx, personId, 'messageReceived', row.id);
}

async function mute(context: Context, { personId, ...rest }: Reader, mutedUntil: string | null): Promise<void> {
  const { tx } = context;
  const { row, no } = await getSeen(tx, { personId, ...rest }, context.input.id);
  const until = mutedUntil === null ? null : new Date(mutedUntil);
  await tx
    .insert(conversationReads)
    .values({ conversationId: row.id, personId, partyNo: no, mutedUntil: until })
    .onConflictDoUpdate({
      target: [conversationReads.conversationId, conversationReads.personId],
      set: { mutedUntil: until },
    });
}

/** For all people of the own party. */
async function block(context: Context, reader: Reader, isBlocked: boolean): Promise<void> {
  const { tx, now } = context;
  const { row, no } = await getSeen(tx, reader, context.input.id);
  await tx
    .update(conversationParties)
    .set({
      blockedAt: isBlocked ? sql`coalesce(${conversationParties.blockedAt}, ${now.toISOString()}::timestamptz)` : null,
    })
    .where(and(eq(conversationParties.conversationId, row.id), eq(conversationParties.no, no)));
  await hintParties(context, row);
}
