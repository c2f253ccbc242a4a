import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { DeliveryAddress } from '../../contract/delivery/delivery-address.ts';
import { PAGE_SIZE_DEFAULT, type Page, type pageQuery } from '../../contract/page.ts';
import type { Executor } from '../db/open-database.ts';
import { presentPostal } from '../places/postal-columns.ts';
import { findPlaceNames } from '../places/related-places.ts';
import { cursorPart, decodeCursor, toPage } from '../platform/cursor.ts';
import { notFound } from '../platform/errors/app-error.ts';
import { presentEntity } from '../platform/present-entity.ts';
import { type DeliveryAddressRow, deliveryAddresses } from './delivery-address.table.ts';

/** 1 for the default address, which comes first. */
const position = z.tuple([cursorPart.int, cursorPart.moment, cursorPart.uuid]);

/** A person's addresses that are not deleted. */
export const addressesOf = (personId: string) =>
  and(eq(deliveryAddresses.personId, personId), isNull(deliveryAddresses.deletedAt));

async function presentAddresses(db: Executor, rows: readonly DeliveryAddressRow[]) {
  const namesOf = await findPlaceNames(db, rows);
  return (row: DeliveryAddressRow): DeliveryAddress => ({
    ...presentEntity(row),
    title: row.title,
    receiverName: row.receiverName,
    receiverPhone: row.receiverPhone,
    ...presentPostal(row, namesOf(row)),
    lat: row.lat,
    lng: row.lng,
    note: row.note,
    isDefault: row.isDefault,
    isDeleted: row.deletedAt !== null,
  });
}

export async function presentAddress(db: Executor, row: DeliveryAddressRow): Promise<DeliveryAddress> {
  const present = await presentAddresses(db, [row]);
  return present(row);
}

/** @throws 404 for a person without an address */
export async function getDefaultAddress(db: Executor, personId: string): Promise<DeliveryAddress> {
  const [row] = await db
    .select()
    .from(deliveryAddresses)
    .where(and(addressesOf(personId), eq(deliveryAddresses.isDefault, true)));
  if (!row) throw notFound('نشانی پیش‌فرض');
  return presentAddress(db, row);
}

/** A person's addresses: the default, then the latest change first. */
export async function listAddresses(
  db: Executor,
  personId: string,
  { cursor, size }: z.output<typeof pageQuery>,
): Promise<Page<DeliveryAddress>> {
  const { id, isDefault, updatedAt } = deliveryAddresses;
  const after = decodeCursor(cursor, position);
  const isAfter =
    after &&
    sql`(${isDefault}, ${updatedAt}, ${id}) < (${after[0] === 1}::boolean, ${after[1]}::timestamptz, ${after[2]}::uuid)`;
  const rows = await db
    .select()
    .from(deliveryAddresses)
    .where(and(addressesOf(personId), isAfter))
    .orderBy(desc(isDefault), desc(updatedAt), desc(id))
    .limit((size ?? PAGE_SIZE_DEFAULT) + 1);
  return toPage(rows, size, await presentAddresses(db, rows), (row) => [
    Number(row.isDefault),
    row.updatedAt.toISOString(),
    row.id,
  ]);
}

/** An address of a person that is not deleted. */
export async function findOwnAddress(db: Executor, personId: string, id: string): Promise<DeliveryAddress | undefined> {
  const [row] = await db
    .select()
    .from(deliveryAddresses)
    .where(and(addressesOf(personId), eq(deliveryAddresses.id, id)));
  return row && presentAddress(db, row);
}

/** When each of some addresses was changed last, whoever has them. */
export async function findAddressTimes(db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  if (ids.length === 0) return new Map();
  const { id, updatedAt } = deliveryAddresses;
  const rows = await db
    .select({ id, updatedAt })
    .from(deliveryAddresses)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.updatedAt]));
}
