import type { CategoryCard } from '../../contract/catalog/category.ts';
import type { MerchantCard } from '../../contract/merchants/merchant.ts';
import type { MerchantDelegation } from '../../contract/merchants/merchant-delegation.ts';
import type { City, State } from '../../contract/places/place.ts';
import type { SupplierCard } from '../../contract/suppliers/supplier.ts';
import { presentEntity } from '../platform/present-entity.ts';
import { delegationStatus } from './delegation-status.ts';
import type { MerchantRow } from './merchant.table.ts';
import type { MerchantDelegationRow } from './merchant-delegation.table.ts';

/** The objects that the rows of a page refer to. */
export interface DelegationParts {
  suppliers: Map<string, SupplierCard>;
  categories: Map<string, CategoryCard>;
  states: Map<string, State>;
  cities: Map<string, City>;
  /** The date in Tehran. */
  today: string;
}

const known = <Part>(parts: Map<string, Part>, ids: string[]): Part[] => ids.flatMap((id) => parts.get(id) ?? []);

export const presentMerchantCard = (row: MerchantRow, cities: Map<string, City>): MerchantCard => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  kind: row.kind,
  city: (row.cityId && cities.get(row.cityId)?.title) || null,
  phones: row.phones,
  website: row.website,
});

/** Undefined if the supplier is not confirmed. */
export function presentDelegation(
  row: MerchantDelegationRow,
  merchant: MerchantRow,
  parts: DelegationParts,
): MerchantDelegation | undefined {
  const supplier = parts.suppliers.get(row.supplierId);
  return (
    supplier && {
      ...presentEntity(row),
      title: row.title,
      supplier: { id: supplier.id, name: supplier.name, slug: supplier.slug, city: supplier.city },
      merchant: presentMerchantCard(merchant, parts.cities),
      scopeCategories: known(parts.categories, row.scopeCategoryIds).map(({ id, name, slug, glyph }) => ({
        id,
        name,
        slug,
        glyph,
      })),
      regions: known(parts.states, row.regionIds),
      exclusive: row.exclusive,
      from: row.validFrom,
      to: row.validTo,
      letterFileId: row.letterFileId,
      status: delegationStatus(row, parts.today),
    }
  );
}
