import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPagePath } from '../../../src/core/pages/pages.ts';
import { demoAdvertisements } from '../../../src/demo/ads/demo-ads-table.ts';
import { seedDemoAds } from '../../../src/demo/ads/seed-demo-ads.ts';
import { demoCatalog } from '../../../src/demo/demo-catalog.ts';
import { demoDelegations, demoMerchants } from '../../../src/demo/merchants/demo-merchants-table.ts';
import { seedDemoMerchants } from '../../../src/demo/merchants/seed-demo-merchants.ts';
import { persons } from '../../../src/server/account/person/person.table.ts';
import { advertisements } from '../../../src/server/ads/advertisement.table.ts';
import { announcements } from '../../../src/server/ads/announcement.table.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { keepDemoPeople } from '../../../src/server/cli/demo-people.ts';
import type { Database } from '../../../src/server/db/open-database.ts';
import { merchants } from '../../../src/server/merchants/merchant.table.ts';
import { merchantDelegations } from '../../../src/server/merchants/merchant-delegation.table.ts';
import { seedPlaces } from '../../../src/server/places/seed-places.ts';
import { openTestDatabase } from '../../setup/test-database.ts';

const PICTURE_MAX_BYTES = 3 * 1024;
const publicFolder = join(import.meta.dirname, '../../../public');
const asOf = new Date('2026-11-01T00:00:00Z');

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedPlaces(database.db);
});
afterAll(() => database.close());

const seed = () =>
  database.db.transaction(async (tx) => (await seedDemoMerchants(tx, asOf)) + (await seedDemoAds(tx, asOf)));

describe('the demo merchants and advertisements', () => {
  it('are not added to another catalogue', async () => {
    expect(await seed()).toBe(0);
  });

  it('are all added to the demo catalogue, once', async () => {
    const { categories, suppliers } = demoCatalog;
    await writeCatalog(database.db, { name: 'demo', categories, suppliers, baseProducts: [], offers: [] });
    await Promise.all([seed(), seed()]);
    expect(await seed()).toBe(0);
    expect(await database.db.$count(merchants)).toBe(demoMerchants.length);
    expect(await database.db.$count(merchantDelegations)).toBe(demoDelegations.length);
    expect(await database.db.$count(advertisements)).toBe(demoAdvertisements.length);
    expect(await database.db.$count(announcements)).toBeGreaterThan(0);
  });

  it('have owners among the people of the demo, three of them as shops of suppliers', async () => {
    await keepDemoPeople(database.db, { SMS_PROVIDER: 'log' });
    const owned = await database.db
      .select({ phone: persons.phone, supplierId: merchants.supplierId, status: merchants.status })
      .from(merchants)
      .innerJoin(persons, eq(persons.id, merchants.ownerPersonId))
      .orderBy(persons.phone);
    expect(owned).toEqual([
      { phone: '+989120000003', supplierId: expect.any(String), status: 'confirmed' },
      { phone: '+989120000004', supplierId: expect.any(String), status: 'confirmed' },
      { phone: '+989120000004', supplierId: expect.any(String), status: 'confirmed' },
      { phone: '+989120000005', supplierId: null, status: 'confirmed' },
    ]);
  });

  it('link to existing pages, with existing small pictures', async () => {
    for (const { target, image } of await database.db.select().from(advertisements)) {
      expect(isPagePath(target), target).toBe(true);
      expect(existsSync(join(publicFolder, image)), image).toBe(true);
    }
    for (const file of readdirSync(join(publicFolder, 'ads'))) {
      expect(statSync(join(publicFolder, 'ads', file)).size, file).toBeLessThanOrEqual(PICTURE_MAX_BYTES);
    }
  });
});
