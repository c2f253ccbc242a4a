import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../../src/contract/account/session.ts';
import { sessions } from '../../../src/server/account/session/session.table.ts';
import { auditEntries } from '../../../src/server/platform/command/audit-entry.table.ts';
import { askCode, claimsOf, connect, newPhone, refresh, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

const PATH = '/api/v1/users/sessions';
const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';

let app: TestApp;
let phone: string;
let me: SignedIn;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  phone = newPhone();
  me = await signIn(app, phone);
  // A code a minute.
  app.wait(61_000);
});

async function call<Body = Session[]>(method: string, path: string, as: SignedIn) {
  const response = await app.app.request(path, { method, headers: as.headers });
  return { status: response.status, body: (await response.json()) as Body };
}
const list = async (as: SignedIn) => (await call('GET', PATH, as)).body;
const sessionOf = ({ accessToken }: SignedIn): string => String(claimsOf(accessToken).sid);

describe('GET /users/sessions', () => {
  it('lists where one is signed in, latest use first, and marks this device', async () => {
    const second = await signIn(app, phone);
    expect((await list(me)).map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
      [sessionOf(second), false],
      [sessionOf(me), true],
    ]);
    app.wait(60_000);
    await refresh(app, me.cookie);
    expect((await list(me)).map(({ id }) => id)).toEqual([sessionOf(me), sessionOf(second)]);
  });

  it('names the device, and keeps no more of what the browser says of itself', async () => {
    const { code, verifier } = await askCode(app, phone);
    const form = { grant_type: 'authorization_code', client_id: 'rasteh-web', code, code_verifier: verifier };
    await connect(app, '/connect/token', form, { 'user-agent': FIREFOX });
    expect((await list(me)).map(({ device }) => device)).toEqual(['Firefox · Android', null]);
  });

  it('has no session that has ended, and none of another', async () => {
    const other = await signIn(app, newPhone());
    const second = await signIn(app, phone);
    await call('DELETE', `${PATH}/${sessionOf(second)}`, me);
    expect((await list(me)).map(({ id }) => id)).toEqual([sessionOf(me)]);
    expect((await list(other)).map(({ id }) => id)).toEqual([sessionOf(other)]);
  });
});

describe('DELETE /users/sessions/{id}', () => {
  it('ends the session at once: neither its access nor its refresh token is accepted', async () => {
    const lost = await signIn(app, phone);
    const answer = await call('DELETE', `${PATH}/${sessionOf(lost)}`, me);
    expect(answer).toEqual({ status: 200, body: { id: sessionOf(lost), isEnded: true } });
    expect((await call('GET', PATH, lost)).status).toBe(401);
    expect((await refresh(app, lost.cookie)).status).toBe(400);
    expect((await call('GET', PATH, me)).status).toBe(200);
    const [row] = await app.db
      .select()
      .from(sessions)
      .where(eq(sessions.id, sessionOf(lost)));
    expect(row?.endedBy).toBe('endedByUser');
    expect(await app.db.$count(auditEntries, eq(auditEntries.objectId, sessionOf(lost)))).toBe(2);
  });

  it('is the same answer again, and changes nothing of a session that has ended', async () => {
    const lost = await signIn(app, phone);
    const first = await call('DELETE', `${PATH}/${sessionOf(lost)}`, me);
    const [ended] = await app.db
      .select()
      .from(sessions)
      .where(eq(sessions.id, sessionOf(lost)));
    app.wait(1_000);
    expect(await call('DELETE', `${PATH}/${sessionOf(lost)}`, me)).toEqual(first);
    expect(
      await app.db
        .select()
        .from(sessions)
        .where(eq(sessions.id, sessionOf(lost))),
    ).toEqual([ended]);
  });

  it('ends this device’s own session too', async () => {
    expect((await call('DELETE', `${PATH}/${sessionOf(me)}`, me)).status).toBe(200);
    expect((await call('GET', PATH, me)).status).toBe(401);
  });

  it('leaves the session of another, and answers as for none', async () => {
    const other = await signIn(app, newPhone());
    const [theirs, none] = await Promise.all(
      [sessionOf(other), randomUUID()].map((id) => call<object>('DELETE', `${PATH}/${id}`, me)),
    );
    expect(theirs?.status).toBe(404);
    expect({ ...theirs?.body, traceId: '' }).toEqual({ ...none?.body, traceId: '' });
    expect((await call('GET', PATH, other)).status).toBe(200);
    expect((await call('DELETE', `${PATH}/x`, me)).status).toBe(400);
  });
});
