import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { foldedText } from '../db/columns.ts';

/** Items of the enumerations that screens show, with Persian titles. */
export const typeModels = pgTable(
  'type_models',
  {
    /** Stable number, as the specification's typemodels require. */
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
