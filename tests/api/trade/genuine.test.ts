import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../setup/test-app.ts';
import { type fulfilmentCalls, openFulfilmentWorld } from './fulfilment-world.ts';

let app: TestApp;
let calls: ReturnType<typeof fulfilmentCalls>;

beforeAll(async () => {
  ({ app, calls } = await openFulfilmentWorld({ TRUST_PROXY: 'true' }));
});

afterAll(() => app.close());

/** As a phone that has no session. */
const open = async (hash: string, address?: string) => {
  const headers = new Headers(address === undefined ? {} : { 'x-forwarded-for': address });
  const answer = await app.app.request(`/api/v1/genuine/${hash}`, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const hashesOf = async (id: string) => (await calls.events(id)).items.map(({ hash }) => hash);

describe('the page of a printed document', () => {
  it('says that the document is genuine and since when, and nothing else', async () => {
    const { id, number } = await calls.published();
    const { status, headers, text } = await open((await hashesOf(id)).at(-1) ?? '');
    expect(status).toBe(200);
    expect(text).toContain('این سند اصل است');
    expect(text).toMatch(/از .+ تغییری نکرده است/);
    const request = await calls.get(id);
    for (const told of [id, number, request.buyer?.name, request.supplier.name, String(request.totals?.payableRial)])
      expect(text).not.toContain(told);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('stays true for an earlier print when more has happened since', async () => {
    const { id } = await calls.published();
    const printed = (await hashesOf(id)).at(-1) ?? '';
    const before = (await open(printed)).text;
    await calls.ship(id, [{ qty: '1' }]);
    expect((await open(printed)).text).toBe(before);
  });

  it('knows no forged hash, nor what was before the publication', async () => {
    const { id } = await calls.published();
    const registered = await calls.send();
    const early = [...(await hashesOf(id)).slice(0, -1), ...(await hashesOf(registered.id))];
    for (const hash of [...early, randomBytes(32).toString('hex')])
      expect((await open(hash)).text).toContain('چنین سندی پیدا نشد');
    expect((await open('0'.repeat(63))).status).toBe(400);
  });

  it('is opened so often only', async () => {
    const hash = randomBytes(32).toString('hex');
    const answers = await Promise.all(Array.from({ length: 60 }, () => open(hash, '203.0.113.7')));
    expect(answers.map(({ status }) => status)).toContain(429);
    expect((await open(hash, '203.0.113.8')).status).toBe(200);
  });
});
