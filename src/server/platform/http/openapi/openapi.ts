import { type Context, type Env, Hono } from 'hono';
import type { RouterRoute } from 'hono/types';
import { generateSpecs } from 'hono-openapi';
import type { OpenAPIV3_1 } from 'openapi-types';
import { StoredAnswer } from '../cache/stored-answer.ts';
import { serverStatuses } from '../http-server.ts';
import { statusesOnTheWay } from '../own-statuses.ts';
import { documentPolicy, hashSource } from '../security-headers.ts';
import { openApiPage } from './openapi-page.ts';
import { problemAnswer } from './problem-answers.ts';
import { FOREIGN_FORM } from './route-docs.ts';

export type OpenApiOptions = {
  siteUrl: string;
  version: string;
};

type ApiDocument = Awaited<ReturnType<typeof generateSpecs>>;

const DOCUMENT_PATH = '/api/v1/openapi.json';
const DOCS_PATH = '/api/v1/docs';

/**
 * The API reference, generated from the routes: `/api/v1/openapi.json` and the page `/api/v1/docs`. Generated at the first
 * request, after every area has been mounted on `app`.
 */
export function openApiRoutes<E extends Env>(app: Hono<E>, options: OpenApiOptions): Hono {
  const generate = async () => {
    const document = await generateSpecs(app, {
      defaultValidationErrorResponse: false,
      documentation: {
        info: {
          title: 'مرجع API راسته',
          description: 'هر فراخوان، با ورودی و پاسخش. روش دیگری روی همان نشانی ۴۰۵ می‌گیرد، با روش‌های درست در Allow.',
          version: options.version,
        },
        servers: [{ url: options.siteUrl }],
      },
    });
    completeCalls(document, app.routes);
    return document;
  };
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

const PROBLEM = { $ref: '#/components/schemas/Problem' };

/** Adds what a call inherits: statuses of middlewares and of the HTTP server; how lists are written in a query. */
function completeCalls(document: ApiDocument, routes: RouterRoute[]): void {
  const patterns = new Map(routes.map(({ path }) => [path.replaceAll(/:(\w+)/g, '{$1}'), path]));
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item ?? {}) as [string, OpenAPIV3_1.OperationObject][]) {
      const inherited = statusesOnTheWay(routes, method.toUpperCase(), patterns.get(path) ?? path);
      const responses = operation.responses ?? {};
      operation.responses = responses;
      const isForeignForm = FOREIGN_FORM in operation;
      for (const status of [...serverStatuses, ...inherited])
        if (!(isForeignForm && status === 403)) responses[status] ??= problemAnswer(status, PROBLEM);
      for (const parameter of operation.parameters ?? [])
        if ('in' in parameter && parameter.in === 'query' && isArray(parameter.schema))
          Object.assign(parameter, { style: 'form', explode: false });
    }
  }
}

const isArray = (schema: OpenAPIV3_1.ParameterObject['schema']): boolean =>
  schema !== undefined && 'type' in schema && schema.type === 'array';

const stored = (text: string, contentType: string, headers: Record<string, string> = {}): StoredAnswer =>
  new StoredAnswer(new TextEncoder().encode(text), { contentType, cacheControl: 'no-cache', headers });
