import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { problem } from '../../../../src/contract/problem.ts';
import type { AppEnv } from '../../../../src/server/platform/http/app-env.ts';
import { originCheck } from '../../../../src/server/platform/http/origin-check.ts';
import { onError } from '../../../../src/server/platform/http/problem-response.ts';

const app = new Hono<AppEnv>();
app.onError(onError);
app.use(originCheck({ siteUrl: 'https://rasteh.example', allowedOrigins: ['https://partner.example'] }));
app.all('/notes', (c) => c.text('done'));

const send = (headers: Record<string, string>, method = 'POST') =>
  app.request('http://192.168.1.5:3000/notes', { method, headers });

describe('originCheck', () => {
  it.each([
    ['the site', { origin: 'https://rasteh.example' }],
    ['the address that the page was opened at', { origin: 'http://192.168.1.5:3000' }],
    ['a listed partner, even from another site', { origin: 'https://partner.example', 'sec-fetch-site': 'cross-site' }],
    ['a browser that vouches for the same origin', { 'sec-fetch-site': 'same-origin' }],
    ['a program', {}],
  ])('lets a write of %s through', async (_name, headers) => {
    expect((await send(headers as Record<string, string>)).status).toBe(200);
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['no origin at all', { origin: 'null' }],
    ['a look-alike', { origin: 'https://rasteh.example.evil.example' }],
    ['the site on plain http', { origin: 'http://rasteh.example' }],
    ['a neighbour subdomain', { origin: 'https://shop.rasteh.example', 'sec-fetch-site': 'same-site' }],
    ['a form without Origin', { 'sec-fetch-site': 'cross-site' }],
    ['another port', { origin: 'http://192.168.1.5:3001' }],
  ])('refuses a write from %s', async (_name, headers) => {
    const response = await send(headers as Record<string, string>);
    expect(response.status).toBe(403);
    expect(problem.parse(await response.json()).code).toBe('foreign_origin');
  });

  it.each(['PUT', 'PATCH', 'DELETE'])('refuses %s like POST', async (method) => {
    expect((await send({ origin: 'https://evil.example' }, method)).status).toBe(403);
  });

  it('passes reads without CORS permission for other sites', async () => {
    const response = await send({ origin: 'https://evil.example' }, 'GET');
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});
