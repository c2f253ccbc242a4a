import { and, eq, inArray } from 'drizzle-orm';
import type { Message, MessageFile } from '../../contract/conversations/message.ts';
import { findShownNames } from '../account/person/shown-name.ts';
import type { Executor } from '../db/open-database.ts';
import { type GrantObject, listGrantedFiles } from '../files/file-grants.ts';
import { findTalkedRequests } from '../trade/talk/talked-requests.ts';
import type { ConversationRow } from './conversation.table.ts';
import { type MessageRow, messages } from './message.table.ts';
import type { SeenConversation } from './seen-conversation.ts';

/** What the files of a conversation are granted to. */
export const grantObjectOf = (conversationId: string): GrantObject => ({
  scope: 'conversation',
  scopeId: conversationId,
});

/** As the reader sees them. */
export async function presentMessages(
  db: Executor,
  { row: conversation, no }: Pick<SeenConversation, 'row' | 'no'>,
  personId: string,
  rows: readonly MessageRow[],
): Promise<Message[]> {
  const { id } = conversation;
  const fileIds = rows.flatMap((row) => row.fileIds);
  const hiddenName = no === 0 || fileIds.length === 0 ? undefined : await findHiddenName(db, conversation);
  const files = new Map<string, MessageFile>(
    (await listGrantedFiles(db, grantObjectOf(id), fileIds)).map(({ id: fileId, name, mime, bytes }) => [
      fileId,
      { id: fileId, name, mime, bytes },
    ]),
  );
  const ownAuthors = rows.flatMap(({ partyNo, authorId }) => (partyNo === no ? [authorId] : []));
  const nameOf = await findShownNames(db, ownAuthors);
  const replied = await findIds(
    db,
    id,
    rows.flatMap(({ replyToSeq }) => replyToSeq ?? []),
  );
  return rows.map((row): Message => {
    const { seq, changedSeq, partyNo, authorId, replyToSeq, editNo, editedAt, deletedAt, at } = row;
    const replyId = replyToSeq === null ? undefined : replied.get(replyToSeq);
    return {
      id: row.id,
      seq,
      changedSeq,
      by: partyNo === no ? 'own' : 'other',
      isMine: authorId === personId,
      authorName: partyNo === no ? nameOf(authorId) : null,
      // Of what is deleted, only a message that a report has kept has a text or files.
      text: deletedAt && row.text === '' ? null : row.text,
      files: row.fileIds.flatMap((fileId) => {
        const file = files.get(fileId);
        if (!file) return [];
        return partyNo !== no && hiddenName !== undefined ? { ...file, name: hiddenName } : file;
      }),
      replyTo: replyId && replyToSeq !== null ? { id: replyId, seq: replyToSeq } : null,
      editNo,
      editedAt: editedAt?.toISOString() ?? null,
      deletedAt: deletedAt?.toISOString() ?? null,
      at: at.toISOString(),
    };
  });
}

/** What the buyer's files are called for a supplier that does not know the buyer; the buyer is no 0 of a request's conversation. */
export async function findHiddenName(
  db: Executor,
  { objectKind, objectId }: ConversationRow,
): Promise<string | undefined> {
  if (objectKind !== 'request' || objectId === null) return undefined;
  return (await findTalkedRequests(db, [objectId])).get(objectId)?.fileName;
}

async function findIds(db: Executor, conversationId: string, seqs: number[]): Promise<ReadonlyMap<number, string>> {
  if (seqs.length === 0) return new Map();
  const rows = await db
    .select({ seq: messages.seq, id: messages.id })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), inArray(messages.seq, seqs)));
  return new Map(rows.map(({ seq, id }) => [seq, id]));
}
