import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { PAGE_SIZE_DEFAULT, type Page } from '../../contract/page.ts';
import type {
  SupplierCard,
  SupplierListQuery,
  SupplierPlace,
  SupplierSort,
} from '../../contract/suppliers/supplier.ts';
import type { SupplierType } from '../../core/people/supplier-types.ts';
import { compareFolded, foldText } from '../../core/text/persian.ts';
import { sortKey } from '../../core/text/sort-key.ts';
import type { Executor } from '../db/open-database.ts';
import { cursorPart, decodeCursor, toPage } from '../platform/cursor.ts';
import { whereNamed } from '../search/found-by.ts';
import { presentSupplierCard } from './present.ts';
import { type SupplierRow, suppliers } from './supplier.table.ts';

/**
 * Subquery of (supplier_id, items): who is listed, with how many items the card says. Undefined lists every confirmed
 * supplier with all of its items.
 */
export type OfferCounts = SQL | undefined;

interface Order {
  shape: z.ZodType<[string | number, string]>;
  after: (position: [string | number, string]) => SQL;
  by: SQL;
  position: (row: Listed) => [string | number, string];
}

interface Listed {
  supplier: SupplierRow;
  items: number;
}

const orders: Readonly<Record<SupplierSort, Order>> = {
  name: {
    shape: z.tuple([cursorPart.text, cursorPart.uuid]),
    after: ([name, id]) => sql`(${suppliers.nameSort}, ${suppliers.id}) > (${name}, ${id}::uuid)`,
    by: sql`${suppliers.nameSort}, ${suppliers.id}`,
    position: ({ supplier }) => [supplier.nameSort, supplier.id],
  },
  items: {
    shape: z.tuple([cursorPart.int, cursorPart.uuid]),
    after: ([items, id]) => sql`(listed.items, ${suppliers.id}) < (${items}::int, ${id}::uuid)`,
    by: sql`listed.items desc, ${suppliers.id} desc`,
    position: ({ supplier, items }) => [items, supplier.id],
  },
};

type Narrowing = Pick<SupplierListQuery, 'city' | 'province' | 'q'> & { type?: SupplierType | undefined };

/** The offers' counts as a table `listed` to join. */
export const toListed = (offers: OfferCounts): SQL =>
  sql`${offers ?? sql`(select id as supplier_id, items_count as items from suppliers)`} listed`;

function joinListed({ city, province, q, type }: Narrowing, offers: OfferCounts) {
  const listed = toListed(offers);
  const whereListed = and(
    sql`listed.supplier_id = ${suppliers.id}`,
    eq(suppliers.status, 'confirmed'),
    city === undefined ? undefined : eq(suppliers.cityFolded, foldText(city)),
    province === undefined ? undefined : eq(suppliers.province, province),
    type === undefined ? undefined : eq(suppliers.type, type),
    q === undefined ? undefined : whereNamed(suppliers.id, 'supplier', q),
  );
  return { listed, whereListed };
}

/**
 * Confirmed suppliers by name or by items, filtered by place and text.
 * @throws AppError 400 for a cursor of another sort or shape
 */
export async function listSuppliers(
  db: Executor,
  query: SupplierListQuery & Pick<Narrowing, 'type'>,
  offers?: OfferCounts,
): Promise<Page<SupplierCard>> {
  const order = orders[query.sort ?? 'name'];
  const after = decodeCursor(query.cursor, order.shape);
  const size = query.size ?? PAGE_SIZE_DEFAULT;
  const { listed, whereListed } = joinListed(query, offers);
  const rows = await db
    .select({ supplier: suppliers, items: sql<number>`listed.items` })
    .from(suppliers)
    .innerJoin(listed, sql`true`)
    .where(and(whereListed, after && order.after(after)))
    .orderBy(order.by)
    .limit(size + 1);
  const present = (row: Listed) => presentSupplierCard(row.supplier, row.items);
  const page = toPage(rows, size, present, order.position);
  // Only a first page has the count; if it holds all suppliers, no count query is needed.
  if (after !== undefined) return page;
  return { ...page, totalCount: rows.length <= size ? rows.length : await countListed(db, query, offers) };
}

async function countListed(db: Executor, query: Narrowing, offers: OfferCounts): Promise<number> {
  const { listed, whereListed } = joinListed(query, offers);
  const [row] = await db.select({ suppliers: count() }).from(suppliers).innerJoin(listed, sql`true`).where(whereListed);
  return row?.suppliers ?? 0;
}

/** How many suppliers each place has, provinces and their cities by name. */
export async function listSupplierPlaces(
  db: Executor,
  query: Narrowing,
  offers?: OfferCounts,
): Promise<SupplierPlace[]> {
  const { listed, whereListed } = joinListed(query, offers);
  const places = await db
    .select({ province: suppliers.province, city: suppliers.city, suppliersCount: count() })
    .from(suppliers)
    .innerJoin(listed, sql`true`)
    .where(whereListed)
    .groupBy(suppliers.province, suppliers.city);
  const keyed = places.map((place) => ({
    place,
    key: `${sortKey(place.province ?? '')}\n${sortKey(place.city ?? '')}`,
  }));
  return keyed.sort((a, b) => compareFolded(a.key, b.key)).map(({ place }) => place);
}
