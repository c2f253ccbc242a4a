import { contactTypes, supplierTypes } from '../../../core/people/supplier-types.ts';
import { foldText } from '../../../core/text/persian.ts';
import { toSlug } from '../../../core/text/slug.ts';
import { sortKey } from '../../../core/text/sort-key.ts';
import { saveSuppliers } from '../../suppliers/write-suppliers.ts';
import { contentHash } from './content-hash.ts';
import type { SourceSupplier } from './source.ts';
import { stableId } from './stable-id.ts';
import { checkCount, checkDate, checkOneOf, checkTitle } from './write-checks.ts';
import { rejectUnless } from './write-report.ts';
import { type WriteRun, writeRecords } from './write-run.ts';

export async function writeSuppliers(run: WriteRun, records: Iterable<SourceSupplier>): Promise<void> {
  await writeRecords(
    run,
    'supplier',
    records,
    (record) => prepareSupplier(run, record),
    (tx, rows) => run.around(tx, { supplier: rows.map(({ id }) => id) }, () => saveSuppliers(tx, rows)),
  );
}

/**
 * Adds its id to the run.
 * @throws RejectedRecord for a record that cannot be stored
 */
export function prepareSupplier(run: WriteRun, record: SourceSupplier) {
  checkSupplier(record);
  const row = supplierRow(run, record);
  run.supplierIds.set(record.key, row.id);
  return row;
}

function checkSupplier(record: SourceSupplier): void {
  checkTitle(record.name, 'name');
  checkOneOf(record.type, supplierTypes, 'type');
  checkCount(record.foundedYear, 0, 'foundedYear');
  for (const [index, licence] of (record.licences ?? []).entries()) {
    checkDate(licence.from, `licences[${index}].from`);
    checkDate(licence.to, `licences[${index}].to`);
  }
  for (const [index, contact] of (record.contacts ?? []).entries()) {
    checkOneOf(contact.type, contactTypes, `contacts[${index}].type`);
    const hasOtherScheme = /^\s*(?!https?:)[a-z][a-z0-9+.-]*:/i.test(contact.value);
    rejectUnless(contact.type !== 'website' || !hasOtherScheme, `contacts[${index}].value`, 'نشانی وب‌سایت درست نیست');
  }
}

function supplierRow(run: WriteRun, record: SourceSupplier) {
  const row = {
    id: stableId(run.source.name, `supplier ${record.key}`),
    source: run.source.name,
    sourceKey: record.key,
    name: record.name.trim(),
    nameSort: sortKey(record.name),
    slug: toSlug(record.name),
    legalName: record.legalName ?? null,
    type: record.type,
    country: record.country ?? null,
    province: record.province ?? null,
    city: record.city ?? null,
    cityFolded: record.city === undefined ? null : foldText(record.city),
    address: record.address ?? null,
    foundedYear: record.foundedYear ?? null,
    capacity: record.capacity ?? null,
    about: record.about ?? null,
    sections: record.sections ?? [],
    licences: record.licences ?? [],
    certificates: record.certificates ?? [],
    contacts: record.contacts ?? [],
  };
  return { ...row, contentHash: contentHash(row), createdAt: run.now, updatedAt: run.now };
}
