import { sql } from 'drizzle-orm';
import { advertisements } from '../../server/ads/advertisement.table.ts';
import { announcements } from '../../server/ads/announcement.table.ts';
import { stableId } from '../../server/catalog/ingest/stable-id.ts';
import { findCategoryTitles } from '../../server/catalog/object-titles.ts';
import { insertRows } from '../../server/db/insert-rows.ts';
import type { Executor } from '../../server/db/open-database.ts';
import { findSupplierCards } from '../../server/suppliers/read.ts';
import { type DemoAdvertisement, demoAdvertisements, demoAnnouncements } from './demo-ads-table.ts';

const DEMO = 'demo';
const YEARS_SHOWN = 10;
/** If two servers start at once, the second one finds the rows of the first. */
const orKeep = sql`on conflict do nothing`;

const supplierId = (key: string) => stableId(DEMO, `supplier ${key}`);
const categoryId = (key: string) => stableId(DEMO, `category ${key}`);

const suppliersOf = ({ target }: DemoAdvertisement) => ('supplier' in target ? [supplierId(target.supplier)] : []);
const categoriesOf = ({ target, categories = [] }: DemoAdvertisement) =>
  ['products' in target ? [target.products] : [], categories].flat().map(categoryId);

/** Fills empty tables if the demo catalogue is stored; returns the number of rows written. */
export async function seedDemoAds(tx: Executor, asOf: Date): Promise<number> {
  if ((await tx.$count(advertisements)) + (await tx.$count(announcements)) > 0) return 0;
  const suppliers = await findSupplierCards(tx, demoAdvertisements.flatMap(suppliersOf));
  const categories = await findCategoryTitles(tx, demoAdvertisements.flatMap(categoriesOf));
  if (suppliers.size === 0) return 0;
  const times = { validFrom: asOf, validTo: yearsAfter(asOf), createdAt: asOf, updatedAt: asOf };
  const addressOf = ({ target }: DemoAdvertisement) => {
    if ('categoryType' in target) return `/category/categoryType/${target.categoryType}`;
    if ('supplier' in target) {
      const id = supplierId(target.supplier);
      return `/supplier/${id}/${suppliers.get(id)?.slug}`;
    }
    const id = categoryId(target.products);
    return `/products/category/${id}/${categories.get(id)?.slug}`;
  };
  const rows = demoAdvertisements
    .filter((ad) => suppliersOf(ad).every((id) => suppliers.has(id)))
    .filter((ad) => categoriesOf(ad).every((id) => categories.has(id)))
    .map((ad) => ({
      id: stableId(DEMO, `advertisement ${ad.key}`),
      place: ad.place,
      title: ad.title,
      text: ad.text,
      image: `/ads/${ad.picture}.svg`,
      alt: ad.alt,
      target: addressOf(ad),
      supplierId: suppliersOf(ad)[0] ?? null,
      weight: ad.weight,
      categoryIds: (ad.categories ?? []).map(categoryId),
      ...times,
    }));
  const announced = demoAnnouncements.map(({ key, ...announcement }) => ({
    id: stableId(DEMO, `announcement ${key}`),
    ...announcement,
    ...times,
  }));
  await insertRows(tx, advertisements, rows, orKeep);
  await insertRows(tx, announcements, announced, orKeep);
  return rows.length + announced.length;
}

function yearsAfter(date: Date): Date {
  const after = new Date(date);
  after.setUTCFullYear(date.getUTCFullYear() + YEARS_SHOWN);
  return after;
}
