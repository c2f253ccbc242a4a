import { and, eq, inArray, like, type SQL, sql } from 'drizzle-orm';
import type { SupplierCard } from '../../contract/suppliers/supplier.ts';
import { foldedIn } from '../db/folded-in.ts';
import type { Executor } from '../db/open-database.ts';
import { notFound } from '../platform/errors/app-error.ts';
import type { RevisionStore } from '../platform/http/cache/revision-store.ts';
import { phonesOf, presentSupplierCard, presentSupplierProfile, type SupplierProfile } from './present.ts';
import { type SupplierRow, suppliers } from './supplier.table.ts';

const whereConfirmed = eq(suppliers.status, 'confirmed');

/** Condition on the id of a supplier: it is confirmed. */
export const whereConfirmedSupplier = (id: SQL): SQL =>
  sql`exists (select from ${suppliers} s where s.id = ${id} and s.status = 'confirmed')`;

/** Joins the confirmed supplier as `s`. */
export const joinConfirmed = (id: SQL): SQL => sql`join ${suppliers} s on s.id = ${id} and s.status = 'confirmed'`;

async function getSupplierRow(db: Executor, id: string): Promise<SupplierRow> {
  const [row] = await db
    .select()
    .from(suppliers)
    .where(and(eq(suppliers.id, id), whereConfirmed));
  if (!row) throw notFound('تأمین‌کننده');
  return row;
}

/** @throws AppError 404 where no confirmed supplier has the id */
export async function getSupplierCard(db: Executor, id: string): Promise<SupplierCard> {
  return presentSupplierCard(await getSupplierRow(db, id));
}

/** Who sells an offer, and how to call. */
export interface Seller {
  card: SupplierCard;
  phones: string[];
}

const presentSeller = (row: SupplierRow): Seller => ({ card: presentSupplierCard(row), phones: phonesOf(row) });

/** @throws AppError 404 where no confirmed supplier has the id */
export async function getSeller(db: Executor, id: string): Promise<Seller> {
  return presentSeller(await getSupplierRow(db, id));
}

/** @throws AppError 404 where no confirmed supplier has the id */
export async function getSupplierProfile(db: Executor, id: string): Promise<SupplierProfile> {
  return presentSupplierProfile(await getSupplierRow(db, id));
}

const findSupplierRows = (db: Executor, ids: string[]): Promise<SupplierRow[]> =>
  db
    .select()
    .from(suppliers)
    .where(and(inArray(suppliers.id, [...new Set(ids)]), whereConfirmed));

export async function findSupplierCards(db: Executor, ids: string[]): Promise<Map<string, SupplierCard>> {
  return new Map((await findSupplierRows(db, ids)).map((row) => [row.id, presentSupplierCard(row)]));
}

export async function findSellers(db: Executor, ids: string[]): Promise<Map<string, Seller>> {
  return new Map((await findSupplierRows(db, ids)).map((row) => [row.id, presentSeller(row)]));
}

/** Names also of suppliers that the catalogue shows no more. */
export async function findSupplierNames(db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: suppliers.id, name: suppliers.name })
    .from(suppliers)
    .where(inArray(suppliers.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Whether the supplier of this id has the folded words in its name. */
export const isSupplierNamed = (id: SQL, pattern: string): SQL =>
  sql`exists (select from ${suppliers} where ${suppliers.id} = ${id} and ${like(foldedIn(sql`${suppliers.name}`), pattern)})`;

/** How many licences each supplier has. */
export async function countLicences(db: Executor, ids: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: suppliers.id, count: sql<number>`jsonb_array_length(${suppliers.licences})` })
    .from(suppliers)
    .where(inArray(suppliers.id, ids));
  return new Map(rows.map((row) => [row.id, row.count]));
}

/** Ids of a catalogue source's stored suppliers, by their keys in the source. */
export async function listSourceSupplierIds(db: Executor, source: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: suppliers.id, key: suppliers.sourceKey })
    .from(suppliers)
    .where(eq(suppliers.source, source));
  return new Map(rows.map((row) => [row.key, row.id]));
}

/** Names of a source's suppliers by id. */
export async function listSourceSupplierNames(db: Executor, source: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: suppliers.id, name: suppliers.name })
    .from(suppliers)
    .where(eq(suppliers.source, source));
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** Names of confirmed suppliers, the earliest first. */
export async function listSupplierNames(db: Executor, max: number): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: suppliers.id, name: suppliers.name })
    .from(suppliers)
    .where(whereConfirmed)
    .orderBy(suppliers.id)
    .limit(max);
}

/** Suppliers in one of the provinces or cities. */
export async function findSupplierIdsAt(
  db: Executor,
  place: 'province' | 'city',
  names: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ id: suppliers.id })
    .from(suppliers)
    .where(inArray(suppliers[place], [...names]));
  return rows.map((row) => row.id);
}

export interface SupplierPlace {
  id: string;
  name: string;
  province: string | null;
  city: string | null;
}

/** Of the confirmed ones, by id. */
export type SupplierPlaces = Pick<RevisionStore<SupplierPlace>, 'find'>;

export async function loadSupplierPlaces(db: Executor, ids: readonly string[]): Promise<Map<string, SupplierPlace>> {
  const { id, name, province, city } = suppliers;
  const rows = await db
    .select({ id, name, province, city })
    .from(suppliers)
    .where(and(inArray(id, [...ids]), whereConfirmed));
  return new Map(rows.map((row) => [row.id, row]));
}
