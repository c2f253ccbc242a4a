import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/open-database.ts';
import { endUnattached } from '../attached-files.ts';
import { conversations } from '../conversation.table.ts';
import { messageEdits, messages } from '../message.table.ts';
import { conversationReports, type ReportRow } from './report.table.ts';

/** What a decided report keeps of its message: no files, and nothing that a closed account has taken away. */
export async function settleReported(tx: Tx, row: ReportRow): Promise<ReportRow> {
  await endUnattached(tx, row.conversationId, row.messageFileIds);
  if (!(await isErased(tx, row))) return row;
  const [settled] = await tx
    .update(conversationReports)
    .set({ messageText: null, messageFileIds: [] })
    .where(eq(conversationReports.id, row.id))
    .returning();
  return settled ?? row;
}

/** A deletion by the writer keeps what the message said; that of the account does not. */
async function isErased(tx: Tx, { conversationId, messageSeq }: ReportRow): Promise<boolean> {
  if (messageSeq === null) return false;
  const [message] = await tx
    .select({ deletedAt: messages.deletedAt })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.seq, messageSeq)));
  if (!message?.deletedAt) return false;
  const edits = and(eq(messageEdits.conversationId, conversationId), eq(messageEdits.seq, messageSeq));
  return (await tx.$count(messageEdits, edits)) === 0;
}

/** Takes what a person has written out of the decided reports; an open one keeps it until it is decided. */
export async function eraseReported(tx: Tx, personId: string): Promise<void> {
  await tx.execute(sql`update ${conversationReports} r set message_text = null, message_file_ids = '{}'
    from ${messages} m join ${conversations} c on c.id = m.conversation_id
    where m.conversation_id = r.conversation_id and m.seq = r.message_seq and m.author_id = ${personId}
      and r.state <> 'open' and c.object_kind is distinct from 'request'`);
}
