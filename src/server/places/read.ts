import { and, asc, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { PAGE_SIZE_DEFAULT, type Page } from '../../contract/page.ts';
import type { City, Country, State, UrbanArea } from '../../contract/places/place.ts';
import { foldJoined, foldText } from '../../core/text/persian.ts';
import type { Executor } from '../db/open-database.ts';
import { cursorPart, decodeCursor, toPage } from '../platform/cursor.ts';
import { notFound } from '../platform/errors/app-error.ts';
import { containsPattern } from '../platform/like.ts';
import { cities, countries, states, urbanAreas } from './place.table.ts';

interface PlacesQuery {
  q?: string | undefined;
  cursor?: string | undefined;
  size?: number | undefined;
}

type PlaceTable = typeof countries | typeof states | typeof cities | typeof urbanAreas;

const position = z.tuple([cursorPart.text, cursorPart.text]);
const positionOf = (row: { nameSort: string; id: string }) => [row.nameSort, row.id] as const;

/** Rows whose name has a word that begins with `q`, by name. */
function onPage(table: PlaceTable, query: PlacesQuery): { where: SQL | undefined; order: SQL[]; limit: number } {
  const after = decodeCursor(query.cursor, position);
  const beginsWith = (text: string) => like(table.words, containsPattern(` ${text}`));
  const { q } = query;
  return {
    where: and(
      q === undefined ? undefined : or(beginsWith(foldText(q)), beginsWith(foldJoined(q).replaceAll(' ', ''))),
      after && sql`(${table.nameSort}, ${table.id}) > (${after[0]}, ${after[1]})`,
    ),
    order: [asc(table.nameSort), asc(table.id)],
    limit: (query.size ?? PAGE_SIZE_DEFAULT) + 1,
  };
}

export async function listCountries(db: Executor, query: PlacesQuery): Promise<Page<Country>> {
  const { where, order, limit } = onPage(countries, query);
  const rows = await db
    .select()
    .from(countries)
    .where(where)
    .orderBy(...order)
    .limit(limit);
  return toPage(rows, query.size, ({ id, name }) => ({ id, name }), positionOf);
}

/** @throws AppError 404 for an unknown country, 400 for a bad cursor */
export async function listStates(db: Executor, query: PlacesQuery & { countryId?: string }): Promise<Page<State>> {
  const { countryId } = query;
  const { where, order, limit } = onPage(states, query);
  if (countryId && (await db.$count(countries, eq(countries.id, countryId))) === 0) throw notFound('کشور');
  const rows = await db
    .select()
    .from(states)
    .where(and(countryId ? eq(states.countryId, countryId) : undefined, where))
    .orderBy(...order)
    .limit(limit);
  return toPage(rows, query.size, presentState, positionOf);
}

/** @throws AppError 404 for an unknown province, 400 for a bad cursor */
export async function listCities(db: Executor, query: PlacesQuery & { stateId?: string }): Promise<Page<City>> {
  const { stateId } = query;
  const { where, order, limit } = onPage(cities, query);
  if (stateId && (await db.$count(states, eq(states.id, stateId))) === 0) throw notFound('استان');
  const rows = await db
    .select()
    .from(cities)
    .where(and(stateId ? eq(cities.stateId, stateId) : undefined, where))
    .orderBy(...order)
    .limit(limit);
  return toPage(rows, query.size, presentCity, positionOf);
}

/** @throws AppError 404 for an unknown city, 400 for a bad cursor */
export async function listUrbanAreas(db: Executor, query: PlacesQuery & { cityId?: string }): Promise<Page<UrbanArea>> {
  const { cityId } = query;
  const { where, order, limit } = onPage(urbanAreas, query);
  if (cityId && (await db.$count(cities, eq(cities.id, cityId))) === 0) throw notFound('شهر');
  const rows = await db
    .select()
    .from(urbanAreas)
    .where(and(cityId ? eq(urbanAreas.cityId, cityId) : undefined, where))
    .orderBy(...order)
    .limit(limit);
  return toPage(rows, query.size, ({ id, name, cityId }) => ({ id, cityId, name }), positionOf);
}

const presentState = ({ id, countryId, name }: State): State => ({ id, countryId, name });
const presentCity = ({ id, stateId, name, title }: City): City => ({ id, stateId, name, title });

export async function findCities(db: Executor, ids: string[]): Promise<Map<string, City>> {
  const rows = await db.select().from(cities).where(inArray(cities.id, ids));
  return new Map(rows.map((row) => [row.id, presentCity(row)]));
}

export async function findStates(db: Executor, ids: string[]): Promise<Map<string, State>> {
  const rows = await db.select().from(states).where(inArray(states.id, ids));
  return new Map(rows.map((row) => [row.id, presentState(row)]));
}

export async function listCityIdsOf(db: Executor, stateId: string): Promise<string[]> {
  const rows = await db.select({ id: cities.id }).from(cities).where(eq(cities.stateId, stateId));
  return rows.map((row) => row.id);
}

/** Provinces and cities; of two with the same name only the city, which people usually mean. */
export async function listPlaceNames(db: Executor): Promise<{ id: string; name: string }[]> {
  const named = (table: typeof states | typeof cities) =>
    db.select({ id: table.id, name: table.name }).from(table).orderBy(asc(table.nameSort), asc(table.id));
  const byName = new Map([...(await named(states)), ...(await named(cities))].map((place) => [place.name, place]));
  return [...byName.values()];
}
