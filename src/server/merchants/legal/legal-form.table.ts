import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { legalKinds } from '../../../core/people/legal-form.ts';
import { foldedText, moment } from '../../db/columns.ts';
import { cities } from '../../places/place.table.ts';
import { merchants } from '../merchant.table.ts';

/** Who a merchant is before the law. An invoice copies it: a change concerns later ones only. */
export const merchantLegalForms = pgTable('merchant_legal_forms', {
  merchantId: uuid()
    .primaryKey()
    .references(() => merchants.id),
  kind: text({ enum: legalKinds }).notNull(),
  legalName: text().notNull(),
  /** Ten digits of a person, eleven of a company. */
  nationalId: foldedText().notNull(),
  /** Fourteen digits of a person; a company's is its national id. */
  economicCode: foldedText().notNull(),
  cityId: foldedText()
    .notNull()
    .references(() => cities.id),
  street: text().notNull(),
  postalCode: foldedText().notNull(),
  /** E.164. */
  phone: foldedText().notNull(),
  version: integer().notNull(),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
});

export type LegalFormRow = typeof merchantLegalForms.$inferSelect;
