import { and, eq, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { NoticeKind } from '../../contract/notices/notice.ts';
import { uuidv7 } from '../../core/ids/uuidv7.ts';
import type { Tx } from '../db/open-database.ts';
import { hint } from '../live/hint.ts';
import type { EffectContext } from '../platform/command/command.ts';
import { queuePersonalPush } from '../push/queue-personal-push.ts';
import { noticeSettings, notices } from './notice.table.ts';

/** Notices of one person; older ones are deleted. */
export const NOTICES_MAX = 500;
const KEPT_MS = 180 * 24 * 60 * 60_000;
const PARAM_MAX_LENGTH = 200;
/** A locked screen shows where a message leads. */
const LIST_PATH = '/profile/notices';

export interface NoticeOf {
  kind: NoticeKind;
  objectType: string;
  objectId: string;
  /** What the words of the kind name. @default nothing */
  params?: Readonly<Record<string, string>>;
  path: string;
  /** Takes the place of an earlier notice of the same kind about the same object. @default false */
  isReplacing?: boolean;
}

/**
 * Tells people of something that concerns them: a row for each, a hint to their open pages, and a message to their
 * browsers. All of it is part of the transaction. Call it late in an effect, as `hint`.
 */
export async function notify(
  { tx, now }: Pick<EffectContext<unknown>, 'tx' | 'now'>,
  personIds: readonly string[],
  { kind, objectType, objectId, params = {}, path, isReplacing = false }: NoticeOf,
): Promise<void> {
  const seqs = await hint(tx, personIds, 'notices', objectId);
  const short = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, value.slice(0, PARAM_MAX_LENGTH)]),
  );
  const rows = [...seqs].map(([personId, seq]) => ({
    id: uuidv7(),
    personId,
    seq,
    kind,
    objectType,
    objectId,
    params: short,
    path,
    at: now,
  }));
  if (rows.length === 0) return;
  if (isReplacing)
    await tx.delete(notices).where(and(inArray(notices.personId, [...seqs.keys()]), isAbout(kind, objectId)));
  await tx.insert(notices).values(rows);
  const before = new Date(now.getTime() - KEPT_MS);
  for (const { personId, seq } of rows)
    await tx
      .delete(notices)
      .where(and(eq(notices.personId, personId), or(lte(notices.seq, seq - NOTICES_MAX), lt(notices.at, before))));
  const silent = await listSilent(tx, [...seqs.keys()], kind);
  const told = [...seqs.keys()].filter((personId) => !silent.has(personId));
  await queuePersonalPush({ tx, now }, told, { topic: 'notices', about: objectId, path: LIST_PATH });
}

const isAbout = (kind: NoticeKind, objectId: string) => and(eq(notices.kind, kind), eq(notices.objectId, objectId));

/** Takes away what a person has seen where it leads. */
export async function withdrawNotice(tx: Tx, personId: string, kind: NoticeKind, objectId: string): Promise<void> {
  const gone = await tx
    .delete(notices)
    .where(and(eq(notices.personId, personId), isAbout(kind, objectId)))
    .returning({ id: notices.id });
  if (gone.length > 0) await hint(tx, [personId], 'notices', objectId);
}

async function listSilent(tx: Tx, personIds: string[], kind: NoticeKind): Promise<Set<string>> {
  const rows = await tx
    .select({ personId: noticeSettings.personId })
    .from(noticeSettings)
    .where(and(inArray(noticeSettings.personId, personIds), sql`${kind} = any(${noticeSettings.silentKinds})`));
  return new Set(rows.map(({ personId }) => personId));
}
