import type { Supplier, SupplierCard } from '../../contract/suppliers/supplier.ts';
import { presentEntity } from '../platform/present-entity.ts';
import type { SupplierRow } from './supplier.table.ts';

/** A supplier without the counts of its offers by category. */
export type SupplierProfile = Omit<Supplier, 'categories' | 'itemsByType'>;

/** @param itemsCount shown offers that the list counts @default all of the supplier's */
export function presentSupplierCard(row: SupplierRow, itemsCount: number = row.itemsCount): SupplierCard {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    type: row.type,
    province: row.province,
    city: row.city,
    foundedYear: row.foundedYear,
    itemsCount,
    certificates: row.certificates,
  };
}

/** The numbers that people call. */
export const phonesOf = ({ contacts }: Pick<SupplierRow, 'contacts'>): string[] =>
  contacts.filter(({ type }) => type === 'phone' || type === 'mobile').map(({ value }) => value);

export function presentSupplierProfile(row: SupplierRow): SupplierProfile {
  return {
    ...presentSupplierCard(row),
    ...presentEntity(row),
    legalName: row.legalName,
    country: row.country,
    address: row.address,
    capacity: row.capacity,
    about: row.about,
    sections: row.sections,
    licences: row.licences,
    contacts: row.contacts,
    status: row.status,
  };
}
