import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../../../src/server/app.ts';
import { buildSignedIn } from '../../../factories/sessions.ts';
import { newPhone, refresh, signIn } from '../../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../../setup/test-app.ts';

const TOO_MANY = 429;
const env = { incoming: { socket: { remoteAddress: '192.0.2.50', remotePort: 1, remoteFamily: 'IPv4' } } };

let app: TestApp;
/** Fifty people behind one address. */
let people: { authorization: string }[];

beforeAll(async () => {
  app = await openTestApp();
  people = await buildSignedIn(app, 50);
});

afterAll(() => app.close());
afterEach(() => void vi.useRealTimers());

/** Sends calls until the address has used up what it may send, then one of each person. */
async function statusesAfterFlood(
  send: (to: Pick<TestApp, 'app'>, headers: Record<string, string>) => Promise<{ status: number }>,
): Promise<Set<number>> {
  vi.useFakeTimers({ toFake: ['performance'] });
  const one = createApp(app.deps);
  const behind: Pick<TestApp, 'app'> = {
    app: Object.assign(Object.create(one), {
      request: (path: string, init?: RequestInit) => one.request(path, init, env),
    }),
  };
  let status = 0;
  for (let sent = 0; sent < 400 && status !== TOO_MANY; sent += 1) ({ status } = await send(behind, {}));
  expect(status).toBe(TOO_MANY);
  const answers = [];
  for (const person of people) answers.push((await send(behind, person)).status);
  return new Set(answers);
}

const json = { 'content-type': 'application/json' };
const feedback = () => JSON.stringify({ clientId: randomUUID(), type: 'idea', text: 'پیشنهادی کوتاه برای راسته' });
const visit = () => JSON.stringify({ objectType: 'product', objectId: randomUUID(), visitId: randomUUID() });

describe('people who are signed in behind the address of a stranger', () => {
  it.each<[string, string, () => RequestInit]>([
    ['send feedback', '/api/v1/feedbacks', () => ({ method: 'POST', body: feedback() })],
    ['look feedback up', '/api/v1/feedbacks/ABCDEFGHJK', () => ({})],
    ['count visits', '/api/v1/pagevisits/visit-count', () => ({ method: 'POST', body: visit() })],
    ['see reactions', `/api/v1/pages/${randomUUID()}/reactions`, () => ({})],
    ['open questions', `/api/v1/faqquestions/${randomUUID()}/visit`, () => ({ method: 'POST' })],
    ['get the key of messages', '/api/v1/push/key', () => ({})],
  ])('still %s', async (_what, path, init) => {
    const statuses = await statusesAfterFlood((to, headers) =>
      Promise.resolve(to.app.request(path, { ...init(), headers: { ...json, ...headers } })),
    );
    expect(statuses).not.toContain(TOO_MANY);
  });

  it('still send feedback where strangers have sent what the address may send in a day', async () => {
    let status = 0;
    // Apps of their own have no memory of a burst: the limit of the day is the database's.
    const send = (headers: Record<string, string> = {}) =>
      createApp(app.deps).request(
        '/api/v1/feedbacks',
        { method: 'POST', body: feedback(), headers: { ...json, ...headers } },
        env,
      );
    for (let sent = 0; sent < 70 && status !== TOO_MANY; sent += 1) ({ status } = await send());
    expect(status).toBe(TOO_MANY);
    expect((await send(people[0])).status).toBe(201);
  });

  it('stay signed in', async () => {
    const { cookie } = await signIn(app, newPhone());
    const statuses = await statusesAfterFlood((to, headers) =>
      refresh(to, headers.authorization === undefined ? 'made-up' : cookie),
    );
    expect(statuses).toEqual(new Set([200]));
  });

  it('are limited each for themself', async () => {
    const [person] = people;
    const one = createApp(app.deps);
    const statuses = new Set<number>();
    for (let sent = 0; sent < 70; sent += 1)
      statuses.add((await one.request('/api/v1/feedbacks/ABCDEFGHJK', { headers: { ...person } }, env)).status);
    expect(statuses).toContain(TOO_MANY);
  });
});
