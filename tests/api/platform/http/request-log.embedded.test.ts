import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { AppEnv } from '../../../../src/server/platform/http/app-env.ts';
import { onError } from '../../../../src/server/platform/http/problem-response.ts';
import { createLogger, requestLog } from '../../../../src/server/platform/http/request-log.ts';

function build(trustProxy = false) {
  const lines: string[] = [];
  const logger = createLogger({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) });
  const app = new Hono<AppEnv>();
  app.onError(onError);
  app.use(requestLog(logger, { trustProxy }));
  app.get('/list', (c) => c.json({ items: [] }));
  app.get('/users/:phone', (c) => c.text('ok'));
  app.get('/fail', () => {
    const cause = Object.assign(new Error('duplicate key for 09123456789'), { code: '23505' });
    throw new Error('Failed query: insert into users\nparams: Ali,09123456789,secret-token', { cause });
  });
  return { app, logger, lines, all: () => lines.join('') };
}

describe('requestLog', () => {
  it('writes one line per request', async () => {
    const { app, lines } = build();
    const response = await app.request('/list?q=secret-words&token=abc');
    expect(lines).toHaveLength(1);
    const line = JSON.parse(lines[0] ?? '');
    expect(line).toMatchObject({ level: 30, method: 'GET', path: '/list', status: 200, msg: 'request' });
    expect(line.ms).toBeGreaterThanOrEqual(0);
    expect(line.traceId).toBe(response.headers.get('x-request-id'));
    expect(lines[0]).not.toMatch(/secret-words|abc/);
  });

  it('uses one id in the problem, the header and the log lines of a failure', async () => {
    const { app, lines } = build();
    const response = await app.request('/fail');
    const { traceId } = (await response.json()) as { traceId: string };
    expect(response.headers.get('x-request-id')).toBe(traceId);
    expect(lines.map((line) => JSON.parse(line).traceId)).toEqual([traceId, traceId]);
  });

  it('logs a failed query without the values in it', async () => {
    const { app, all } = build();
    await app.request('/fail');
    expect(all()).toContain('insert into users');
    expect(all()).toContain('23505');
    expect(all()).not.toMatch(/Ali|secret-token|09123456789/);
  });

  it.each(['/users/09123456789', '/users/+989123456789', '/users/00989123456789'])(
    'hides the phone in %s',
    async (path) => {
      const { app, all } = build();
      await app.request(path);
      expect(all()).not.toContain('9123456789');
    },
  );

  it('accepts a request id only behind a trusted proxy', async () => {
    const headers = { 'x-request-id': 'balancer-0001' };
    expect((await build(true).app.request('/list', { headers })).headers.get('x-request-id')).toBe('balancer-0001');
    expect((await build(false).app.request('/list', { headers })).headers.get('x-request-id')).not.toBe(
      'balancer-0001',
    );
    const forged = { 'x-request-id': 'a b{"level":60}' };
    expect((await build(true).app.request('/list', { headers: forged })).headers.get('x-request-id')).toMatch(
      /^[\w-]{36}$/,
    );
  });
});

describe('createLogger', () => {
  it('redacts secrets in every log line', () => {
    const { logger, all } = build();
    logger.info({
      token: 's3cret',
      user: { phoneNumber: 's3cret', refresh_token: 's3cret' },
      headers: { cookie: 's3cret' },
      attempt: { authority: 's3cret', cardMask: 's3cret' },
      payout: { iban: 's3cret' },
    });
    expect(all()).not.toContain('s3cret');
  });
});
