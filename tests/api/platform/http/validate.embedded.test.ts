import { Hono } from 'hono';
import { hc } from 'hono/client';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { idParam, pageQuery, queryBoolean } from '../../../../src/contract/page.ts';
import { problem } from '../../../../src/contract/problem.ts';
import type { AppEnv } from '../../../../src/server/platform/http/app-env.ts';
import { JSON_VALUES_MAX } from '../../../../src/server/platform/http/json-bounds.ts';
import { answers } from '../../../../src/server/platform/http/openapi/route-docs.ts';
import { onError } from '../../../../src/server/platform/http/problem-response.ts';
import { validate } from '../../../../src/server/platform/http/validate.ts';

const note = z.strictObject({ title: z.string().min(1).max(10), tags: z.array(z.string()).optional() });
const noteAnswer = z.object({ id: z.uuid(), title: z.string() });

const app = new Hono<AppEnv>()
  .get('/list', answers(z.object({ size: z.number() }), 'فهرست'), validate('query', pageQuery), (c) =>
    c.json({ size: c.req.valid('query').size ?? 0 }),
  )
  .get('/flag', validate('query', z.object({ open: queryBoolean })), (c) => c.json(c.req.valid('query')))
  .post(
    '/notes/:id',
    answers(noteAnswer, 'یادداشت', { status: 201 }),
    validate('param', idParam),
    validate('json', note),
    (c) => c.json({ id: c.req.valid('param').id, title: c.req.valid('json').title }, 201),
  )
  .post('/any', validate('json', z.unknown()), (c) => c.json({ ok: true }))
  .post('/token', validate('form', z.object({ code: z.string() })), (c) => c.json(c.req.valid('form')))
  .get('/revision', validate('header', z.object({ 'if-match': z.string().regex(/^"\d+"$/) })), (c) =>
    c.json({ match: c.req.valid('header')['if-match'] }),
  );
app.onError(onError);

const ID = '0190b3a5-7c1e-7000-8000-000000000001';
const post = (path: string, body: string, type = 'application/json') =>
  app.request(path, { method: 'POST', body, headers: { 'content-type': type } });
const problemOf = async (response: Response) => problem.parse(await response.json());

