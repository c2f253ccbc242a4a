import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Platform } from '../../../core/people/platforms.ts';
import { whereConfirmedSupplier } from '../../suppliers/read.ts';
import { contentPages } from './page.table.ts';

/** The public reads it: a page of a supplier that is not confirmed is hidden with the supplier. */
export const wherePublic: SQL | undefined = and(
  eq(contentPages.status, 'published'),
  sql`(${contentPages.supplierId} is null or ${whereConfirmedSupplier(sql`${contentPages.supplierId}`)})`,
);

/** @param platform that the page is written for */
export const wherePublicOn = (platform: Platform): SQL | undefined =>
  and(wherePublic, sql`${contentPages.published} -> 'platforms' @> ${JSON.stringify([platform])}::jsonb`);

/** Condition on `search_entries e`: the public reads the entry's page. */
export const wherePublicEntry = sql`exists (
  select from ${contentPages} where ${contentPages.id} = e.object_id and ${wherePublic})`;
