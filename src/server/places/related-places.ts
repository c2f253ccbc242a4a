import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../db/open-database.ts';
import { unprocessable } from '../platform/errors/app-error.ts';
import { cities, countries, states, urbanAreas } from './place.table.ts';

interface Places {
  countryId: string;
  stateId: string;
  cityId: string;
  urbanAreaId: string | null;
}

interface PlaceNames {
  country: string;
  state: string;
  city: string;
  urbanArea: string | null;
}

const refusals: Readonly<Record<keyof Places, string>> = {
  countryId: 'این کشور در فهرست نیست.',
  stateId: 'این استان در کشور انتخاب‌شده نیست.',
  cityId: 'این شهر در استان انتخاب‌شده نیست.',
  urbanAreaId: 'این منطقه در شهر انتخاب‌شده نیست.',
};

/** @throws 422 with the field of the first place that does not exist or does not belong to the place above it */
export async function assertRelatedPlaces(db: Executor, { countryId, stateId, cityId, urbanAreaId }: Places) {
  const matches: Record<keyof Places, number> = {
    countryId: await db.$count(countries, eq(countries.id, countryId)),
    stateId: await db.$count(states, and(eq(states.id, stateId), eq(states.countryId, countryId))),
    cityId: await db.$count(cities, and(eq(cities.id, cityId), eq(cities.stateId, stateId))),
    urbanAreaId:
      urbanAreaId === null
        ? 1
        : await db.$count(urbanAreas, and(eq(urbanAreas.id, urbanAreaId), eq(urbanAreas.cityId, cityId))),
  };
  for (const [field, message] of Object.entries(refusals))
    if (matches[field as keyof Places] === 0) throw unprocessable('place_unknown', message, field);
}

/** The names of the rows' places, in two queries for all rows. The places of a row exist and are related. */
export async function findPlaceNames(
  db: Executor,
  rows: readonly Pick<Places, 'cityId' | 'urbanAreaId'>[],
): Promise<(row: Pick<Places, 'cityId' | 'urbanAreaId'>) => PlaceNames> {
  const cityIds = rows.map(({ cityId }) => cityId);
  const named = await db
    .select({ id: cities.id, city: cities.name, state: states.name, country: countries.name })
    .from(cities)
    .innerJoin(states, eq(states.id, cities.stateId))
    .innerJoin(countries, eq(countries.id, states.countryId))
    .where(inArray(cities.id, cityIds));
  const areaIds = rows.flatMap(({ urbanAreaId }) => urbanAreaId ?? []);
  const areas = await db
    .select({ id: urbanAreas.id, name: urbanAreas.name })
    .from(urbanAreas)
    .where(inArray(urbanAreas.id, areaIds));
  const nameOfArea = new Map(areas.map(({ id, name }) => [id, name]));
  const namesOfCity = new Map(named.map(({ id, ...names }) => [id, names]));
  return ({ cityId, urbanAreaId }) => {
    const names = namesOfCity.get(cityId);
    if (!names) throw new Error(`the city ${cityId} does not exist`);
    return { ...names, urbanArea: urbanAreaId === null ? null : (nameOfArea.get(urbanAreaId) ?? null) };
  };
}
