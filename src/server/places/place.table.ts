import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { foldedText } from '../db/columns.ts';

/** `words`: the folded words of the name, each after a space, so that ` word` matches the beginning of a word. */
const placeColumns = {
  id: foldedText().primaryKey(),
  name: text().notNull(),
  nameSort: foldedText().notNull(),
  words: foldedText().notNull(),
};

export const countries = pgTable('countries', placeColumns);

export const states = pgTable(
  'states',
  {
    ...placeColumns,
    countryId: foldedText()
      .notNull()
      .references(() => countries.id),
  },
  (t) => [index('states_country').on(t.countryId, t.nameSort, t.id)],
);

export const cities = pgTable(
  'cities',
  {
    ...placeColumns,
    stateId: foldedText()
      .notNull()
      .references(() => states.id),
    title: text().notNull(),
  },
  (t) => [index('cities_state').on(t.stateId, t.nameSort, t.id), index('cities_name').on(t.nameSort, t.id)],
);

export const urbanAreas = pgTable(
  'urban_areas',
  {
    ...placeColumns,
    cityId: foldedText()
      .notNull()
      .references(() => cities.id),
  },
  (t) => [index('urban_areas_city').on(t.cityId, t.nameSort, t.id)],
);
