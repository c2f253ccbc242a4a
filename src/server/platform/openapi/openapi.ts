import { type Context, type Env, Hono } from 'hono';
import { generateSpecs } from 'hono-openapi';
import { StoredAnswer } from '../cache/stored-answer.ts';
import { documentPolicy, hashSource } from '../security-headers.ts';
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
export function openApiRoutes<E extends Env>(app: Hono<E>, options: OpenApiOptions): Hono {
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
  let prepared: ReturnType<typeof prepare> | undefined;
  const prepare = async () => {
    const document = await generate();
    const page = openApiPage(document, { siteUrl: options.siteUrl, documentUrl: DOCUMENT_PATH });
    const policy = documentPolicy({ siteUrl: options.siteUrl, indexable: false });
    return {
      document: stored(JSON.stringify(document), 'application/json'),
      page: stored(String(await page.html), 'text/html; charset=utf-8', {
        'content-security-policy': policy({ styles: [hashSource(page.style)] }),
      }),
    };
  };
  const answer = async (c: Context, part: 'document' | 'page') => {
    prepared ??= prepare();
    return (await prepared)[part].respond(c.req.header('accept-encoding'), c.req.header('if-none-match'));
  };
  return new Hono().get(DOCUMENT_PATH, (c) => answer(c, 'document')).get(DOCS_PATH, (c) => answer(c, 'page'));
}

const stored = (text: string, contentType: string, headers: Record<string, string> = {}): StoredAnswer =>
  new StoredAnswer(new TextEncoder().encode(text), { contentType, cacheControl: 'no-cache', headers });
