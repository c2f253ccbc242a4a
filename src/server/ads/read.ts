import { and, arrayOverlaps, desc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Advertisement, AdvertisementsQuery } from '../../contract/ads/advertisement.ts';
import type { Announcement, AnnouncementsQuery } from '../../contract/ads/announcement.ts';
import { PAGE_SIZE_DEFAULT, type Page } from '../../contract/page.ts';
import { getCategoryRow } from '../catalog/category/read.ts';
import type { Executor } from '../db/open-database.ts';
import { cursorPart, decodeCursor, toPage } from '../platform/cursor.ts';
import { whereEarlier } from '../platform/moment-cursor.ts';
import { type AdvertisementRow, advertisements } from './advertisement.table.ts';
import { type AnnouncementRow, announcements } from './announcement.table.ts';

const byWeight = z.tuple([cursorPart.int, cursorPart.uuid]);
const byTime = z.tuple([cursorPart.moment, cursorPart.uuid]);

const presentAdvertisement = (row: AdvertisementRow): Advertisement => ({
  id: row.id,
  place: row.place,
  title: row.title,
  text: row.text,
  image: row.image,
  alt: row.alt,
  target: row.target,
  supplierId: row.supplierId,
  weight: row.weight,
  categoryIds: row.categoryIds,
  from: row.validFrom.toISOString(),
  to: row.validTo.toISOString(),
});

const presentAnnouncement = (row: AnnouncementRow): Announcement => ({
  id: row.id,
  title: row.title,
  body: row.body,
  severity: row.severity,
  audience: row.audience,
  from: row.validFrom.toISOString(),
  to: row.validTo.toISOString(),
});

/**
 * Current advertisements of a place, highest weight first.
 * @throws AppError 404 for an unknown category, 400 for a bad cursor
 */
export async function listAdvertisements(db: Executor, query: AdvertisementsQuery): Promise<Page<Advertisement>> {
  const { place, categoryId, cursor, size } = query;
  const after = decodeCursor(cursor, byWeight);
  const now = new Date();
  const scope = categoryId ? [categoryId, ...(await getCategoryRow(db, categoryId)).path] : undefined;
  const rows = await db
    .select()
    .from(advertisements)
    .where(
      and(
        eq(advertisements.place, place),
        lte(advertisements.validFrom, now),
        gt(advertisements.validTo, now),
        or(eq(advertisements.categoryIds, []), scope && arrayOverlaps(advertisements.categoryIds, scope)),
        after && sql`(${advertisements.weight}, ${advertisements.id}) < (${after[0]}::int, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(desc(advertisements.weight), desc(advertisements.id))
    .limit((size ?? PAGE_SIZE_DEFAULT) + 1);
  return toPage(rows, size, presentAdvertisement, (row) => [row.weight, row.id]);
}

/**
 * Current announcements for an audience, latest first.
 * @throws AppError 400 for a bad cursor
 */
export async function listAnnouncements(db: Executor, query: AnnouncementsQuery): Promise<Page<Announcement>> {
  const { audience, cursor, size } = query;
  const after = decodeCursor(cursor, byTime);
  const now = new Date();
  const rows = await db
    .select()
    .from(announcements)
    .where(
      and(
        inArray(announcements.audience, ['all', audience]),
        lte(announcements.validFrom, now),
        gt(announcements.validTo, now),
        whereEarlier(announcements.validFrom, announcements.id, after),
      ),
    )
    .orderBy(desc(announcements.validFrom), desc(announcements.id))
    .limit((size ?? PAGE_SIZE_DEFAULT) + 1);
  return toPage(rows, size, presentAnnouncement, (row) => [row.validFrom.toISOString(), row.id]);
}
