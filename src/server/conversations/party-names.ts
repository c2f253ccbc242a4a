import { findShownNames } from '../account/person/shown-name.ts';
import type { Executor } from '../db/open-database.ts';
import { findAnswering, findMerchantNames } from '../merchants/speaking-parties.ts';
import { findSupplierNames } from '../suppliers/read.ts';
import type { PartyRow } from './conversation.table.ts';

const SUPPORT_NAME = 'پشتیبانی راسته';

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
