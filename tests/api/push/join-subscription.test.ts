import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PushSubscriptionSettings } from '../../../src/contract/push/push-subscription.ts';
import { auditEntries } from '../../../src/server/platform/command/audit-entry.table.ts';
import { type PushService, startPushService } from '../../setup/push-service.ts';
import { newPhone, revoke, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

const CALL = '/api/v1/push/subscriptions';

const RESEND_MS = 61_000;

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

async function send(method: string, path: string, body: object, as?: SignedIn) {
  const headers = { 'content-type': 'application/json', ...as?.headers };
  const response = await app.app.request(CALL + path, { method, headers, body: JSON.stringify(body) });
  return { status: response.status, body: (await response.json()) as PushSubscriptionSettings & { code?: string } };
}

let count = 0;
async function subscribe(): Promise<{ endpoint: string }> {
  count += 1;
  const endpoint = `https://push.example.com/join/${count}`;
  const { keys } = service.newDevice();
  expect((await send('PUT', '', { endpoint, keys, topics: ['build'] })).body.isMine).toBe(false);
  return { endpoint };
}

const isMine = async (browser: { endpoint: string }, as?: SignedIn) =>
  (await send('POST', '/read', browser, as)).body.isMine;

describe('POST /push/subscriptions/join', () => {
  it('gives the browser to who is signed in, until they sign out', async () => {
    const browser = await subscribe();
    const phone = newPhone();
    const me = await signIn(app, phone);
    expect(await send('POST', '/join', browser, me)).toMatchObject({ status: 200, body: { isMine: true } });
    expect(await isMine(browser, me)).toBe(true);
    expect(await isMine(browser)).toBe(false);
    await revoke(app, me.cookie);
    app.wait(RESEND_MS);
    // The same person, but another sign-in: the browser may have been handed on meanwhile.
    expect(await isMine(browser, await signIn(app, phone))).toBe(false);
  });

  it('is once, also for 20 calls at once, and the last to join has it', async () => {
    const browser = await subscribe();
    const [me, other] = [await signIn(app, newPhone()), await signIn(app, newPhone())];
    const joins = async () =>
      (await app.db.select().from(auditEntries)).filter(({ command }) => command === 'push.joinSubscription').length;
    const before = await joins();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send('POST', '/join', browser, me)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await joins()).toBe(before + 1);
    await send('POST', '/join', browser, other);
    expect([await isMine(browser, me), await isMine(browser, other)]).toEqual([false, true]);
  });

  it('leaves the settings as they are, and the settings leave the owner', async () => {
    const { endpoint } = await subscribe();
    const me = await signIn(app, newPhone());
    await send('POST', '/join', { endpoint }, me);
    const { keys } = service.newDevice();
    await send('PUT', '', { endpoint, keys, topics: ['build'], quietFrom: 60, quietTo: 120 });
    expect((await send('POST', '/read', { endpoint }, me)).body).toMatchObject({ isMine: true, quietFrom: 60 });
  });

  it('is for who is signed in and for a browser that is subscribed', async () => {
    const browser = await subscribe();
    const me = await signIn(app, newPhone());
    expect((await send('POST', '/join', browser)).status).toBe(401);
    expect((await send('POST', '/join', { endpoint: `${browser.endpoint}x` }, me)).status).toBe(404);
    expect((await send('POST', '/join', { endpoint: 1 }, me)).status).toBe(400);
  });
});
