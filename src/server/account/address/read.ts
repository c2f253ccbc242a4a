import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { LegalAddress } from '../../../contract/account/legal-address.ts';
import { PAGE_SIZE_DEFAULT, type Page, type pageQuery } from '../../../contract/page.ts';
import type { Executor } from '../../db/open-database.ts';
import { presentPostal } from '../../places/postal-columns.ts';
import { findPlaceNames } from '../../places/related-places.ts';
import { cursorPart, decodeCursor, toPage } from '../../platform/cursor.ts';
import { presentEntity } from '../../platform/present-entity.ts';
import { type LegalAddressRow, legalAddresses } from './legal-address.table.ts';

const position = z.tuple([cursorPart.uuid]);

/** A person's addresses that are not deleted. */
export const legalAddressesOf = (personId: string) =>
  and(eq(legalAddresses.personId, personId), isNull(legalAddresses.deletedAt));

async function presentLegalAddresses(db: Executor, rows: readonly LegalAddressRow[]) {
  const namesOf = await findPlaceNames(db, rows);
  return (row: LegalAddressRow): LegalAddress => ({
    ...presentEntity(row),
    title: row.title,
    phone: row.phone,
    ...presentPostal(row, namesOf(row)),
    isDeleted: row.deletedAt !== null,
  });
}

export async function presentLegalAddress(db: Executor, row: LegalAddressRow): Promise<LegalAddress> {
  const present = await presentLegalAddresses(db, [row]);
  return present(row);
}

/** A person's addresses, the latest added first. */
export async function listLegalAddresses(
  db: Executor,
  personId: string,
  { cursor, size }: z.output<typeof pageQuery>,
): Promise<Page<LegalAddress>> {
  const after = decodeCursor(cursor, position);
  const rows = await db
    .select()
    .from(legalAddresses)
    .where(and(legalAddressesOf(personId), after && lt(legalAddresses.id, after[0])))
    .orderBy(desc(legalAddresses.id))
    .limit((size ?? PAGE_SIZE_DEFAULT) + 1);
  return toPage(rows, size, await presentLegalAddresses(db, rows), (row) => [row.id]);
}
