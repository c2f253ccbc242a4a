import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** An area's rows for the sitemap. */
export interface SitemapSource {
  /** Its id ranges define the parts. */
  table: PgTable;
  /** Query of (id, slug or title, changed) for rows with a page, in any order. */
  rows: SQL;
}
