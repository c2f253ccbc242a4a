import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { OfferSheetQuery } from '../../../contract/catalog/offer-sheet.ts';
import type { OfferTerms, OwnOffer, OwnOffersQuery } from '../../../contract/catalog/own-offer.ts';
import { PAGE_SIZE_DEFAULT, type Page } from '../../../contract/page.ts';
import { foldText } from '../../../core/text/persian.ts';
import { findUnit } from '../../../core/units/unit-lookup.ts';
import { foldedIn } from '../../db/folded-in.ts';
import { uuidArray } from '../../db/insert-rows.ts';
import type { Executor } from '../../db/open-database.ts';
import { cursorPart, decodeCursor, toPage } from '../../platform/cursor.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { presentEntity } from '../../platform/present-entity.ts';
import { baseProducts, type SupplierProductRow, supplierProducts } from '../product/product.table.ts';

const WORDS_MAX = 8;
const position = z.tuple([cursorPart.text, cursorPart.uuid]);

interface OwnOfferRow {
  offer: SupplierProductRow;
  partNumbers: string[] | null;
  brand: string | null;
}

const selectOwnOffers = (db: Executor) =>
  db
    .select({ offer: supplierProducts, partNumbers: baseProducts.partNumbers, brand: baseProducts.brand })
    .from(supplierProducts)
    .leftJoin(baseProducts, eq(baseProducts.id, supplierProducts.baseProductId));

/**
 * The offers of a supplier, shown or not, by title.
 * @throws 400 for a bad cursor
 */
export async function listOwnOffers(db: Executor, query: OwnOffersQuery): Promise<Page<OwnOffer>> {
  const { supplierId, q = '', cursor, size } = query;
  const after = decodeCursor(cursor, position);
  const whereListed = and(eq(supplierProducts.supplierId, supplierId), ...whereWords(q));
  const { titleSort, id } = supplierProducts;
  const rows = await selectOwnOffers(db)
    .where(and(whereListed, after && sql`(${titleSort}, ${id}) > (${after[0]}, ${after[1]}::uuid)`))
    .orderBy(asc(titleSort), asc(id))
    .limit((size ?? PAGE_SIZE_DEFAULT) + 1);
  const page = toPage(rows, size, presentOwnOffer, ({ offer }) => [offer.titleSort, offer.id]);
  return after === undefined ? { ...page, totalCount: await countOwnOffers(db, whereListed) } : page;
}

/**
 * All of them, without pages.
 * @param max more are not read
 */
export async function listAllOwnOffers(db: Executor, { supplierId, q = '' }: OfferSheetQuery, max: number) {
  const rows = await selectOwnOffers(db)
    .where(and(eq(supplierProducts.supplierId, supplierId), ...whereWords(q)))
    .orderBy(asc(supplierProducts.titleSort), asc(supplierProducts.id))
    .limit(max);
  return rows.map(presentOwnOffer);
}

/** Those of the supplier among the ids. */
export async function listOwnOffersById(
  db: Executor,
  supplierId: string,
  ids: readonly string[],
): Promise<Map<string, OwnOffer>> {
  if (ids.length === 0) return new Map();
  const rows = await selectOwnOffers(db).where(
    and(eq(supplierProducts.supplierId, supplierId), sql`${supplierProducts.id} = any(${uuidArray(ids)})`),
  );
  return new Map(rows.map((row) => [row.offer.id, presentOwnOffer(row)]));
}

/** By what a supplier's own lists name an offer. */
export interface OfferKeys {
  id: string;
  sku: string | null;
  partNumbers: string[] | null;
  brand: string | null;
}

/** @param max more are not read */
export const listOfferKeys = (db: Executor, supplierId: string, max: number): Promise<OfferKeys[]> =>
  db
    .select({
      id: supplierProducts.id,
      sku: supplierProducts.sku,
      partNumbers: baseProducts.partNumbers,
      brand: baseProducts.brand,
    })
    .from(supplierProducts)
    .leftJoin(baseProducts, eq(baseProducts.id, supplierProducts.baseProductId))
    .where(eq(supplierProducts.supplierId, supplierId))
    .orderBy(asc(supplierProducts.id))
    .limit(max);

/** @throws 404 for an offer that does not exist */
export async function getOwnOffer(db: Executor, id: string): Promise<OwnOffer> {
  const [row] = await selectOwnOffers(db).where(eq(supplierProducts.id, id));
  if (!row) throw notFound('کالا');
  return presentOwnOffer(row);
}

async function countOwnOffers(db: Executor, whereListed: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ offers: sql<number>`count(*)::int` })
    .from(supplierProducts)
    .leftJoin(baseProducts, eq(baseProducts.id, supplierProducts.baseProductId))
    .where(whereListed);
  return row?.offers ?? 0;
}

/** Each word is in the title, the supplier's code or a part number. */
function whereWords(q: string): SQL[] {
  const names = foldedIn(
    sql`concat_ws(' ', ${supplierProducts.title}, ${supplierProducts.sku}, array_to_string(${baseProducts.partNumbers}, ' '))`,
  );
  return foldText(q)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, WORDS_MAX)
    .map((word) => sql`position(${word} in ${names}) > 0`);
}

/** The terms among the members of an offer. */
export const termsOf = (offer: OfferTerms): OfferTerms => ({
  priceType: offer.priceType,
  prices: offer.prices,
  vatIncluded: offer.vatIncluded,
  priceValidUntil: offer.priceValidUntil,
  moq: offer.moq,
  leadTimeDays: offer.leadTimeDays,
  stockState: offer.stockState,
});

function presentOwnOffer({ offer, partNumbers, brand }: OwnOfferRow): OwnOffer {
  return {
    ...presentEntity(offer),
    supplierId: offer.supplierId,
    title: offer.title,
    slug: offer.slug,
    sku: offer.sku,
    partNumber: partNumbers?.[0] ?? null,
    brand,
    status: offer.status,
    saleUnit: { id: offer.saleUnitId, nameFa: findUnit(offer.saleUnitId)?.nameFa ?? offer.saleUnitId },
    ...termsOf(offer),
  };
}

/** Whose offer it is, shown or not. */
export async function findSupplierOfProduct(db: Executor, productId: string): Promise<string | undefined> {
  const [offer] = await db
    .select({ supplierId: supplierProducts.supplierId })
    .from(supplierProducts)
    .where(eq(supplierProducts.id, productId));
  return offer?.supplierId;
}
