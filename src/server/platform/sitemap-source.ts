import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** What an area gives to the sitemap. */
export interface SitemapSource {
  /** Whose ids are divided among the parts. */
  table: PgTable;
  /** Query of (id, slug, changed) of those of its rows that have a page, in any order. */
  rows: SQL;
}
