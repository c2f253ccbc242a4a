import { and, asc, desc, eq, gt, lt, or, type SQL } from 'drizzle-orm';
import type { HelpEntry, HelpLink } from '../../../contract/content/help.ts';
import type { Executor } from '../../db/open-database.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { presentEntity } from '../../platform/present-entity.ts';
import { helpEntries } from './help.table.ts';

const { position, id, uniqueId, title } = helpEntries;

/** @throws AppError 404 for an element without help */
export async function getHelpEntry(db: Executor, asked: string): Promise<HelpEntry> {
  const [row] = await db.select().from(helpEntries).where(eq(uniqueId, asked));
  if (!row) throw notFound('راهنما');
  const previous = await findNeighbour(
    db,
    or(lt(position, row.position), and(eq(position, row.position), lt(id, row.id))),
    [desc(position), desc(id)],
  );
  const next = await findNeighbour(
    db,
    or(gt(position, row.position), and(eq(position, row.position), gt(id, row.id))),
    [asc(position), asc(id)],
  );
  return {
    ...presentEntity(row),
    uniqueId: row.uniqueId,
    title: row.title,
    body: row.body,
    videoId: row.videoId,
    previous,
    next,
  };
}

async function findNeighbour(db: Executor, where: SQL | undefined, order: SQL[]): Promise<HelpLink | null> {
  const [row] = await db
    .select({ uniqueId, title })
    .from(helpEntries)
    .where(where)
    .orderBy(...order)
    .limit(1);
  return row ?? null;
}
