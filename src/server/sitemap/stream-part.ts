import { sql } from 'drizzle-orm';
import type { Executor } from '../db/open-database.ts';
import type { SitemapRow } from './sitemap-kinds.ts';
import { type SitemapPart, W3C_TIME } from './sitemap-plan.ts';
import { URLSET_END, URLSET_START, urlXml } from './sitemap-xml.ts';

const ROWS_PER_BATCH = 1_000;

type Row = SitemapRow & Record<string, unknown>;

/** Streams a part in pieces of a thousand rows, so that memory does not grow with the part. */
export async function* streamPart(db: Executor, siteUrl: string, part: SitemapPart): AsyncGenerator<string> {
  const { kind, from, before } = part;
  const whereBefore = before === undefined ? sql`true` : sql`r.id < ${before}::uuid`;
  let whereAfter = sql`r.id >= ${from}::uuid`;
  let xml = URLSET_START;
  for (let left = part.rowsMax; left > 0; left -= ROWS_PER_BATCH) {
    const limit = Math.min(left, ROWS_PER_BATCH);
    const { rows } = await db.execute<Row>(sql`
      select r.*, to_char(r.changed at time zone 'UTC', ${W3C_TIME}) as changed_at
      from (${kind.rows}) r where ${whereAfter} and ${whereBefore} order by r.id limit ${limit}`);
    for (const row of rows) {
      for (const path of kind.paths(row)) xml += urlXml(siteUrl + path, row.changed_at);
    }
    const last = rows.at(-1);
    if (!last || rows.length < limit) break;
    whereAfter = sql`r.id > ${last.id}::uuid`;
    yield xml;
    xml = '';
  }
  yield xml + URLSET_END;
}
