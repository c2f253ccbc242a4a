import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PushSubscriptionSettings } from '../../../src/contract/push/push-subscription.ts';
import { isInnerAddress } from '../../../src/server/push/guarded-lookup.ts';
import { pushSubscriptions } from '../../../src/server/push/push-subscription.table.ts';
import { assertRoom } from '../../../src/server/push/save-subscription.ts';
import { requireVapidKeys } from '../../../src/server/push/vapid-keys.ts';
import { type PushService, startPushService } from '../../setup/push-service.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

const CALL = '/api/v1/push/subscriptions';

let app: TestApp;
let service: PushService;

beforeAll(async () => {
  app = await openTestApp();
  service = await startPushService();
});

afterAll(async () => {
  await service.close();
  await app.close();
});

async function send<Body = PushSubscriptionSettings>(method: string, path: string, body: unknown) {
  const headers = { 'content-type': 'application/json' };
  const response = await app.app.request(path, { method, headers, body: JSON.stringify(body) });
  return { status: response.status, body: (await response.json()) as Body };
}

let count = 0;
/** Of a push service with a public name. */
function subscription(more: Record<string, unknown> = {}) {
  count += 1;
  const { keys } = service.newDevice();
  return { endpoint: `https://push.example.com/send/${count}`, keys, topics: ['build'], ...more };
}

describe('GET /push/key', () => {
  it('gives the same key for ever, also when many ask for the first time at once', async () => {
    const asked = await Promise.all(
      Array.from({ length: 10 }, () => app.get<{ publicKey: string }>('/api/v1/push/key')),
    );
    expect(new Set(asked.map(({ body }) => body.publicKey)).size).toBe(1);
    const { publicKey, privateKey } = await requireVapidKeys(app.db);
    expect(asked[0]?.body).toEqual({ publicKey, topics: ['build', 'notices'] });
    expect(JSON.stringify(asked)).not.toContain(privateKey);
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
  });
});

describe('PUT /push/subscriptions', () => {
  it('has one row a browser, however often it is sent and at once', async () => {
    const body = subscription({ quietFrom: 22 * 60, quietTo: 7 * 60 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => send('PUT', CALL, body)));
    const [first] = answers;
    expect(first).toMatchObject({ status: 200, body: { topics: ['build'], quietFrom: 1320, quietTo: 420 } });
    for (const answer of answers) expect(answer).toEqual(first);
    const changed = await send('PUT', CALL, { ...body, quietFrom: null, quietTo: null });
    expect(changed.body).toEqual({ ...first?.body, quietFrom: null, quietTo: null });
    expect((await send('POST', `${CALL}/read`, { endpoint: body.endpoint })).body).toEqual(changed.body);
  });

  it.each([
    'http://push.example.com/x',
    'https://127.0.0.1/x',
    'http://127.0.0.1:9/x',
    'http://localhost/x',
    'https://localhost/x',
    'https://10.0.0.1/x',
    'https://192.168.1.1/x',
    'https://169.254.169.254/latest',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://db/x',
    'https://db.internal./x',
    'https://printer.local/x',
    'https://push.example.com:8443/x',
    'https://user:word@push.example.com/x',
    'ftp://push.example.com/x',
    'javascript:alert(1)',
    'x',
    `https://push.example.com/${'x'.repeat(10_000)}`,
  ])('refuses the endpoint %.60s', async (endpoint) => {
    expect(await send('PUT', CALL, subscription({ endpoint }))).toMatchObject({
      status: 400,
      body: { field: 'endpoint', message: expect.stringMatching(/[؀-ۿ]/) },
    });
  });

  it('says which input is wrong', async () => {
    const { keys } = service.newDevice();
    const notOnCurve = Buffer.alloc(65, 1).fill(4, 0, 1).toString('base64url');
    for (const [more, field] of [
      [{ topics: [] }, 'topics'],
      [{ topics: ['gossip'] }, 'topics.0'],
      [{ topics: ['build', 'build'] }, 'topics'],
      [{ keys: { ...keys, auth: 'short' } }, 'keys.auth'],
      [{ keys: { ...keys, p256dh: notOnCurve } }, 'keys.p256dh'],
      [{ quietFrom: 60 }, 'quietTo'],
      [{ quietFrom: 60, quietTo: 60 }, 'quietTo'],
      [{ quietFrom: 60, quietTo: 1440 }, 'quietTo'],
      [{ quietFrom: 1.5, quietTo: 60 }, 'quietFrom'],
    ] as const)
      expect(await send('PUT', CALL, subscription(more))).toMatchObject({ status: 400, body: { field } });
    expect((await app.app.request(CALL, { method: 'PUT', body: '{}' })).status).toBe(415);
  });
});

