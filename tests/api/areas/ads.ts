import { advertisement } from '../../../src/contract/ads/advertisement.ts';
import { announcement } from '../../../src/contract/ads/announcement.ts';
import { pageOf } from '../../../src/contract/page.ts';
import { buildAdvertisement, buildAnnouncement } from '../../factories/ads.ts';
import { areaCalls } from '../../setup/area-calls.ts';

export const adsCalls = areaCalls(
  {
    'GET /api/v1/advertisements': { access: 'all', answer: pageOf(advertisement) },
    'GET /api/v1/announcements': { access: 'all', answer: pageOf(announcement) },
  },
  async ({ app: { db }, supplierId, categoryId }) => {
    await buildAdvertisement(db, { supplierId, categoryIds: [categoryId] });
    await buildAnnouncement(db);
    return { examples: { 'GET /api/v1/advertisements': { query: { place: 'home', categoryId } } } };
  },
);
