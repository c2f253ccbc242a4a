import { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { idParam, pageOf, pageQuery } from '../../../../src/contract/page.ts';
import { refuseOutdated } from '../../../../src/server/builds/refuse-outdated.ts';
import type { AppEnv } from '../../../../src/server/platform/http/app-env.ts';
import { limitTime } from '../../../../src/server/platform/http/limits.ts';
import { openApiRoutes } from '../../../../src/server/platform/http/openapi/openapi.ts';
import { answers } from '../../../../src/server/platform/http/openapi/route-docs.ts';
import { originCheck } from '../../../../src/server/platform/http/origin-check.ts';
import { limitRate } from '../../../../src/server/platform/http/rate-limit.ts';
import { hashSource, securityHeaders } from '../../../../src/server/platform/http/security-headers.ts';
import { validate } from '../../../../src/server/platform/http/validate.ts';

const product = z.object({
  id: z.uuid(),
  name: z.string(),
  readAt: z.iso.datetime().nullable(),
  rank: z.number().default(0),
});

const idList = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.uuid()).max(9))
  .optional();

function buildApp() {
  const app = new Hono<AppEnv>();
  app.use(securityHeaders({ siteUrl: 'http://localhost:3000', indexable: false }));
  app.use('/api/*', limitRate({ burst: 1, perSecond: 1, keyOf: () => undefined }), limitTime());
  app.use(originCheck({ siteUrl: 'http://localhost:3000' }));
  app.use('/elsewhere/*', refuseOutdated(1));
  app.route('/', openApiRoutes(app, { siteUrl: 'http://localhost:3000', version: '1.2.3' }));
  const products = new Hono<AppEnv>()
    .get(
      '/',
      answers(pageOf(product), 'فهرست <کالاها>', { tag: 'catalog' }),
      validate('query', pageQuery.extend({ ids: idList })),
      (c) => c.json({ items: [], nextCursor: null }),
    )
    .post(
      '/:id/notes',
      answers(null, 'نوشتن یادداشت', { status: 204, problems: [401, 404] }),
      validate('param', idParam),
      validate('json', z.strictObject({ title: z.string().max(80) })),
      (c) => c.body(null, 204),
    )
    .put(
      '/:id',
      answers(product, 'ثبت کالا', { problems: [404], isWrite: true }),
      validate('param', idParam),
      validate('header', z.object({ 'x-device-id': z.uuid() })),
      validate('json', z.object({ name: z.string() })),
      (c) => c.json({ id: c.req.valid('param').id, name: '', readAt: null, rank: 0 }),
    );
  return app.route('/api/v1/products', products);
}

type ApiDocument = {
  openapi: string;
  components: { schemas: Record<string, unknown> };
  paths: Record<string, Record<string, Operation>>;
};

type Operation = {
  tags?: string[];
  parameters?: { name: string; in: string; required?: boolean; schema: object }[];
  requestBody?: unknown;
  responses: Record<string, { description: string; content?: Record<string, { schema: unknown }> }>;
};

/** Those of the call, with what the server and the middlewares in front of a write with a body answer. */
const writeStatuses = (success: string, own: string[]): string[] =>
  [success, ...own, '400', '403', '408', '413', '415', '429', '431', '500', '503'].toSorted();

