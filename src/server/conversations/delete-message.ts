import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ChangedThread } from '../../contract/conversations/conversation.ts';
import type { Tx } from '../db/open-database.ts';
import { ownRow } from '../platform/command/audit.ts';
import { command, type EffectContext } from '../platform/command/command.ts';
import { forSignedIn } from '../platform/command/policy.ts';
import { locked } from '../platform/errors/app-error.ts';
import { findTalkedRequests } from '../trade/talk/talked-requests.ts';
import { endUnattached } from './attached-files.ts';
import type { ConversationRow } from './conversation.table.ts';
import { getConversation } from './find-conversation.ts';
import { changedSince, lockOwnMessage } from './lock-message.ts';
import { type MessageRow, messageEdits, messages } from './message.table.ts';
import { presentMessages } from './present-message.ts';
import { readerOf } from './seats.ts';
import { hintParties } from './tell-parties.ts';

const input = z.object({ id: z.uuid(), messageId: z.uuid(), editNo: z.int32().optional() });
type Context = EffectContext<z.output<typeof input>>;

/** Takes a message away and leaves a mark; again, it is the same. */
export const deleteMessage = command({
  name: 'conversations.deleteMessage',
  input,
  policy: forSignedIn,
  effect: async (context): Promise<ChangedThread> => {
    const { tx, input: given } = context;
    const reader = await readerOf(tx, context);
    const { seen, row, message } = await lockOwnMessage(context, reader, given);
    const changed = message.deletedAt === null ? await remove(context, row, message) : message;
    const conversation = await getConversation(tx, reader, given.id);
    const [presented] = await presentMessages(tx, seen, reader.personId, [changed]);
    return { conversation, message: presented ?? null };
  },
  audit: ownRow('messages keeps the mark with its time, message_edits what it said'),
});

/** @throws 409 for an edit that was not seen, 423 for a document of what was agreed */
async function remove(context: Context, row: ConversationRow, message: MessageRow): Promise<MessageRow> {
  const { tx, now, input: given } = context;
  const { conversationId, seq, editNo, text, fileIds } = message;
  if (given.editNo !== undefined && given.editNo !== editNo) throw changedSince(message);
  if (fileIds.length > 0 && (await isFrozen(tx, row)))
    throw locked('request_frozen', 'این درخواست تأیید شده است و مدارک آن پاک نمی‌شود.');
  await tx.insert(messageEdits).values({ conversationId, seq, editNo, text, fileIds, at: now });
  const [changed] = await tx
    .update(messages)
    .set({ text: '', fileIds: [], editNo: editNo + 1, deletedAt: now, changedSeq: row.changeSeq })
    .where(and(eq(messages.conversationId, conversationId), eq(messages.seq, seq)))
    .returning();
  if (!changed) throw changedSince(message);
  await endUnattached(tx, conversationId, fileIds);
  await hintParties(context, row);
  return changed;
}

/** Whether both have agreed on the request of the conversation. */
async function isFrozen(tx: Tx, { objectKind, objectId }: ConversationRow): Promise<boolean> {
  if (objectKind !== 'request' || objectId === null) return false;
  const request = (await findTalkedRequests(tx, [objectId])).get(objectId);
  return request !== undefined && request.publishedAt !== null;
}
