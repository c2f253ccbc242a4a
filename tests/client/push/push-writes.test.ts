import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '../../../src/client/data/api.ts';
import { createQueryClient } from '../../../src/client/data/query-client.ts';
import { runWrite } from '../../../src/client/data/write.ts';
import { pushWrites } from '../../../src/client/features/push/mutations.ts';
import { deviceKey } from '../../../src/client/features/push/queries.ts';
import { takeToasts } from '../../../src/client/ui/toast/toast.ts';
import { asOwn, ownJson } from '../../setup/own-answers.ts';

const saved = { id: crypto.randomUUID(), topics: ['build' as const], quietFrom: null, quietTo: null, isMine: false };
const settings = { topics: ['build' as const], quietFrom: null, quietTo: null };

afterEach(() => vi.unstubAllGlobals());

/** A browser that has subscribed with the key of another server. */
function stubBrowser(answerOf: (method: string) => Response) {
  const asked: { method: string; key: string | null }[] = [];
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    const method = init?.method ?? 'GET';
    asked.push({ method, key: new Headers(init?.headers).get('idempotency-key') });
    return method === 'GET' ? ownJson({ publicKey: 'bmV3', topics: ['build'] }) : answerOf(method);
  });
  const subscription = (key: string) => ({
    endpoint: `https://push.example.com/${key}`,
    options: { applicationServerKey: new TextEncoder().encode(key).buffer },
    toJSON: () => ({ keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => true,
  });
  const pushManager = { getSubscription: async () => subscription('old'), subscribe: async () => subscription('new') };
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { ready: Promise.resolve({ pushManager }) } });
  vi.stubGlobal('Notification', { permission: 'granted' });
  return asked;
}

describe('saving what a browser is told of', () => {
  it('sends each of its calls as an operation of its own, and shows the answer', async () => {
    const asked = stubBrowser((method) => ownJson(method === 'PUT' ? saved : { removed: true }));
    const client = createQueryClient();
    expect(await runWrite(client, pushWrites(createApi('http://api.test')).save(), settings)).toEqual(saved);
    expect(asked.map(({ method }) => method)).toEqual(['GET', 'DELETE', 'PUT']);
    const keys = asked.map(({ key }) => key);
    expect(keys[0]).toBeNull();
    expect(new Set(keys.slice(1).filter(Boolean)).size).toBe(2);
    expect(client.getQueryData(deviceKey)).toEqual(saved);
  });

  it('leaves it to the screen to say why it failed', async () => {
    stubBrowser(() => asOwn(new Response(null, { status: 503 })));
    const client = createQueryClient();
    await expect(runWrite(client, pushWrites(createApi('http://api.test')).save(), settings)).rejects.toThrow();
    expect(takeToasts()).toEqual([]);
  });
});
