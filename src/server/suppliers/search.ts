import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Page } from '../../contract/page.ts';
import type { SupplierCard, SupplierListQuery } from '../../contract/suppliers/supplier.ts';
import { foldText } from '../../core/text/persian.ts';
import type { Executor } from '../db/open-database.ts';
import type { RankScope } from '../search/ranked-entries.ts';
import { readRankedPage } from '../search/ranked-page.ts';
import { type OfferCounts, toListed } from './list.ts';
import { presentSupplierCard } from './present.ts';
import { suppliers } from './supplier.table.ts';

type SupplierSearch = Omit<SupplierListQuery, 'sort'>;

/** Condition on `search_entries e`: the entry's supplier is confirmed. */
export const whereConfirmedEntry = sql`exists (select from suppliers s where s.id = e.object_id and s.status = 'confirmed')`;

/** Confirmed suppliers whose names or places match a text, by relevance. */
export async function searchSuppliers(
  db: Executor,
  query: SupplierSearch,
  offers?: OfferCounts,
): Promise<Page<SupplierCard>> {
  const scope: RankScope = { type: 'supplier', text: query.q ?? '', where: whereQuery(query, offers) };
  const { ids, page } = await readRankedPage(db, scope, query);
  return { items: await findCards(db, ids, offers), ...page };
}

function whereQuery({ province, city }: SupplierSearch, offers: OfferCounts): SQL {
  const conditions = [
    sql`exists (select from suppliers s where s.id = e.object_id and s.status = 'confirmed'
      and ${city === undefined ? sql`true` : sql`s.city_folded = ${foldText(city)}`}
      and ${province === undefined ? sql`true` : sql`s.province = ${province}`})`,
  ];
  if (offers) conditions.push(sql`exists (select from ${toListed(offers)} where listed.supplier_id = e.object_id)`);
  return sql.join(conditions, sql` and `);
}

/** In the order of `ids`. */
async function findCards(db: Executor, ids: string[], offers: OfferCounts): Promise<SupplierCard[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ supplier: suppliers, items: sql<number>`listed.items` })
    .from(suppliers)
    .innerJoin(toListed(offers), sql`listed.supplier_id = ${suppliers.id}`)
    .where(inArray(suppliers.id, ids));
  const byId = new Map(rows.map(({ supplier, items }) => [supplier.id, presentSupplierCard(supplier, items)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
