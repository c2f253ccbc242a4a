import { sql } from 'drizzle-orm';
import type { SitemapSource } from '../platform/sitemap-source.ts';
import { suppliers } from './supplier.table.ts';

export const supplierSource: SitemapSource = {
  table: suppliers,
  rows: sql`select s.id, s.slug, s.updated_at as changed from suppliers s where s.status = 'confirmed'`,
};
