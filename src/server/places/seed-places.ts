import { changedRows } from '../db/changed-rows.ts';
import { insertRows, orUpdate } from '../db/insert-rows.ts';
import type { Executor } from '../db/open-database.ts';
import { cities, countries, states, urbanAreas } from './place.table.ts';
import { cityRows, countryRows, stateRows, urbanAreaRows } from './place-rows.ts';

const shared = ['name', 'nameSort', 'words'];

/** Inserts or updates the rows of the code's places; deletes nothing. Returns how many changed. */
export async function seedPlaces(tx: Executor): Promise<number> {
  const newCountries = changedRows(countryRows, await tx.select().from(countries));
  await insertRows(tx, countries, newCountries, orUpdate('id', shared));
  const newStates = changedRows(stateRows, await tx.select().from(states));
  await insertRows(tx, states, newStates, orUpdate('id', [...shared, 'countryId']));
  const newCities = changedRows(cityRows, await tx.select().from(cities));
  await insertRows(tx, cities, newCities, orUpdate('id', [...shared, 'stateId', 'title']));
  const newAreas = changedRows(urbanAreaRows, await tx.select().from(urbanAreas));
  await insertRows(tx, urbanAreas, newAreas, orUpdate('id', [...shared, 'cityId']));
  return newCountries.length + newStates.length + newCities.length + newAreas.length;
}
