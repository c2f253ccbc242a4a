import { sql } from 'drizzle-orm';
import type { SitemapSource } from '../../platform/sitemap-source.ts';
import { helpEntries } from './help.table.ts';

const { id, uniqueId, updatedAt } = helpEntries;

export const helpSource: SitemapSource = {
  table: helpEntries,
  rows: sql`select ${id} as id, ${uniqueId} as name, ${updatedAt} as changed from ${helpEntries}`,
};
