import { Hono } from 'hono';
import { z } from 'zod';
import { quantityIdParam, unit, unitsQuery } from '../../contract/units/unit.ts';
import type { AppDeps } from '../app-deps.ts';
import { answers } from '../platform/http/openapi/route-docs.ts';
import { validate } from '../platform/http/validate.ts';
import { filterUnits, listUnits, listUnitsOf } from './read.ts';

const tag = 'Units';
const units = z.array(unit);

/** Mounted at `/api/v1`. */
export function unitRoutes({ db, publicCache }: AppDeps) {
  const cached = publicCache.publicRead();
  return new Hono()
    .get(
      '/measurementquantities/:id/units',
      answers(units, 'واحدهای یک کمیت', { tag }),
      validate('param', quantityIdParam),
      cached,
      async (c) => c.json(await listUnitsOf(db, c.req.valid('param').id)),
    )
    .get('/unitofmeasurements', answers(units, 'همهٔ واحدها', { tag, problems: [] }), cached, async (c) =>
      c.json(await listUnits(db)),
    )
    .get(
      '/unitofmeasurements/filter',
      answers(units, 'واحدها بر پایهٔ کمیت و نام', { tag, problems: [] }),
      validate('query', unitsQuery),
      cached,
      async (c) => c.json(await filterUnits(db, c.req.valid('query'))),
    );
}
