/*
 * A separate process for tests that kill it: opens the database in argv[2] (from the snapshot in argv[3]), prints
 * "ready", then inserts 0, 1, 2 … and prints each number after its commit. With argv[4] = "hold" it only holds the lock.
 */
import { flushCompileCache } from 'node:module';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../../src/server/db/open-database.ts';

// A process that is killed writes none of it at its end.
flushCompileCache();
const [, , dataDir = '', snapshot = '', mode = 'write'] = process.argv;
try {
  const { db } = await openDatabase({ dataDir, snapshot });
  if (mode === 'hold') setInterval(() => {}, 60_000);
  console.log('ready');
  if (mode === 'write') {
    await db.execute(sql`CREATE TABLE IF NOT EXISTS acknowledged (n integer PRIMARY KEY)`);
    const { rows } = await db.execute<{ next: number }>(sql`SELECT coalesce(max(n) + 1, 0) AS next FROM acknowledged`);
    for (let n = rows[0]?.next ?? 0; ; n += 1) {
      await db.execute(sql`INSERT INTO acknowledged VALUES (${n})`);
      console.log(n);
    }
  }
} catch (error) {
  console.log(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
