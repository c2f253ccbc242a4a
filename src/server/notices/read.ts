import { and, desc, eq, gt, inArray, lt, max, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Notice, NoticePreferences, UnreadNotices } from '../../contract/notices/notice.ts';
import { PAGE_SIZE_DEFAULT, type Page } from '../../contract/page.ts';
import type { Executor } from '../db/open-database.ts';
import { cursorPart, decodeCursor, toPage } from '../platform/cursor.ts';
import { type NoticeRow, noticeSettings, notices } from './notice.table.ts';

const position = z.tuple([cursorPart.int]);

const present = ({ personId: _, at, ...row }: NoticeRow, readSeq: number): Notice => ({
  ...row,
  at: at.toISOString(),
  isRead: row.seq <= readSeq,
});

/** Up to which notice the person has read; 0 for none. */
async function readSeqOf(db: Executor, personId: string): Promise<number> {
  const [row] = await db.select().from(noticeSettings).where(eq(noticeSettings.personId, personId));
  return row?.readSeq ?? 0;
}

/** The newest first. */
export async function listNotices(
  db: Executor,
  personId: string,
  { cursor, size }: { cursor?: string | undefined; size?: number | undefined },
): Promise<Page<Notice>> {
  const after = decodeCursor(cursor, position);
  const readSeq = await readSeqOf(db, personId);
  const rows = await db
    .select()
    .from(notices)
    .where(and(eq(notices.personId, personId), after && lt(notices.seq, after[0])))
    .orderBy(desc(notices.seq))
    .limit((size ?? PAGE_SIZE_DEFAULT) + 1);
  return toPage(
    rows,
    size,
    (row) => present(row, readSeq),
    ({ seq }) => [seq],
  );
}

/** Computed from the cursor: there is no counter that could be wrong. */
export async function countUnread(db: Executor, personId: string): Promise<UnreadNotices> {
  const readSeq = sql`coalesce((select ${noticeSettings.readSeq} from ${noticeSettings} where ${noticeSettings.personId} = ${personId}), 0)`;
  // Messages have their own count beside it.
  const isCounted = and(eq(notices.personId, personId), gt(notices.seq, readSeq), ne(notices.kind, 'messageReceived'));
  return { count: await db.$count(notices, isCounted) };
}

export async function latestSeqOf(db: Executor, personId: string): Promise<number> {
  const [row] = await db
    .select({ seq: max(notices.seq) })
    .from(notices)
    .where(eq(notices.personId, personId));
  return row?.seq ?? 0;
}

export async function readPreferences(db: Executor, personId: string): Promise<NoticePreferences> {
  const [row] = await db.select().from(noticeSettings).where(eq(noticeSettings.personId, personId));
  return { silentKinds: row?.silentKinds ?? [], hasTexts: row?.hasTexts ?? true };
}

/** Those of the people who have not switched text messages off. */
export async function listTextable(db: Executor, personIds: readonly string[]): Promise<string[]> {
  if (personIds.length === 0) return [];
  const refused = await db
    .select({ personId: noticeSettings.personId })
    .from(noticeSettings)
    .where(and(inArray(noticeSettings.personId, [...personIds]), eq(noticeSettings.hasTexts, false)));
  const isRefused = new Set(refused.map(({ personId }) => personId));
  return personIds.filter((id) => !isRefused.has(id));
}
