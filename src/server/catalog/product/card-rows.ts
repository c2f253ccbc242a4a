import { type SQL, sql } from 'drizzle-orm';
import type { PriceTier } from '../../../contract/catalog/product.ts';
import type { PropertyValue } from '../../../contract/catalog/property.ts';
import { uuidList } from '../../db/insert-rows.ts';
import { oncePer } from '../../db/once-per.ts';
import type { Executor } from '../../db/open-database.ts';
import { joinConfirmed } from '../../suppliers/read.ts';
import { inPropertyOrder, type ShownProperties, type ShownProperty } from '../property/shown-properties.ts';
import { addValue } from '../property/value-read.ts';
import { selectPartOffers } from './part-offers.ts';
import type { SupplierProductRow } from './product.table.ts';

export interface CardDeps {
  db: Executor;
  properties: ShownProperties;
}

type ValueNumber = number | string | null;

/** One value of a product, as the columns of `values` below; JSON writes NaN and infinity as text. */
type ValueTuple = [
  propertyId: string,
  value: ValueNumber,
  maxValue: ValueNumber,
  unitId: string | null,
  baseMin: ValueNumber,
  baseMax: ValueNumber,
  boolValue: boolean | null,
  textValue: string | null,
  note: string | null,
  optionId: string | null,
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
  baseTitle: sql<string | null>`b.title`,
  brand: sql<string | null>`b.brand`,
  partNumber: sql<string | null>`b.part_numbers[1]`,
  hasDrawing: sql<boolean>`b.drawing is not null`,
  supplierId: sql<string>`s.id`,
  supplierName: sql<string>`s.name`,
  supplierSlug: sql<string>`s.slug`,
  supplierCity: sql<string>`s.city`,
  values: sql<ValueTuple[] | null>`(
    select json_agg(json_build_array(v.property_id, v.value, v.max_value, v.unit_id, v.base_min, v.base_max,
      v.bool_value, v.text_value, v.note, v.option_id))
    from property_values v
    where v.product_id = p.id)`,
};

type Columns = Record<string, SQL>;
type Cells<Of extends Columns> = { [Name in keyof Of]: Of[Name] extends SQL<infer Cell> ? Cell : never };

/** One JSON column in place of many: the driver takes longer to read a column than JSON to parse it. */
function selectRows<Of extends Columns>(db: Executor, columns: Of) {
  const named = Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`);
  const rows = sql`(
    select ${sql.join(named, sql`, `)}, given.place
    from unnest(${sql.placeholder('ids')}::uuid[]) with ordinality given (id, place)
    join supplier_products p on p.id = given.id and p.status = 'shown'
    join categories c on c.id = p.category_id
    ${joinConfirmed(sql`p.supplier_id`)}
    left join base_products b on b.id = p.base_product_id) card`;
  return db.select({ row: sql<Cells<Of>>`row_to_json(card)` }).from(rows).orderBy(sql`card.place`);
}

/** Planned once for each connection: planning its joins takes longer than running them. */
const cardRows = oncePer((db) => selectRows(db, cardColumns).prepare('card_rows'));

const partCardColumns = { ...cardColumns, part: selectPartOffers(sql`true`) };

/** The same with what the offers of each part have in common: one statement takes less than two. */
const partCardRows = oncePer((db) => selectRows(db, partCardColumns).prepare('part_card_rows'));

/** The embedded engine answers one statement at a time: other clients wait 6 ms for so many cards, 25 ms for a hundred. */
const CARDS_PER_STATEMENT = 24;

/** What the cards of shown offers contain, in the order of `ids`. */
export const listCardRows = (deps: CardDeps, ids: readonly string[]): Promise<CardRow[]> =>
  inBatches(deps, ids, (some) => cardRows(deps.db).execute({ ids: some }));

/** The same, with what all offers of each part have in common. */
export const listPartCardRows = (deps: CardDeps, ids: readonly string[]): Promise<PartCardRow[]> =>
  inBatches(deps, ids, (some) => partCardRows(deps.db).execute({ ids: some }));

async function inBatches<Row extends { values: ValueTuple[] | null }>(
  { properties }: CardDeps,
  ids: readonly string[],
  read: (ids: string) => Promise<{ row: Row }[]>,
): Promise<WithKeyValues<Row>[]> {
  const rows: Row[] = [];
  for (let at = 0; at < ids.length; at += CARDS_PER_STATEMENT) {
    for (const { row } of await read(uuidList(ids.slice(at, at + CARDS_PER_STATEMENT)))) rows.push(row);
  }
  const known = await properties.find(propertyIdsOf(rows));
  return rows.map((row) => Object.assign(row, { keyValues: keyValuesOf(row.values ?? [], known) }));
}

function* propertyIdsOf(rows: Iterable<{ values: ValueTuple[] | null }>): Iterable<string> {
  for (const { values } of rows) for (const [propertyId] of values ?? []) yield propertyId;
}

type WithKeyValues<Row> = Row & { keyValues: PropertyValue[] };
export type CardRow = WithKeyValues<Cells<typeof cardColumns>>;
export type PartCardRow = WithKeyValues<Cells<typeof partCardColumns>>;

/** In the order of the properties; several options of one property are one value. */
function keyValuesOf(values: readonly ValueTuple[], known: ReadonlyMap<string, ShownProperty>): PropertyValue[] {
  const rows = values.flatMap((tuple) => {
    const property = known.get(tuple[0]);
    const option = tuple[9] === null ? undefined : property?.options.get(tuple[9]);
    return property?.isKey ? { tuple, property, option } : [];
  });
  rows.sort((a, b) => inPropertyOrder(a.property, b.property) || (a.option?.place ?? 0) - (b.option?.place ?? 0));
  const shown: PropertyValue[] = [];
  for (const { tuple, property, option = null } of rows) addValue(shown, { value: valueFrom(tuple), property, option });
  return shown;
}

const valueFrom = ([, value, maxValue, unitId, baseMin, baseMax, boolValue, textValue, note]: ValueTuple) => ({
  value: finite(value),
  maxValue: finite(maxValue),
  unitId,
  baseMin: finite(baseMin),
  baseMax: finite(baseMax),
  boolValue,
  textValue,
  note,
});

const finite = (value: ValueNumber): number | null => (typeof value === 'number' ? value : null);
