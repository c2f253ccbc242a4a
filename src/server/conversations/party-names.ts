import { inArray } from 'drizzle-orm';
import { findShownNames } from '../account/person/shown-name.ts';
import type { Executor } from '../db/open-database.ts';
import { findAnswering, findMerchantNames } from '../merchants/speaking-parties.ts';
import { suppliers } from '../suppliers/supplier.table.ts';
import type { PartyRow } from './conversation.table.ts';

export const SUPPORT_NAME = 'پشتیبانی راسته';

export interface PartyNames {
  nameOf: (party: PartyRow) => string;
  /** Of the page that shows the party. */
  idOf: (party: PartyRow) => string | null;
  /** Whether somebody answers for it. */
  isHere: (party: PartyRow) => boolean;
}

/** Reads the names of parties, in one query a kind. */
export async function namePartiesOf(db: Executor, parties: readonly PartyRow[]): Promise<PartyNames> {
  const personIds = parties.flatMap(({ personId }) => personId ?? []);
  const supplierIds = [...new Set(parties.flatMap(({ supplierId }) => supplierId ?? []))];
  const merchantIds = [...new Set(parties.flatMap(({ merchantId }) => merchantId ?? []))];
  const personName = await findShownNames(db, personIds);
  const merchantNames = await findMerchantNames(db, merchantIds);
  const supplierNames = await findSupplierNames(db, supplierIds);
  const answering = await findAnswering(db, { merchantIds, supplierIds });
  const idOf = ({ kind, supplierId, merchantId }: PartyRow): string | null =>
    kind === 'supplier' ? supplierId : merchantId;
  return {
    idOf,
    nameOf: ({ kind, personId, supplierId, merchantId }) => {
      if (kind === 'support') return SUPPORT_NAME;
      if (kind === 'person') return personName(personId ?? '');
      return (kind === 'supplier' ? supplierNames.get(supplierId ?? '') : merchantNames.get(merchantId ?? '')) ?? '';
    },
    isHere: (party) => {
      const id = idOf(party);
      return id === null || answering.has(id);
    },
  };
}

/** Also of suppliers that the catalogue shows no more. */
async function findSupplierNames(db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: suppliers.id, name: suppliers.name })
    .from(suppliers)
    .where(inArray(suppliers.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
