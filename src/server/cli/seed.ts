import { seedDemoAds } from '../../demo/ads/seed-demo-ads.ts';
import { seedDemoContent } from '../../demo/content/seed-demo-content.ts';
import { seedDemoFaq } from '../../demo/content/seed-demo-faq.ts';
import { seedDemoHelp } from '../../demo/content/seed-demo-help.ts';
import { seedDemoVideos } from '../../demo/content/seed-demo-videos.ts';
import { seedDemoMerchants } from '../../demo/merchants/seed-demo-merchants.ts';
import { categories } from '../catalog/category/category.table.ts';
import { hasMissingEntries, rebuildSearch } from '../catalog/ingest/rebuild-search.ts';
import type { CatalogSource, SourceProduct } from '../catalog/ingest/source.ts';
import { writeCatalog } from '../catalog/ingest/write-catalog.ts';
import { rebuildPageEntries } from '../content/page/page-entries.ts';
import type { Db, Executor } from '../db/open-database.ts';
import { seedEnums } from '../enums/seed-enums.ts';
import { seedMembershipPlans } from '../membership/seed-membership-plans.ts';
import { seedMenu } from '../menu/seed-menu.ts';
import { seedPlaces } from '../places/seed-places.ts';
import { bumpPublicRevision } from '../platform/http/cache/data-revision.ts';
import { seedVatRates } from '../trade/seed-vat-rates.ts';
import { seedUnits } from '../units/seed-units.ts';

export { registerDemoMerchants } from '../../demo/merchants/demo-legal-forms.ts';
export { joinDemoAgents } from '../../demo/merchants/join-demo-agents.ts';
export { ownDemoMerchants } from '../../demo/merchants/seed-demo-merchants.ts';
export { demoPeople } from '../../demo/people.ts';
export { seedDemoRequests } from '../../demo/requests/seed-demo-requests.ts';
export { seedDemoTalk } from '../../demo/talk/seed-demo-talk.ts';

/** Timestamp of the demo catalogue's rows, so that every machine stores the same bytes. */
const DEMO_AS_OF = new Date('2026-11-01T00:00:00Z');

export interface SeedOptions {
  /** The source for an empty catalogue. @default the demo catalogue */
  source?: () => Promise<CatalogSource>;
}

/**
 * Runs at every start: updates units, enumerations, menu, places and membership plans from the code, fills an empty catalogue with the demo
 * in one transaction, adds the demo's merchants, advertisements and contents if its suppliers exist, and rebuilds search entries
 * that a migration emptied.
 */
export async function seedIfEmpty(
  db: Db,
  onProgress: (text: string) => void = () => {},
  options: SeedOptions = {},
): Promise<void> {
  if ((await seedTables(db)) > 0) onProgress('واحدها، فهرست‌ها، منو، جاها و طرح‌های عضویت به‌روز شد');
  if (await isEmpty(db)) await fillCatalog(db, onProgress, options);
  if (await hasMissingEntries(db)) await rebuildSearch(db, onProgress, rebuildPageEntries);
  if ((await seedDemoRows(db, onProgress)) > 0) onProgress('بازرگانان، آگهی‌ها، مطالب، پرسش‌ها و راهنمای نمونه نوشته شد');
}

async function fillCatalog(db: Db, onProgress: (text: string) => void, options: SeedOptions): Promise<void> {
  onProgress('پایگاه داده خالی است؛ کاتالوگ نمونه نوشته می‌شود');
  const source = await (options.source ?? loadDemoCatalog)();
  await db.transaction(async (tx) => {
    // Locks the revision's row: of two servers that start on an empty database, the second waits and finds it filled.
    await bumpPublicRevision(tx);
    if (!(await isEmpty(tx))) return;
    const fresh = { asOf: DEMO_AS_OF, ...withJoinedOffers(source) };
    const report = await writeCatalog(tx, fresh, { onProgress });
    const rejected = Object.values(report).flatMap((kind) => kind.rejected);
    for (const { kind, key, field, reason } of rejected) onProgress(`رد شد: ${kind} ${key} ${field}: ${reason}`);
  });
}

/** Offers stand with their products: the first load of such a source looks nothing up. */
function withJoinedOffers(source: CatalogSource): CatalogSource {
  if (source.products) return source;
  const baseProducts = [...source.baseProducts];
  const keys = new Set(baseProducts.map(({ key }) => key));
  const offersOf = Map.groupBy(source.offers, ({ baseProductKey }) => baseProductKey);
  const products: SourceProduct[] = baseProducts.map((baseProduct) => ({
    baseProduct,
    offers: offersOf.get(baseProduct.key) ?? [],
  }));
  const others = [...offersOf].flatMap(([key, offers]) => (keys.has(key) ? [] : offers));
  return { ...source, baseProducts: [], offers: others, products };
}

async function seedTables(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const touched = (await seedUnits(tx)) + (await seedEnums(tx)) + (await seedMenu(tx)) + (await seedPlaces(tx));
    if (touched > 0) await bumpPublicRevision(tx);
    return touched + (await seedMembershipPlans(tx)) + (await seedVatRates(tx));
  });
}

async function seedDemoRows(db: Db, onProgress: (text: string) => void): Promise<number> {
  return db.transaction(async (tx) => {
    const report = (text: string) => onProgress(`رد شد: ${text}`);
    const written =
      (await seedDemoVideos(tx)) +
      (await seedDemoContent(tx, DEMO_AS_OF, report)) +
      (await seedDemoMerchants(tx, DEMO_AS_OF)) +
      (await seedDemoAds(tx, DEMO_AS_OF)) +
      (await seedDemoFaq(tx, DEMO_AS_OF)) +
      (await seedDemoHelp(tx, DEMO_AS_OF));
    if (written > 0) await bumpPublicRevision(tx);
    return written;
  });
}

async function isEmpty(db: Executor): Promise<boolean> {
  return (await db.select({ id: categories.id }).from(categories).limit(1)).length === 0;
}

export async function loadDemoCatalog(): Promise<CatalogSource> {
  const { demoCatalog } = await import('../../demo/demo-catalog.ts');
  return demoCatalog;
}