describe('GET /api/v1/openapi.json', () => {
  let list: Operation;
  let write: Operation;
  let document: ApiDocument;

  beforeAll(async () => {
    document = (await (await buildApp().request('/api/v1/openapi.json')).json()) as ApiDocument;
    list = document.paths['/api/v1/products']?.get as Operation;
    write = document.paths['/api/v1/products/{id}/notes']?.post as Operation;
  });

  it('describes version 3.1 from the routes mounted after it', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(list.tags).toEqual(['catalog']);
  });

  it('has a number in the query with its bounds and its default in words', () => {
    const size = list.parameters?.find(({ name }) => name === 'size');
    expect(size).toMatchObject({ in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100 } });
    expect(size).toMatchObject({ description: expect.stringContaining('24') });
    expect(size?.required).toBeFalsy();
  });

  it('has a list in the query as it is written, with its bounds', () => {
    const ids = list.parameters?.find(({ name }) => name === 'ids');
    expect(ids).toMatchObject({ style: 'form', explode: false, schema: { type: 'array', maxItems: 9 } });
    expect(ids?.schema).toMatchObject({ items: { type: 'string', format: 'uuid' } });
  });

  it('has the answer as the client gets it, with what a default fills in', () => {
    expect(list.responses['200']?.content?.['application/json']?.schema).toMatchObject({
      type: 'object',
      required: ['items', 'nextCursor'],
      properties: { items: { type: 'array', items: { required: ['id', 'name', 'readAt', 'rank'] } } },
    });
  });

  it('has a problem for each way to fail, by one schema', () => {
    expect(Object.keys(list.responses)).toEqual(['200', '400', '404', '408', '413', '429', '431', '500', '503']);
    expect(Object.keys(write.responses)).toEqual(writeStatuses('204', ['401', '404']));
    expect(list.responses['404']?.content?.['application/problem+json']?.schema).toEqual({
      $ref: '#/components/schemas/Problem',
    });
    expect(document.components.schemas.Problem).toMatchObject({
      required: expect.arrayContaining(['code', 'traceId']),
    });
  });

  it('has for a command its Idempotency-Key and what comes of a repeated one', () => {
    const put = document.paths['/api/v1/products/{id}']?.put as Operation;
    expect(put.parameters?.map(({ in: place, name }) => `${place} ${name}`).toSorted()).toEqual([
      'header Idempotency-Key',
      'header x-device-id',
      'path id',
    ]);
    const key = put.parameters?.find(({ name }) => name === 'Idempotency-Key');
    expect(key).toMatchObject({ required: false, schema: { type: 'string', format: 'uuid' } });
    expect(Object.keys(put.responses)).toEqual(writeStatuses('200', ['404', '409', '422']));
    expect(write.parameters?.some(({ name }) => name === 'Idempotency-Key')).toBe(false);
  });

  it('says what comes with an answer that asks to wait', () => {
    expect(list.responses['429']).toMatchObject({ headers: { 'Retry-After': { schema: { minimum: 1 } } } });
    expect(list.responses['404']).not.toHaveProperty('headers');
  });

  it('has path parameters and bodies', () => {
    expect(write.parameters).toMatchObject([{ name: 'id', in: 'path', required: true }]);
    expect(write.requestBody).toMatchObject({
      content: { 'application/json': { schema: { properties: { title: { maxLength: 80 } } } } },
    });
  });
});

describe('GET /api/v1/docs', () => {
  it('is one page without scripts that its CSP allows to render', async () => {
    const response = await buildApp().request('/api/v1/docs');
    const page = await response.text();
    const style = /<style>([^<]+)<\/style>/.exec(page)?.[1] ?? '';
    expect(response.headers.get('content-security-policy')).toContain(`style-src 'self' ${hashSource(style)};`);
    expect(page).not.toMatch(/<script|style=|https?:\/\/(?!localhost:3000)/);
  });

  it('shows each call with its parameters, answer and a command to try', async () => {
    const page = await (await buildApp().request('/api/v1/docs')).text();
    expect(page).toContain('GET /api/v1/products');
    expect(page).toContain('<code>cursor</code>');
    expect(page).toContain('nextCursor: string | null');
    expect(page).toContain('curl -X POST &#39;http://localhost:3000/api/v1/products/{id}/notes&#39;');
  });

  it('escapes what comes from the routes', async () => {
    expect(await (await buildApp().request('/api/v1/docs')).text()).toContain('فهرست &lt;کالاها&gt;');
  });
});

describe.each(['/api/v1/openapi.json', '/api/v1/docs'])('GET %s', (path) => {
  it('is built once, compressed, and not sent again to a client that has it', async () => {
    const app = buildApp();
    const first = await app.request(path, { headers: { 'accept-encoding': 'br' } });
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('content-encoding')).toBe('br');
    const again = await app.request(path, { headers: { 'accept-encoding': 'br', 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
});
