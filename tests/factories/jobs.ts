import { randomUUID } from 'node:crypto';
import type { Db } from '../../src/server/db/open-database.ts';
import { jobs } from '../../src/server/platform/jobs/job.table.ts';

/** A job that has failed as often as it may; returns its id. */
export async function buildDeadJob(db: Db, given: Partial<typeof jobs.$inferInsert> = {}): Promise<string> {
  const at = new Date();
  const row = { id: randomUUID(), kind: 'push.send', payload: {}, dueAt: at, createdAt: at, deadAt: at, ...given };
  await db.insert(jobs).values({ state: 'dead', attempts: 8, lastError: 'timeout', ...row });
  return row.id;
}
