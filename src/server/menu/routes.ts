import { Hono, type TypedResponse } from 'hono';
import { z } from 'zod';
import { menuQuery, type WebsiteMenu, websiteMenu } from '../../contract/menu/website-menu.ts';
import type { AppDeps } from '../app-deps.ts';
import { answers } from '../platform/http/openapi/route-docs.ts';
import { validate } from '../platform/http/validate.ts';
import { getMenuTree } from './read.ts';

type JsonAnswer<T> = Response & TypedResponse<T, 200, 'json'>;

/** Mounted at `/api/v1/websitemenus`. */
export function menuRoutes({ db, publicCache }: AppDeps) {
  return new Hono().get(
    '/tree',
    answers(z.array(websiteMenu), 'منوی سایت', { tag: 'Menu', problems: [] }),
    validate('query', menuQuery),
    publicCache.publicRead(),
    // Hono cannot infer the JSON type of a recursive answer.
    async (c) => c.json(await getMenuTree(db, c.req.valid('query').platform)) as JsonAnswer<WebsiteMenu[]>,
  );
}