describe('validate', () => {
  it('hands the parsed value to the handler', async () => {
    const response = await app.request('/list?size=24');
    expect(await response.json()).toEqual({ size: 24 });
  });

  it('names the wrong query parameter in Persian', async () => {
    const response = await app.request('/list?size=many');
    expect(response.status).toBe(400);
    const { details } = await problemOf(response);
    expect(details).toEqual([{ field: 'size', message: 'قالب این مقدار درست نیست.' }]);
  });

  it('refuses a parameter given twice', async () => {
    const response = await app.request('/list?size=1&size=2');
    expect(response.status).toBe(400);
    expect((await problemOf(response)).details).toEqual([{ field: 'size', message: 'تنها یک مقدار پذیرفته است.' }]);
  });

  it('never reads "false" or anything else as true', async () => {
    expect(await (await app.request('/flag?open=false')).json()).toEqual({ open: false });
    expect((await app.request('/flag?open=1')).status).toBe(400);
  });

  it('names a missing value, a wrong id and an unknown name', async () => {
    const missing = await problemOf(await post(`/notes/${ID}`, '{}'));
    expect(missing.details).toEqual([{ field: 'title', message: 'این مقدار لازم است.' }]);
    const wrongId = await problemOf(await post('/notes/17', '{"title":"a"}'));
    expect(wrongId).toMatchObject({ field: 'id', details: [{ message: 'شناسه درست نیست.' }] });
    const unknown = await problemOf(await post(`/notes/${ID}`, '{"title":"a","role":"admin"}'));
    expect(unknown.details).toEqual([{ field: 'role', message: 'این نام شناخته نیست.' }]);
  });

  it('writes limits in Persian digits', async () => {
    const { details } = await problemOf(await post(`/notes/${ID}`, '{"title":"12345678901"}'));
    expect(details?.[0]?.message).toBe('بیش از ۱۰ نویسه پذیرفته نیست.');
  });

  it('names a place inside a list', async () => {
    const { details } = await problemOf(await post(`/notes/${ID}`, '{"title":"a","tags":["x",7]}'));
    expect(details).toEqual([{ field: 'tags.1', message: 'باید متن باشد.' }]);
  });

  it('refuses broken JSON and an empty body with 400', async () => {
    expect((await problemOf(await post('/any', '{"title":'))).code).toBe('malformed_json');
    expect((await problemOf(await post('/any', ''))).code).toBe('malformed_json');
  });

  it('refuses a body that is not declared as JSON with 415', async () => {
    const response = await post('/any', '{"title":"a"}', 'text/plain');
    expect(response.status).toBe(415);
    expect(response.headers.get('accept')).toBe('application/json');
  });

  it('accepts a charset and a JSON suffix in the media type', async () => {
    expect((await post('/any', '1', 'application/json; charset=utf-8')).status).toBe(200);
    expect((await post('/any', '1', 'application/merge-patch+json')).status).toBe(200);
  });

  it.each([
    ['a NUL', '{"a":{"b":["x\\u0000"]}}'],
    ['a lone surrogate', '{"a":{"b":["\\ud800"]}}'],
  ])('refuses %s anywhere in a body, as PostgreSQL would', async (_name, body) => {
    const answer = await problemOf(await post('/any', body));
    expect(answer).toMatchObject({ status: 400, code: 'unsafe_text', field: 'a.b.0' });
  });

  it('refuses them in a name, a query and a path too', async () => {
    expect((await post('/any', '{"x\\u0000":1}')).status).toBe(400);
    expect((await problemOf(await app.request('/list?cursor=a%00'))).code).toBe('unsafe_text');
    expect((await problemOf(await post('/notes/a%00b', '{"title":"a"}'))).code).toBe('unsafe_text');
  });

  it.each([
    ['numbers', `[${'0,'.repeat(JSON_VALUES_MAX)}0]`],
    ['empty objects', `{"a":[${'{},'.repeat(JSON_VALUES_MAX)}{}]}`],
    ['names', `{${Array.from({ length: JSON_VALUES_MAX }, (_, index) => `"${index}":0,`).join('')}"a":0}`],
    ['nested lists', '['.repeat(200_000) + ']'.repeat(200_000)],
  ])('refuses too many %s before it parses them', async (_name, body) => {
    expect(await problemOf(await post('/any', body))).toMatchObject({ status: 400, code: 'too_many_values' });
  });

  it('counts no comma, bracket or quote of a text', async () => {
    const text = JSON.stringify({ a: ',[{"\\'.repeat(JSON_VALUES_MAX) });
    expect((await post('/any', text)).status).toBe(200);
  });

  it('refuses nested lists as deep as a body may have without overflowing the stack', async () => {
    const depth = JSON_VALUES_MAX - 1;
    const answer = await problemOf(await post('/any', '['.repeat(depth) + ']'.repeat(depth)));
    expect(answer).toMatchObject({ status: 400, code: 'too_deep' });
  });

  it('keeps __proto__ a plain name', async () => {
    expect((await post(`/notes/${ID}`, '{"title":"a","__proto__":{"admin":true}}')).status).toBe(400);
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
  });

  it('reads a form with the same care', async () => {
    const form = 'application/x-www-form-urlencoded';
    expect(await (await post('/token', 'code=12345', form)).json()).toEqual({ code: '12345' });
    expect((await problemOf(await post('/token', 'code=1&code=2', form))).field).toBe('code');
    expect((await problemOf(await post('/token', 'code=a%00', form))).code).toBe('unsafe_text');
    expect((await post('/token', '{"code":"1"}')).status).toBe(415);
  });

  it('checks headers', async () => {
    expect((await app.request('/revision', { headers: { 'if-match': '"3"' } })).status).toBe(200);
    expect((await app.request('/revision')).status).toBe(400);
  });

  it('gives the typed client its inputs and outputs', async () => {
    const client = hc<typeof app>('http://localhost', { fetch: app.request });
    const list = await client.list.$get({ query: { size: '5' } });
    const body = await list.json();
    expectTypeOf(body).toEqualTypeOf<{ size: number }>();
    expect(body).toEqual({ size: 5 });

    const created = await client.notes[':id'].$post({ param: { id: ID }, json: { title: 'a' } });
    expectTypeOf(created.json()).resolves.toEqualTypeOf<{ id: string; title: string }>();
    expect(created.status).toBe(201);
    // @ts-expect-error a title is text
    await client.notes[':id'].$post({ param: { id: ID }, json: { title: 5 } });
  });
});
