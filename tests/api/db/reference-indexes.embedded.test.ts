import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../setup/test-database.ts';

test('a delete that people or jobs cause finds its references by an index', async () => {
  const { db, close } = await openTestDatabase();
  try {
    // Rows of other tables without an action are never deleted while somebody refers to them; files are, by a job.
    const { rows } = await db.execute(sql`
      select c.conrelid::regclass || '.' || a.attname as reference
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and (c.confdeltype in ('n', 'c') or c.confrelid = 'files'::regclass)
        and not exists (select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`);
    expect(rows).toEqual([]);
  } finally {
    await close();
  }
});
