import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/open-database.ts';
import type { EffectContext } from '../platform/command/command.ts';
import { AppError, forbidden, notFound } from '../platform/errors/app-error.ts';
import { type ConversationRow, conversations } from './conversation.table.ts';
import { getSeen } from './find-conversation.ts';
import { type MessageRow, messages } from './message.table.ts';
import type { Reader } from './seats.ts';
import type { SeenConversation } from './seen-conversation.ts';

/** Until the commit no message of it is sent, edited or deleted. */
export async function lockConversation(tx: Tx, id: string): Promise<void> {
  await tx.select({ id: conversations.id }).from(conversations).where(eq(conversations.id, id)).for('update');
}

export interface LockedMessage {
  seen: SeenConversation;
  /** With the number that the change gets. */
  row: ConversationRow;
  message: MessageRow;
}

/**
 * A message that the reader has written, and the number of its change.
 * @throws 404 for who does not read the conversation and for an absent message, 403 for another's
 */
export async function lockOwnMessage(
  { tx }: Pick<EffectContext<unknown>, 'tx'>,
  reader: Reader,
  { id, messageId }: { id: string; messageId: string },
): Promise<LockedMessage> {
  const seen = await getSeen(tx, reader, id);
  const [row] = await tx
    .update(conversations)
    .set({ changeSeq: sql`${conversations.changeSeq} + 1` })
    .where(eq(conversations.id, id))
    .returning();
  const [message] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, id), eq(messages.id, messageId)));
  if (!row || !message) throw notFound('پیام');
  if (message.authorId !== reader.personId) throw forbidden();
  return { seen, row, message };
}

/** Another device has changed it. */
export const changedSince = ({ editNo, text, deletedAt }: MessageRow) =>
  new AppError(409, 'message_changed', 'این پیام در این میان تغییر کرده است.', {
    current: { state: deletedAt ? 'deleted' : 'written', allowedActions: [], editNo, text: deletedAt ? null : text },
  });
