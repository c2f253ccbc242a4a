import { Hono } from 'hono';
import { z } from 'zod';
import { enumNameParam, typeModel, typeModelEnum, typeModelIdParam } from '../../contract/enums/type-model.ts';
import type { AppDeps } from '../app-deps.ts';
import { answers } from '../platform/http/openapi/route-docs.ts';
import { validate } from '../platform/http/validate.ts';
import { getEnum, getTypeModel, listEnums } from './read.ts';

const tag = 'Enums';
const DAY_SECONDS = 86_400;

/** Mounted at `/api/v1/shared/typemodels`. */
export function enumRoutes({ db, publicCache }: AppDeps) {
  const cached = publicCache.publicRead({ maxAgeSeconds: DAY_SECONDS });
  return new Hono()
    .get('/enums', answers(z.array(typeModelEnum), 'همهٔ فهرست‌های ثابت', { tag, problems: [] }), cached, async (c) =>
      c.json(await listEnums(db)),
    )
    .get(
      '/enums/:name',
      answers(typeModelEnum, 'یک فهرست ثابت', { tag }),
      validate('param', enumNameParam),
      cached,
      async (c) => c.json(await getEnum(db, c.req.valid('param').name)),
    )
    .get(
      '/:id',
      answers(typeModel, 'یک مورد از فهرست‌های ثابت', { tag }),
      validate('param', typeModelIdParam),
      cached,
      async (c) => c.json(await getTypeModel(db, c.req.valid('param').id)),
    );
}
