import { type Env, Hono } from 'hono';
import { generateSpecs } from 'hono-openapi';
import type { AppEnv } from '../app-env.ts';
import { openApiPage } from './openapi-page.ts';

export type OpenApiOptions = {
  siteUrl: string;
  version: string;
};

const DOCUMENT_PATH = '/api/v1/openapi.json';
const DOCS_PATH = '/api/v1/docs';

/**
 * The API reference, generated from the routes: `/api/v1/openapi.json` and the page `/api/v1/docs`. Generated at the first
 * request, after every area has been mounted on `app`.
 */
export function openApiRoutes<E extends Env>(app: Hono<E>, options: OpenApiOptions): Hono<AppEnv> {
  const generate = () =>
    generateSpecs(app, {
      defaultValidationErrorResponse: false,
      documentation: {
        info: {
          title: 'مرجع API راسته',
          description: 'هر فراخوان، با ورودی و پاسخش.',
          version: options.version,
        },
        servers: [{ url: options.siteUrl }],
      },
    });
  let generated: ReturnType<typeof generate> | undefined;
  const document = () => {
    generated ??= generate();
    return generated;
  };
  return new Hono<AppEnv>()
    .get(DOCUMENT_PATH, async (c) => c.json(await document()))
    .get(DOCS_PATH, async (c) => {
      const page = await openApiPage(await document(), {
        nonce: c.get('nonce') ?? '',
        siteUrl: options.siteUrl,
        documentUrl: DOCUMENT_PATH,
      });
      return c.html(page, 200, { 'cache-control': 'no-cache' });
    });
}