describe('POST /push/subscriptions/read and DELETE /push/subscriptions', () => {
  it('knows nothing of what was never there or was removed; removing again is no fault', async () => {
    const body = subscription();
    const { endpoint } = body;
    expect((await send('POST', `${CALL}/read`, { endpoint })).status).toBe(404);
    await send('PUT', CALL, body);
    expect(await send('DELETE', CALL, { endpoint })).toEqual({ status: 200, body: { removed: true } });
    expect((await send('POST', `${CALL}/read`, { endpoint })).status).toBe(404);
    expect(await send('DELETE', CALL, { endpoint })).toEqual({ status: 200, body: { removed: false } });
    expect(await app.db.select().from(pushSubscriptions)).not.toContainEqual(expect.objectContaining({ endpoint }));
  });
});

describe('the number of subscriptions', () => {
  it('is bounded: a full table takes no new browser, and keeps those it has', async () => {
    const known = subscription();
    expect((await send('PUT', CALL, known)).status).toBe(200);
    const rows = (await app.db.select().from(pushSubscriptions)).length;
    await expect(assertRoom(app.db, known.endpoint, rows)).resolves.toBeUndefined();
    await expect(assertRoom(app.db, `${known.endpoint}0`, rows + 1)).resolves.toBeUndefined();
    await expect(assertRoom(app.db, `${known.endpoint}0`, rows)).rejects.toMatchObject({
      status: 503,
      code: 'subscriptions_full',
    });
  });
});

describe('new browsers of one address', () => {
  it('are limited, not the changes of those it has', async () => {
    const put = async (body: unknown, address: string) => {
      const incoming = { socket: { remoteAddress: address, remotePort: 1, remoteFamily: 'IPv4' } };
      const init = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      return (await app.app.request(CALL, init, { incoming })).status;
    };
    // A second passes for each by a clock that the limit of all calls shares.
    vi.useFakeTimers({ toFake: ['performance'] });
    const known = subscription();
    const statuses = [await put(known, '192.0.2.1')];
    for (let time = 0; time < 110; time++) {
      vi.advanceTimersByTime(1_000);
      statuses.push(await put(subscription(), '192.0.2.1'));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(100);
    expect(await put(known, '192.0.2.1')).toBe(200);
    expect(await put(subscription(), '192.0.2.2')).toBe(200);
    vi.useRealTimers();
  });
});

describe('what a name may lead to', () => {
  it('is a public address', () => {
    for (const address of ['8.8.8.8', '172.217.1.1', '100.63.0.1']) expect(isInnerAddress(address, 4)).toBe(false);
    for (const address of ['10.1.1.1', '172.31.0.1', '100.64.0.1', '127.9.9.9', '169.254.169.254', '0.0.0.0'])
      expect(isInnerAddress(address, 4), address).toBe(true);
    for (const address of ['2a00:1450:4001:80b::200e', '2606:4700::1111'])
      expect(isInnerAddress(address, 6), address).toBe(false);
    for (const address of ['::1', '::', 'fd00::1', 'fe80::1', '::ffff:10.0.0.1', '::ffff:7f00:1', '64:ff9b::a00:1'])
      expect(isInnerAddress(address, 6), address).toBe(true);
  });
});
