import { Hono } from 'hono';
import { pageOf } from '../../contract/page.ts';
import {
  citiesQuery,
  city,
  countriesQuery,
  country,
  state,
  statesQuery,
  urbanArea,
  urbanAreasQuery,
} from '../../contract/places/place.ts';
import type { AppDeps } from '../app-deps.ts';
import { answers } from '../platform/http/openapi/route-docs.ts';
import { validate } from '../platform/http/validate.ts';
import { listCities, listCountries, listStates, listUrbanAreas } from './read.ts';

const tag = 'Places';
const DAY_SECONDS = 86_400;

/** Mounted at `/api/v1`. */
export function placeRoutes({ db, publicCache }: AppDeps) {
  const cached = publicCache.publicRead({ maxAgeSeconds: DAY_SECONDS });
  return new Hono()
    .get(
      '/countries/filter',
      answers(pageOf(country), 'کشورها', { tag, problems: [] }),
      validate('query', countriesQuery),
      cached,
      async (c) => c.json(await listCountries(db, c.req.valid('query'))),
    )
    .get(
      '/states/filter',
      answers(pageOf(state), 'استان‌های یک کشور', { tag }),
      validate('query', statesQuery),
      cached,
      async (c) => c.json(await listStates(db, c.req.valid('query'))),
    )
    .get(
      '/cities/filter',
      answers(pageOf(city), 'شهرهای یک استان', { tag }),
      validate('query', citiesQuery),
      cached,
      async (c) => c.json(await listCities(db, c.req.valid('query'))),
    )
    .get(
      '/urbanareas',
      answers(pageOf(urbanArea), 'منطقه‌های یک شهر', { tag }),
      validate('query', urbanAreasQuery),
      cached,
      async (c) => c.json(await listUrbanAreas(db, c.req.valid('query'))),
    );
}
