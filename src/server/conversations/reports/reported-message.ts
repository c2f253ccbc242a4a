import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/open-database.ts';
import { endUnattached } from '../attached-files.ts';
import { conversations } from '../conversation.table.ts';
import { type MessageRow, messageEdits, messages } from '../message.table.ts';
import { conversationReports, type KeptMessage, type ReportRow } from './report.table.ts';

/** What a decided report keeps of its message: no files, and nothing that a closed account has taken away; of a whole conversation nothing. */
export async function settleReported(tx: Tx, row: ReportRow): Promise<ReportRow> {
  await endUnattached(tx, row.conversationId, row.messageFileIds);
  const isWhole = row.messageSeq === null;
  if (!isWhole && !(await isErased(tx, row))) return row;
  const [settled] = await tx
    .update(conversationReports)
    .set({ messageText: null, messageFileIds: [], keptMessages: null })
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

/** The messages of a conversation as open reports of it have kept them: their writers may have taken them away since. */
export async function withReported(db: Executor, conversationId: string, rows: MessageRow[]): Promise<MessageRow[]> {
  const open = await db
    .select({
      seq: conversationReports.messageSeq,
      text: conversationReports.messageText,
      fileIds: conversationReports.messageFileIds,
      kept: conversationReports.keptMessages,
    })
    .from(conversationReports)
    .where(and(eq(conversationReports.conversationId, conversationId), eq(conversationReports.state, 'open')))
    .orderBy(asc(conversationReports.createdAt), asc(conversationReports.id));
  const kept = new Map<number, KeptMessage>();
  const keep = (one: KeptMessage) => kept.has(one.seq) || kept.set(one.seq, one);
  for (const { seq, text, fileIds, kept: all } of open) {
    if (seq !== null && text !== null) keep({ seq, text, fileIds });
    for (const one of all ?? []) keep(one);
  }
  return rows.map((row) => ({ ...row, ...kept.get(row.seq) }));
}

/** Takes what a person has written out of the decided reports; an open one keeps it until it is decided. */
export async function eraseReported(tx: Tx, personId: string): Promise<void> {
  await tx.execute(sql`update ${conversationReports} r set message_text = null, message_file_ids = '{}'
    from ${messages} m join ${conversations} c on c.id = m.conversation_id
    where m.conversation_id = r.conversation_id and m.seq = r.message_seq and m.author_id = ${personId}
      and r.state <> 'open' and c.object_kind is distinct from 'request'`);
}
