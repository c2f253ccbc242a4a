import { and, arrayOverlaps, desc, eq, gt, gte, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type {
  DelegationStatus,
  MerchantDelegation,
  MerchantDelegationsQuery,
} from '../../contract/merchants/merchant-delegation.ts';
import { PAGE_SIZE_DEFAULT, type Page } from '../../contract/page.ts';
import { findCategoryCards, getCategoryRow } from '../catalog/category/read.ts';
import type { Executor } from '../db/open-database.ts';
import { findCities, findStates } from '../places/read.ts';
import { cursorPart, decodeCursor, toPage } from '../platform/cursor.ts';
import { notFound } from '../platform/errors/app-error.ts';
import { findSupplierCards, getSupplierCard } from '../suppliers/read.ts';
import { tehranDay } from './delegation-status.ts';
import { type MerchantRow, merchants } from './merchant.table.ts';
import { type MerchantDelegationRow, merchantDelegations } from './merchant-delegation.table.ts';
import { type DelegationParts, presentDelegation } from './present.ts';
import { whereNamed } from './search.ts';

interface Joined {
  delegation: MerchantDelegationRow;
  merchant: MerchantRow;
}

const table = merchantDelegations;
const position = z.tuple([cursorPart.day, cursorPart.uuid]);

/** Requested delegations are visible only to the two parties. */
const wherePublic = and(ne(table.state, 'requested'), eq(merchants.status, 'confirmed'));

const selectJoined = (db: Executor) =>
  db
    .select({ delegation: table, merchant: merchants })
    .from(table)
    .innerJoin(merchants, eq(merchants.id, table.merchantId));

/** @throws AppError 404 if no confirmed merchant has the id */
export async function getMerchantRow(db: Executor, id: string): Promise<MerchantRow> {
  const [row] = await db
    .select()
    .from(merchants)
    .where(and(eq(merchants.id, id), eq(merchants.status, 'confirmed')));
  if (!row) throw notFound('بازرگان');
  return row;
}

/**
 * Public delegations, longest validity first.
 * @throws AppError 404 for an unknown supplier, merchant or category, 400 for a bad cursor
 */
export async function listDelegations(
  db: Executor,
  query: MerchantDelegationsQuery,
): Promise<Page<MerchantDelegation>> {
  const { supplierId, merchantId, categoryId, status, q, cursor, size } = query;
  const after = decodeCursor(cursor, position);
  const today = tehranDay(new Date());
  if (supplierId) await getSupplierCard(db, supplierId);
  if (merchantId) await getMerchantRow(db, merchantId);
  const rows = await selectJoined(db)
    .where(
      and(
        wherePublic,
        supplierId ? eq(table.supplierId, supplierId) : undefined,
        merchantId ? eq(table.merchantId, merchantId) : undefined,
        categoryId ? await whereScope(db, categoryId) : undefined,
        status && whereStatus(status, today),
        q === undefined ? undefined : whereNamed(q),
        after && sql`(${table.validTo}, ${table.id}) < (${after[0]}::date, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(desc(table.validTo), desc(table.id))
    .limit((size ?? PAGE_SIZE_DEFAULT) + 1);
  const page = toPage(
    rows,
    size,
    (row) => row,
    ({ delegation }) => [delegation.validTo, delegation.id],
  );
  return { ...page, items: await withParts(db, page.items, today) };
}

/** @throws AppError 404 if no public delegation has the id */
export async function getDelegation(db: Executor, id: string): Promise<MerchantDelegation> {
  const rows = await selectJoined(db).where(and(eq(table.id, id), wherePublic));
  const [found] = await withParts(db, rows, tehranDay(new Date()));
  if (!found) throw notFound('نمایندگی');
  return found;
}

/** The SQL form of `delegationStatus`. */
function whereStatus(status: DelegationStatus, today: string): SQL | undefined {
  if (status === 'requested' || status === 'revoked') return eq(table.state, status);
  const whereGranted = eq(table.state, 'granted');
  if (status === 'upcoming') return and(whereGranted, gt(table.validFrom, today));
  if (status === 'expired') return and(whereGranted, lt(table.validTo, today));
  return and(whereGranted, lte(table.validFrom, today), gte(table.validTo, today));
}

async function whereScope(db: Executor, categoryId: string): Promise<SQL | undefined> {
  const { path } = await getCategoryRow(db, categoryId);
  return or(eq(table.scopeCategoryIds, []), arrayOverlaps(table.scopeCategoryIds, [categoryId, ...path]));
}

async function withParts(db: Executor, rows: Joined[], today: string): Promise<MerchantDelegation[]> {
  if (rows.length === 0) return [];
  const delegations = rows.map((row) => row.delegation);
  const parts: DelegationParts = {
    suppliers: await findSupplierCards(
      db,
      delegations.map((row) => row.supplierId),
    ),
    categories: await findCategoryCards(db, [...new Set(delegations.flatMap((row) => row.scopeCategoryIds))]),
    states: await findStates(db, [...new Set(delegations.flatMap((row) => row.regionIds))]),
    cities: await findCities(
      db,
      rows.flatMap(({ merchant }) => merchant.cityId ?? []),
    ),
    today,
  };
  return rows.flatMap(({ delegation, merchant }) => presentDelegation(delegation, merchant, parts) ?? []);
}
