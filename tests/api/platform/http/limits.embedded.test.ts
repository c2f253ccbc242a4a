import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { problem } from '../../../../src/contract/problem.ts';
import type { AppEnv } from '../../../../src/server/platform/http/app-env.ts';
import { limitBody, limitTime, requireContentType } from '../../../../src/server/platform/http/limits.ts';
import { onError } from '../../../../src/server/platform/http/problem-response.ts';

const MAX_BYTES = 1000;

const app = new Hono<AppEnv>();
app.onError(onError);
app.use(limitBody(MAX_BYTES));
app.post('/size', async (c) => c.json({ length: (await c.req.text()).length }));
app.post('/token', requireContentType('application/x-www-form-urlencoded'), (c) => c.text('ok'));
app.get('/endless', limitTime({ timeoutMs: 50 }), () => new Promise<never>(() => {}));
app.get('/fast', limitTime({ timeoutMs: 60_000 }), (c) => c.text('in time'));

const send = (body: string | ReadableStream, headers: Record<string, string> = {}) =>
  app.request('/size', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);

const codeOf = async (response: Response) => problem.parse(await response.json()).code;

describe('limitBody', () => {
  it('accepts a body of exactly the limit', async () => {
    const response = await send('a'.repeat(MAX_BYTES), { 'content-length': String(MAX_BYTES) });
    expect(await response.json()).toEqual({ length: MAX_BYTES });
    expect(await (await send('a'.repeat(MAX_BYTES))).json()).toEqual({ length: MAX_BYTES });
  });

  it('refuses by the declared length, before reading', async () => {
    const response = await send('a', { 'content-length': String(MAX_BYTES + 1) });
    expect(response.status).toBe(413);
    expect(await codeOf(response)).toBe('payload_too_large');
  });

  it('refuses a longer body that declares no length', async () => {
    expect((await send('a'.repeat(MAX_BYTES + 1))).status).toBe(413);
  });

  it('refuses a longer chunked body that also declares a short length', async () => {
    const headers = { 'content-length': '5', 'transfer-encoding': 'chunked' };
    expect((await send('a'.repeat(MAX_BYTES + 1), headers)).status).toBe(413);
  });

  it('stops reading an endless body at the limit', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 100;
        controller.enqueue(new Uint8Array(100));
      },
    });
    expect((await send(endless)).status).toBe(413);
    expect(sent).toBeLessThan(MAX_BYTES * 3);
  });

  it.each(['abc', '-5', '1e3', '5, 5'])('refuses Content-Length: %s', async (length) => {
    expect((await send('aaaaa', { 'content-length': length })).status).toBe(400);
  });

  it('refuses a compressed body instead of unpacking it', async () => {
    expect((await send('x', { 'content-encoding': 'gzip' })).status).toBe(415);
  });
});

describe('requireContentType', () => {
  it('accepts the declared type with parameters, and no other', async () => {
    const post = (type: string) =>
      app.request('/token', { method: 'POST', body: 'a=b', headers: { 'content-type': type } });
    expect((await post('application/x-www-form-urlencoded; charset=UTF-8')).status).toBe(200);
    const refused = await post('application/json');
    expect(refused.status).toBe(415);
    expect(refused.headers.get('accept')).toBe('application/x-www-form-urlencoded');
  });
});

describe('limitTime', () => {
  it('answers 503 with Retry-After after the limit', async () => {
    const response = await app.request('/endless');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).not.toBeNull();
    expect(await codeOf(response)).toBe('timed_out');
  });

  it('does not affect a call within the limit', async () => {
    expect(await (await app.request('/fast')).text()).toBe('in time');
  });
});
