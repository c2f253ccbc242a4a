import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '../../../../src/server/platform/command/audit-entry.table.ts';
import { operations } from '../../../../src/server/platform/command/operation.table.ts';
import { type PushService, startPushService } from '../../../setup/push-service.ts';
import { openTestApp, type TestApp } from '../../../setup/test-app.ts';

const SUBSCRIPTIONS = '/api/v1/push/subscriptions';

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

async function send(method: string, path: string, body: unknown, key: string) {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  const response = await app.app.request(path, { method, headers, body: JSON.stringify(body) });
  return {
    status: response.status,
    isRepeat: response.headers.has('idempotent-replayed'),
    text: await response.text(),
  };
}

describe('a subscription saved and removed under operation ids', () => {
  const endpoint = 'https://push.example.com/send/operation';
  const [saving, removing] = [crypto.randomUUID(), crypto.randomUUID()];

  it('gets the first answer again, also when it has been removed since', async () => {
    const { keys } = service.newDevice();
    const body = { endpoint, keys, topics: ['build'] };
    const saved = await send('PUT', SUBSCRIPTIONS, body, saving);
    expect(saved).toMatchObject({ status: 200, isRepeat: false });
    const removed = await send('DELETE', SUBSCRIPTIONS, { endpoint }, removing);
    expect(JSON.parse(removed.text)).toEqual({ removed: true });
    expect(await send('DELETE', SUBSCRIPTIONS, { endpoint }, removing)).toEqual({ ...removed, isRepeat: true });
    expect(await send('PUT', SUBSCRIPTIONS, body, saving)).toEqual({ ...saved, isRepeat: true });
    expect((await app.post(`${SUBSCRIPTIONS}/read`, { endpoint })).status).toBe(404);
    const { id } = JSON.parse(saved.text) as { id: string };
    const entries = await app.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.objectId, id))
      .orderBy(auditEntries.id);
    expect(entries.map(({ command, operationId, details }) => [command, operationId, details])).toEqual([
      ['push.saveSubscription', saving, { topics: ['build'] }],
      ['push.removeSubscription', removing, {}],
    ]);
    const rows = JSON.stringify([entries, await app.db.select().from(operations)]);
    for (const secret of [endpoint, keys.auth, keys.p256dh]) expect(rows).not.toContain(secret);
  });
});

describe('the OpenAPI document', () => {
  it('has an Idempotency-Key for every call that changes something; reads and secrets have none', async () => {
    type Operation = { parameters?: { name: string }[] };
    const { body } = await app.get<{ paths: Record<string, Record<string, Operation>> }>('/api/v1/openapi.json');
    const without = Object.entries(body.paths).flatMap(([path, item]) =>
      Object.entries(item)
        .filter(([method]) => method !== 'get')
        .filter(([, { parameters = [] }]) => !parameters.some(({ name }) => name === 'Idempotency-Key'))
        .map(([method]) => `${method} ${path}`),
    );
    expect(without.toSorted()).toEqual([
      'post /api/v1/categories/{id}/suppliers',
      'post /api/v1/connect/revocation',
      'post /api/v1/connect/token',
      // Forms of a bank, which has no key: what they do is done once by the attempt.
      'post /api/v1/onlinepayments/callback/{attemptId}',
      'post /api/v1/ownoffers/preview',
      'post /api/v1/ownpages/{id}/preview-token',
      'post /api/v1/push/subscriptions/read',
      'post /api/v1/sandbox-bank/{authority}',
      'post /api/v1/users/deletion',
      'post /api/v1/users/login-by-otp',
      'post /connect/revocation',
      'post /connect/token',
    ]);
  });
});
