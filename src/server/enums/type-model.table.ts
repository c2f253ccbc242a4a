import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { foldedText } from '../db/columns.ts';

/** The items of every enumeration that screens show, with their Persian titles. */
export const typeModels = pgTable(
  'type_models',
  {
    /** Stable number, as the specification's typemodels have. */
    id: integer().primaryKey(),
    enumName: foldedText().notNull(),
    key: foldedText().notNull(),
    titleFa: text().notNull(),
    position: integer().notNull(),
    isActive: boolean().notNull().default(true),
  },
  (t) => [uniqueIndex('type_models_enum_key').on(t.enumName, t.key)],
);

export type TypeModelRow = typeof typeModels.$inferSelect;
