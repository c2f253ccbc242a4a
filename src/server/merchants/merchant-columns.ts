import type { MerchantForm } from '../../contract/merchants/merchant.ts';
import { skeletonOf } from '../../core/text/skeleton.ts';
import { toSlug } from '../../core/text/slug.ts';
import { sortKey } from '../../core/text/sort-key.ts';
import type { Executor } from '../db/open-database.ts';
import { findCities } from '../places/read.ts';
import { unprocessable } from '../platform/errors/app-error.ts';

/** What a form writes: the name with its keys, null for what is left out. */
export function columnsOf({ name, ...form }: MerchantForm) {
  return {
    name,
    nameSort: sortKey(name),
    nameKey: skeletonOf(name),
    slug: toSlug(name),
    kind: form.kind,
    phones: form.phones,
    website: form.website ?? null,
    cityId: form.cityId ?? null,
  };
}

/** @throws 422 for a city that does not exist */
export async function assertCity(db: Executor, cityId: string | null | undefined): Promise<void> {
  if (!cityId || (await findCities(db, [cityId])).has(cityId)) return;
  throw unprocessable('place_unknown', 'این شهر در فهرست نیست.', 'cityId');
}
