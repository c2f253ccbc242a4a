import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { ExportedMessage } from '../../contract/conversations/message.ts';
import { uuidArray } from '../db/insert-rows.ts';
import type { Executor, Tx } from '../db/open-database.ts';
import { endGrantsOf } from '../files/file-grants.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { conversationParties, conversationReads, conversations } from './conversation.table.ts';
import { type MessageRow, messageEdits, messages } from './message.table.ts';
import { namePartiesOf } from './party-names.ts';
import { sidesOf } from './present-conversation.ts';
import { grantObjectOf } from './present-message.ts';
import { conversationReports } from './reports/report.table.ts';

const PAGE_SIZE = 200;

/**
 * What a person has written. What they wrote as themselves goes with the account and leaves marks, but not what belongs to a
 * request or was written in the name of a merchant or of the operators: it stays without a name.
 */
export const conversationsOfPerson: PersonalData = {
  name: 'conversations',
  columns: [conversations.openedBy, conversationParties.personId, conversationReads.personId, messages.authorId],
  rows: listOwnMessages,
  erase: async (tx, personId, now) => {
    await tx.delete(conversationReads).where(eq(conversationReads.personId, personId));
    const ids = await lockOwnTalk(tx, personId);
    if (ids.length === 0) return;
    const own = sql`any(${uuidArray(ids)})`;
    await tx.execute(sql`delete from ${messageEdits} e using ${messages} m
      where m.conversation_id = e.conversation_id and m.seq = e.seq and m.author_id = ${personId} and m.conversation_id = ${own}`);
    await tx.execute(sql`update ${messages} m set text = '', file_ids = '{}', deleted_at = ${now.toISOString()}::timestamptz,
        changed_seq = c.change_seq + gone.place
      from (select conversation_id, seq, row_number() over (partition by conversation_id order by seq)::int as place
        from ${messages} where author_id = ${personId} and deleted_at is null and conversation_id = ${own}) gone
      join ${conversations} c on c.id = gone.conversation_id
      where m.conversation_id = gone.conversation_id and m.seq = gone.seq`);
    await tx.execute(sql`update ${conversations} c set change_seq = greatest(c.change_seq,
        (select max(m.changed_seq) from ${messages} m where m.conversation_id = c.id))
      where c.id = ${own} and c.last_seq > 0`);
    const except = await listOpenEvidence(tx, ids);
    await endGrantsOf(tx, { personId, scope: grantObjectOf('').scope, scopeIds: ids, except });
  },
};

/** Files that operators have still to look at; their decision ends the grants. */
async function listOpenEvidence(tx: Tx, conversationIds: string[]): Promise<string[]> {
  const open = await tx
    .select({ fileIds: conversationReports.messageFileIds })
    .from(conversationReports)
    .where(and(inArray(conversationReports.conversationId, conversationIds), eq(conversationReports.state, 'open')));
  return open.flatMap(({ fileIds }) => fileIds);
}

/** What goes with the account. It is locked, so that no message comes between. */
async function lockOwnTalk(tx: Tx, personId: string): Promise<string[]> {
  const own = tx
    .select({ id: conversationParties.conversationId })
    .from(conversationParties)
    .where(eq(conversationParties.personId, personId));
  const rows = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(inArray(conversations.id, own), sql`${conversations.objectKind} is distinct from 'request'`))
    .orderBy(asc(conversations.id))
    .for('update');
  return rows.map(({ id }) => id);
}

/** With the name of the other party, and without anything of theirs. */
async function* listOwnMessages(db: Executor, personId: string): AsyncGenerator<ExportedMessage> {
  let after: MessageRow | undefined;
  for (;;) {
    const rows = await db
      .select(getTableColumns(messages))
      .from(messages)
      .where(
        and(
          eq(messages.authorId, personId),
          after && sql`(${messages.conversationId}, ${messages.seq}) > (${after.conversationId}::uuid, ${after.seq})`,
        ),
      )
      .orderBy(asc(messages.conversationId), asc(messages.seq))
      .limit(PAGE_SIZE);
    const nameOf = await nameOthers(db, rows);
    for (const row of rows) yield presentOwn(row, nameOf(row));
    if (rows.length < PAGE_SIZE) return;
    after = rows.at(-1);
  }
}

async function nameOthers(db: Executor, rows: readonly MessageRow[]): Promise<(row: MessageRow) => string> {
  const ids = [...new Set(rows.map(({ conversationId }) => conversationId))];
  if (ids.length === 0) return () => '';
  const parties = await db.select().from(conversationParties).where(inArray(conversationParties.conversationId, ids));
  const { nameOf } = await namePartiesOf(db, parties);
  return ({ conversationId, partyNo }) => {
    const [, other] = sidesOf(
      parties.filter((party) => party.conversationId === conversationId),
      partyNo,
    );
    return nameOf(other);
  };
}

const presentOwn = (row: MessageRow, to: string): ExportedMessage => ({
  conversationId: row.conversationId,
  to,
  seq: row.seq,
  text: row.deletedAt ? null : row.text,
  fileIds: row.fileIds,
  at: row.at.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
  deletedAt: row.deletedAt?.toISOString() ?? null,
});
