import { text } from 'drizzle-orm/pg-core';
import type { PostalAddress, PostalForm } from '../../contract/places/postal-address.ts';
import { getPostalCode } from '../../core/people/postal-code.ts';
import { foldedText } from '../db/columns.ts';
import { cities, countries, states, urbanAreas } from './place.table.ts';

/** Columns of every table of addresses. */
export const postalColumns = {
  countryId: foldedText()
    .notNull()
    .references(() => countries.id),
  stateId: foldedText()
    .notNull()
    .references(() => states.id),
  cityId: foldedText()
    .notNull()
    .references(() => cities.id),
  urbanAreaId: foldedText().references(() => urbanAreas.id),
  street: text().notNull(),
  plaque: text(),
  unit: text(),
  postalCode: foldedText().notNull(),
};

type PostalRow = Omit<PostalAddress, 'placeNames'>;

/** What a form writes: the code in one spelling, null for what is left out. */
export const postalColumnsOf = (form: PostalForm): PostalRow => ({
  countryId: form.countryId,
  stateId: form.stateId,
  cityId: form.cityId,
  urbanAreaId: form.urbanAreaId ?? null,
  street: form.street,
  plaque: form.plaque ?? null,
  unit: form.unit ?? null,
  postalCode: getPostalCode(form.postalCode),
});

/** A deleted address says nothing but its city. */
export const erasedPostal = { urbanAreaId: null, street: '', plaque: null, unit: null, postalCode: '' };

export const presentPostal = (row: PostalRow, placeNames: PostalAddress['placeNames']): PostalAddress => ({
  countryId: row.countryId,
  stateId: row.stateId,
  cityId: row.cityId,
  urbanAreaId: row.urbanAreaId,
  placeNames,
  street: row.street,
  plaque: row.plaque,
  unit: row.unit,
  postalCode: row.postalCode,
});
