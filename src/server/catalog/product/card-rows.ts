import { sql } from 'drizzle-orm';
import type { PriceTier } from '../../../contract/catalog/product.ts';
import type { PropertyValue } from '../../../contract/catalog/property.ts';
import { uuidList } from '../../db/insert-rows.ts';
import { oncePer } from '../../db/once-per.ts';
import type { Executor } from '../../db/open-database.ts';
import { joinConfirmed } from '../../suppliers/read.ts';
import type { CategoryPropertyRow } from '../property/table.ts';
import { addValue } from '../property/value-read.ts';
import { selectPartOffers } from './part-offers.ts';
import type { SupplierProductRow } from './table.ts';

type ValueNumber = number | string | null;

/** One key value of a product, as the columns of `values` below; JSON writes NaN and infinity as text. */
type ValueTuple = [
  Pick<CategoryPropertyRow, 'id' | 'name' | 'dataType' | 'quantityId' | 'decimals'>,
  value: ValueNumber,
  maxValue: ValueNumber,
  unitId: string | null,
  baseMin: ValueNumber,
  baseMax: ValueNumber,
  boolValue: boolean | null,
  textValue: string | null,
  note: string | null,
  option: { id: string; title: string } | null,
];

const cardColumns = {
  id: sql<string>`p.id`,
  title: sql<string>`p.title`,
  slug: sql<string>`p.slug`,
  categoryId: sql<string>`p.category_id`,
  glyph: sql<string>`c.glyph`,
  priceType: sql<SupplierProductRow['priceType']>`p.price_type`,
  prices: sql<PriceTier[]>`p.prices`,
  priceVersion: sql<number>`p.price_version`,
  priceValidUntil: sql<string | null>`p.price_valid_until::text`,
  vatIncluded: sql<boolean>`p.vat_included`,
  moq: sql<number | null>`p.moq`,
  saleUnitId: sql<string>`p.sale_unit_id`,
  leadTimeDays: sql<number | null>`p.lead_time_days`,
  stockState: sql<SupplierProductRow['stockState']>`p.stock_state`,
  updatedAtMs: sql<number>`floor(extract(epoch from p.updated_at) * 1000)::float8`,
  baseId: sql<string | null>`b.id`,
  baseVersion: sql<number | null>`b.version`,
  brand: sql<string | null>`b.brand`,
  partNumber: sql<string | null>`b.part_numbers[1]`,
  hasDrawing: sql<boolean>`b.drawing is not null`,
  supplierId: sql<string>`s.id`,
  supplierName: sql<string>`s.name`,
  supplierSlug: sql<string>`s.slug`,
  supplierCity: sql<string>`s.city`,
  values: sql<ValueTuple[] | null>`(
    select json_agg(json_build_array(
      json_build_object('id', k.id, 'name', k.name, 'dataType', k.data_type, 'quantityId', k.quantity_id,
        'decimals', k.decimals),
      v.value, v.max_value, v.unit_id, v.base_min, v.base_max, v.bool_value, v.text_value, v.note,
      case when o.id is not null then json_build_object('id', o.id, 'title', o.title) end)
      order by kc.level, k.position, k.id, o.position)
    from property_values v
    join category_properties k on k.id = v.property_id and k.is_key
    join categories kc on kc.id = k.category_id
    left join property_options o on o.id = v.option_id
    where v.product_id = p.id)`,
};

const cardsOfIds = sql`unnest(${sql.placeholder('ids')}::uuid[]) with ordinality given (id, place)
  join supplier_products p on p.id = given.id and p.status = 'shown'
  join categories c on c.id = p.category_id
  ${joinConfirmed(sql`p.supplier_id`)}
  left join base_products b on b.id = p.base_product_id`;

/** Planned once for each connection: planning its joins takes longer than running them. */
const cardRows = oncePer((db) =>
  db.select(cardColumns).from(cardsOfIds).orderBy(sql`given.place`).prepare('card_rows'),
);

/** The same with what the offers of each part have in common: one statement takes less than two. */
const partCardRows = oncePer((db) =>
  db
    .select({ ...cardColumns, part: selectPartOffers(sql`true`) })
    .from(cardsOfIds)
    .orderBy(sql`given.place`)
    .prepare('part_card_rows'),
);

/** The embedded engine answers one statement at a time: other clients wait 6 ms for so many cards, 25 ms for a hundred. */
const CARDS_PER_STATEMENT = 24;

/** What the cards of shown offers contain, in the order of `ids`. */
export const listCardRows = (db: Executor, ids: readonly string[]): Promise<CardRow[]> =>
  inBatches(ids, (some) => cardRows(db).execute({ ids: some }));

/** The same, with what all offers of each part have in common. */
export const listPartCardRows = (db: Executor, ids: readonly string[]): Promise<PartCardRow[]> =>
  inBatches(ids, (some) => partCardRows(db).execute({ ids: some }));

async function inBatches<Row>(ids: readonly string[], read: (ids: string) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let at = 0; at < ids.length; at += CARDS_PER_STATEMENT) {
    rows.push(...(await read(uuidList(ids.slice(at, at + CARDS_PER_STATEMENT)))));
  }
  return rows;
}

type RowOf<Statement extends (db: Executor) => { execute(): Promise<unknown[]> }> = Awaited<
  ReturnType<ReturnType<Statement>['execute']>
>[number];
export type CardRow = RowOf<typeof cardRows>;
export type PartCardRow = RowOf<typeof partCardRows>;

export function keyValuesOf({ values }: CardRow): PropertyValue[] {
  const shown: PropertyValue[] = [];
  for (const [property, value, maxValue, unitId, baseMin, baseMax, boolValue, textValue, note, option] of values ??
    []) {
    addValue(shown, {
      value: {
        value: finite(value),
        maxValue: finite(maxValue),
        unitId,
        baseMin: finite(baseMin),
        baseMax: finite(baseMax),
        boolValue,
        textValue,
        note,
      },
      property: { ...property, isKey: true },
      option,
    });
  }
  return shown;
}

const finite = (value: ValueNumber): number | null => (typeof value === 'number' ? value : null);
