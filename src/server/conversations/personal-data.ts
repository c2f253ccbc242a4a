import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { ExportedMessage } from '../../contract/conversations/message.ts';
import type { Executor } from '../db/open-database.ts';
import { files } from '../files/file.table.ts';
import { fileGrants } from '../files/file-grant.table.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { conversationParties, conversationReads, conversations } from './conversation.table.ts';
import { type MessageRow, messageEdits, messages } from './message.table.ts';
import { namePartiesOf } from './party-names.ts';
import { sidesOf } from './present-conversation.ts';

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
    const own = sql`(select c.id from ${conversations} c join ${conversationParties} p on p.conversation_id = c.id
      where p.person_id = ${personId} and c.object_kind is distinct from 'request')`;
    await tx.execute(sql`select id from ${conversations} where id in ${own} order by id for update`);
    await tx.execute(sql`delete from ${messageEdits} e using ${messages} m
      where m.conversation_id = e.conversation_id and m.seq = e.seq and m.author_id = ${personId} and m.conversation_id in ${own}`);
    await tx.execute(sql`update ${messages} m set text = '', file_ids = '{}', deleted_at = ${now.toISOString()}::timestamptz,
        changed_seq = c.change_seq + gone.place
      from (select conversation_id, seq, row_number() over (partition by conversation_id order by seq)::int as place
        from ${messages} where author_id = ${personId} and deleted_at is null and conversation_id in ${own}) gone
      join ${conversations} c on c.id = gone.conversation_id
      where m.conversation_id = gone.conversation_id and m.seq = gone.seq`);
    await tx.execute(sql`update ${conversations} c set change_seq =
        (select max(m.changed_seq) from ${messages} m where m.conversation_id = c.id)
      where c.id in ${own} and c.last_seq > 0`);
    await tx.execute(sql`delete from ${fileGrants} where scope = 'conversation' and scope_id in ${own}
      and file_id in (select id from ${files} where person_id = ${personId})`);
  },
};

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
  const parties = await db
    .select()
    .from(conversationParties)
    .where(sql`${conversationParties.conversationId} = any(${sql.param(`{${ids.join(',')}}`)}::uuid[])`);
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
