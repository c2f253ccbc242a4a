import { randomUUID } from 'node:crypto';
import { pageComments } from '../../src/server/content/comment/comment.table.ts';
import type { Db } from '../../src/server/db/open-database.ts';

type Given = Partial<typeof pageComments.$inferInsert> & { pageId: string; personId: string };

/** Comments of one person on a page, a second apart; returns their ids. The page's count is the caller's. */
export async function buildComments(db: Db, { createdAt = new Date(), ...given }: Given, count = 1): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, n) => {
    const at = new Date(createdAt.getTime() + n * 1_000);
    return {
      id: randomUUID(),
      text: 'برای محور عمودی چه می‌گویید؟',
      stateAt: at,
      createdAt: at,
      updatedAt: at,
      ...given,
    };
  });
  await db.insert(pageComments).values(rows);
  return rows.map(({ id }) => id);
}
