import { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { PROBLEM_CONTENT_TYPE, problem } from '../../../../src/contract/problem.ts';
import type { AppEnv } from '../../../../src/server/platform/http/app-env.ts';
import { otherMethods } from '../../../../src/server/platform/http/other-methods.ts';
import { onError, onNotFound } from '../../../../src/server/platform/http/problem-response.ts';

let app: Hono<AppEnv>;

beforeAll(() => {
  app = new Hono<AppEnv>();
  app.onError(onError);
  app.notFound(onNotFound);
  app.use(async (_c, next) => next());
  app.get('/api/notes', (c) => c.text('notes'));
  app.put('/api/notes', (c) => c.text('saved'));
  app.post('/api/notes/:id/read', (c) => c.text('read'));
  app.use(otherMethods(app, new Set(['/assets/a.js'])));
  app.get('*', (c) => c.text('page'));
});

const ask = async (method: string, path: string) => {
  const response = await app.request(path, { method });
  return { status: response.status, allow: response.headers.get('allow'), text: await response.text() };
};

describe('otherMethods', () => {
  it.each([
    ['DELETE', '/api/notes', 'GET, HEAD, PUT, OPTIONS'],
    ['GET', '/api/notes/1/read', 'POST, OPTIONS'],
    ['HEAD', '/api/notes/1/read', 'POST, OPTIONS'],
    ['QUERY', '/api/notes/1/read', 'POST, OPTIONS'],
    ['POST', '/about', 'GET, HEAD, OPTIONS'],
    ['PUT', '/assets/a.js', 'GET, HEAD, OPTIONS'],
  ])('%s %s is 405 with the methods of the path', async (method, path, allow) => {
    expect(await ask(method, path)).toMatchObject({ status: 405, allow });
  });

  it('answers in the form of every problem, with a stable code and a Persian sentence', async () => {
    const response = await app.request('/api/notes', { method: 'PATCH' });
    expect(response.headers.get('content-type')).toBe(PROBLEM_CONTENT_TYPE);
    const body = problem.parse(await response.json());
    expect(body).toMatchObject({ status: 405, code: 'method_not_allowed', message: expect.stringMatching(/[؀-ۿ]/) });
  });

  it('answers OPTIONS with the methods of the path and no body', async () => {
    expect(await ask('OPTIONS', '/api/notes')).toEqual({ status: 204, allow: 'GET, HEAD, PUT, OPTIONS', text: '' });
    expect(await ask('OPTIONS', '/about')).toMatchObject({ status: 204, allow: 'GET, HEAD, OPTIONS' });
  });

  it.each(['POST', 'DELETE', 'OPTIONS'])('%s of an unknown call or file stays 404', async (method) => {
    expect(await ask(method, '/api/nothing')).toMatchObject({ status: 404, allow: null });
    expect(await ask(method, '/assets/b.js')).toMatchObject({ status: 404, allow: null });
  });

  it('lets through what a route answers', async () => {
    expect(await ask('GET', '/api/notes')).toMatchObject({ status: 200, text: 'notes' });
    expect(await ask('HEAD', '/api/notes')).toMatchObject({ status: 200, text: '' });
    expect(await ask('GET', '/about')).toMatchObject({ status: 200, text: 'page' });
  });
});
