import { uuidv7 } from '../../src/core/ids/uuidv7.ts';
import { advertisements } from '../../src/server/ads/advertisement.table.ts';
import { announcements } from '../../src/server/ads/announcement.table.ts';
import type { Db } from '../../src/server/db/open-database.ts';

const HOUR_MS = 3_600_000;

export const hoursFromNow = (hours: number): Date => new Date(Date.now() + hours * HOUR_MS);

const running = () => ({ validFrom: hoursFromNow(-1), validTo: hoursFromNow(1) });

/** By default: runs now, on the home page, for all categories. */
export async function buildAdvertisement(
  db: Db,
  overrides: Partial<typeof advertisements.$inferInsert> = {},
): Promise<string> {
  const id = uuidv7();
  const picture = { image: '/ads/bearing.svg', alt: 'نقشه', target: '/' };
  await db
    .insert(advertisements)
    .values({ id, place: 'home', title: 'آگهی', ...picture, weight: 10, ...running(), ...overrides });
  return id;
}

/** By default: valid now, for everyone. */
export async function buildAnnouncement(
  db: Db,
  overrides: Partial<typeof announcements.$inferInsert> = {},
): Promise<string> {
  const id = uuidv7();
  await db
    .insert(announcements)
    .values({ id, title: 'خبر', body: 'متن', severity: 'info', audience: 'all', ...running(), ...overrides });
  return id;
}
