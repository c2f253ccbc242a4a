import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { problem } from '../../../../src/contract/problem.ts';
import type { AppEnv } from '../../../../src/server/platform/http/app-env.ts';
import { PublicCache } from '../../../../src/server/platform/http/cache/public-cache.ts';
import { createHttpServer } from '../../../../src/server/platform/http/http-server.ts';
import { limitBody, serverOptions } from '../../../../src/server/platform/http/limits.ts';
import { onError, toAppError } from '../../../../src/server/platform/http/problem-response.ts';
import { bareSecurityHeaders } from '../../../../src/server/platform/http/security-headers.ts';

const BIG = 'x'.repeat(5000);
let server: Server;
let port: number;
const thrown: unknown[] = [];
const logged: object[] = [];

beforeAll(async () => {
  const cache = new PublicCache({ dataRevision: { current: async () => 1, currentNow: () => 1 } });
  const app = new Hono<AppEnv>();
  app.onError((error, c) => {
    thrown.push(toAppError(error).code);
    return onError(error, c);
  });
  app.use(limitBody());
  app.get('/list', cache.publicRead(), (c) => c.text(BIG));
  app.post('/notes', async (c) => c.text(String((await c.req.text()).length)));
  server = createHttpServer(app, {
    bareHeaders: bareSecurityHeaders({ siteUrl: 'http://localhost', indexable: true }),
    log: { info: (fields: object) => void logged.push(fields) },
  });
  server.headersTimeout = 300;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends raw bytes and returns everything that the server answers until it closes. */
async function talk(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('utf8');
  socket.on('error', () => {});
  socket.write(text);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  await once(socket, 'close');
  return answer;
}

const request = (headers: string, body = '') =>
  `POST /notes HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers}\r\n\r\n${body}`;

function expectProblem(answer: string, status: number) {
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
  expect(answer.toLowerCase()).toContain('content-security-policy:');
  const body = answer.slice(answer.indexOf('\r\n\r\n') + 4);
  expect(problem.parse(JSON.parse(body)).status).toBe(status);
}

describe('createHttpServer', () => {
  it.each(['GET /list HTTP/1.1\r\nConnection: close\r\n\r\n', 'GET /list HTTP/1.0\r\n\r\n'])(
    'answers a request without a host as every refusal: %j',
    async (text) => {
      expectProblem(await talk(text), 400);
    },
  );

  it.each([
    ['a length that is no number', request('Content-Length: abc', 'hello'), 400],
    [
      'a length and chunks at once',
      request('Content-Length: 5\r\nTransfer-Encoding: chunked', '5\r\nhello\r\n0\r\n\r\n'),
      400,
    ],
    ['chunks that lie', request('Transfer-Encoding: chunked', 'zz\r\nhello'), 400],
    ['something that is not HTTP', 'hello there\r\n\r\n', 400],
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
    ['20 kB of headers', request(`X-Big: ${'a'.repeat(20_000)}`), 431],
  ])('answers %s with a problem', async (_name, text, status) => {
    expectProblem(await talk(text), status);
  });

  it('answers a client whose headers never end with 408', async () => {
    const sockets = Array.from({ length: 20 }, () => talk('GET /list HTTP/1.1\r\nHost: a\r\nX-Slow:'));
    const meanwhile = await fetch(`http://127.0.0.1:${port}/list`);
    expect(meanwhile.status).toBe(200);
    for (const answer of await Promise.all(sockets)) expectProblem(answer, 408);
  }, 10_000);

  it('has limits for headers, requests and idle connections', () => {
    expect(serverOptions).toMatchObject({ headersTimeout: 10_000, requestTimeout: 30_000, maxHeaderSize: 16_384 });
    expect(server.maxConnections).toBeGreaterThan(0);
  });

  it('refuses a too long body and serves other requests meanwhile', async () => {
    const refused = await fetch(`http://127.0.0.1:${port}/notes`, { method: 'POST', body: 'a'.repeat(3_000_000) });
    expect(refused.status).toBe(413);
    expect((await fetch(`http://127.0.0.1:${port}/list`)).status).toBe(200);
  });

  it('does not log an aborted request as a server error', async () => {
    thrown.length = 0;
    const socket = connect(port, '127.0.0.1');
    const isTaken = once(server, 'request');
    socket.write(request('Content-Length: 100', 'half'));
    await isTaken;
    socket.destroy();
    await vi.waitFor(() => expect(thrown).toEqual(['request_aborted']));
  });

  it('serves the cache over sockets: whole, compressed, 304 and HEAD', async () => {
    const url = `http://127.0.0.1:${port}/list`;
    const whole = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    expect(await whole.text()).toBe(BIG);
    expect(whole.headers.get('content-encoding')).toBe('br');
    const etag = whole.headers.get('etag') ?? '';
    const known = await talk(`GET /list HTTP/1.1\r\nHost: a\r\nConnection: close\r\nIf-None-Match: ${etag}\r\n\r\n`);
    expect(known).toMatch(/^HTTP\/1.1 304 /);
    expect(known.slice(known.indexOf('\r\n\r\n') + 4)).toBe('');
    const head = await talk('HEAD /list HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    expect(head.toLowerCase()).toContain(`content-length: ${BIG.length}`);
    expect(head.slice(head.indexOf('\r\n\r\n') + 4)).toBe('');
  });
});
