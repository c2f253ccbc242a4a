import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { z } from 'zod';
import type { Db } from '../../../../src/server/db/open-database.ts';
import { parseEnv } from '../../../../src/server/env.ts';
import { auditEntries } from '../../../../src/server/platform/command/audit-entry.table.ts';
import { command } from '../../../../src/server/platform/command/command.ts';

/** An effect that can be counted: an audit entry for each time it is committed. */
export const noteEffect = command({
  name: 'test.effect',
  input: z.object({ id: z.string() }),
  policy: () => true,
  effect: async ({ input }) => input.id,
  audit: (objectId) => ({ objectType: 'test', objectId }),
});

/** How often each effect has happened. */
export async function countEffects(db: Db): Promise<Map<string, number>> {
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.command, 'test.effect'));
  return new Map([...Map.groupBy(entries, ({ objectId }) => objectId)].map(([id, ones]) => [id, ones.length]));
}

/** Of a server with its own connections and clock. */
export const depsOver = (db: Db, now: () => Date = () => new Date()) => ({
  db,
  env: parseEnv({}),
  log: pino({ level: 'silent' }),
  now,
});
