import { sql } from 'drizzle-orm';
import type { AppDeps } from '../app-deps.ts';
import type { Db } from '../db/open-database.ts';
import { handleJob, type JobDefinition, scheduleKind } from '../platform/jobs/job-kind.ts';
import { imports } from './import.table.ts';
import { runImport } from './run-import.ts';
import { runKind, undoKind } from './start-import.ts';
import { runUndo } from './undo-import.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const KEPT_MS = 90 * DAY_MS;
/** Of the catalogue, and of each supplier. */
const KEPT_MAX = 20;
const WAITING_KEPT_MS = DAY_MS;

/** Ended imports go with their journals, by age and by number; files that nobody has imported go after a day. */
export async function pruneImports(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  await db.execute(sql`
    delete from ${imports} where id in (
      select id from (
        select id, created_at, row_number() over (partition by supplier_id order by id desc) as place
        from ${imports} where state in ('done', 'failed', 'undone')) as ended
      where place > ${KEPT_MAX} or created_at < ${before(KEPT_MS)}::timestamptz)`);
  await db.execute(sql`
    delete from ${imports}
    where state in ('uploaded', 'checked') and created_at < ${before(WAITING_KEPT_MS)}::timestamptz`);
}

const pruning = scheduleKind({ name: 'imports.prune', title: 'پاک‌سازی ورودهای قدیمی', everyMs: HOUR_MS });

export const importJobs: readonly JobDefinition<AppDeps>[] = [
  handleJob(runKind, runImport),
  handleJob(undoKind, runUndo),
  handleJob(pruning, ({ deps }) => pruneImports(deps.db, deps.now())),
];
