import { boolean, doublePrecision, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';

export const measurementQuantities = pgTable('measurement_quantities', {
  /** QUDT name, e.g. `Length`. */
  id: text().primaryKey(),
  nameFa: text().notNull(),
  nameEn: text().notNull(),
  baseUnitId: text().notNull(),
});

/** base value = (value + offset) × num ⁄ den */
export const unitsOfMeasurement = pgTable(
  'units_of_measurement',
  {
    id: text().primaryKey(),
    quantityId: text()
      .notNull()
      .references(() => measurementQuantities.id),
    symbol: text().notNull(),
    nameFa: text().notNull(),
    nameEn: text().notNull(),
    aliases: jsonb().$type<string[]>().notNull(),
    num: doublePrecision().notNull(),
    den: doublePrecision().notNull(),
    offset: doublePrecision().notNull(),
    digits: smallint().notNull(),
    isDefault: boolean().notNull(),
    position: integer().notNull(),
  },
  (t) => [index('units_of_measurement_quantity').on(t.quantityId, t.position)],
);

export type UnitRow = typeof unitsOfMeasurement.$inferSelect;
