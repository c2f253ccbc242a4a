import { demoCatalog } from '../../src/demo/demo-catalog.ts';
import { writeCatalog } from '../../src/server/catalog/ingest/write-catalog.ts';
import { seedPlaces } from '../../src/server/places/seed-places.ts';
import { seedUnits } from '../../src/server/units/seed-units.ts';
import { openTestApp, type TestApp } from './test-app.ts';

/** The API over the catalogue of the demo, with its units and places. */
export async function openDemoApp(): Promise<TestApp> {
  const app = await openTestApp();
  await seedUnits(app.db);
  await seedPlaces(app.db);
  await writeCatalog(app.db, demoCatalog);
  return app;
}
