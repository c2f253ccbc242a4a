import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KeyRing, makeSigningKey } from '../../../src/server/account/keys/key-ring.ts';
import { persons } from '../../../src/server/account/person/person.table.ts';
import { sessions } from '../../../src/server/account/session/session.table.ts';
import { auditEntries } from '../../../src/server/platform/command/audit-entry.table.ts';
import { damaged } from '../../setup/damaged.ts';
import { claimsOf, newPhone, refresh, revoke, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

const SECOND_MS = 1_000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;
/** Any call: each reads the caller. */
const CALL = '/api/v1/unitofmeasurements';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});

afterAll(() => app.close());

const statusWith = async (authorization: string): Promise<number> =>
  (await app.app.request(CALL, { headers: { authorization } })).status;

describe('a refresh token', () => {
  it('is answered with itself for a minute, and then with the next one', async () => {
    const { cookie } = await signIn(app, newPhone());
    app.wait(59 * SECOND_MS);
    expect((await refresh(app, cookie)).cookie).toBe(cookie);
    app.wait(2 * SECOND_MS);
    const next = await refresh(app, cookie);
    expect(next.status).toBe(200);
    expect(next.cookie).not.toBe(cookie);
  });

  it('gives tabs that ask at once the same successor, a hundred times over', async () => {
    let { cookie } = await signIn(app, newPhone());
    for (let round = 0; round < 100; round += 1) {
      app.wait(61 * SECOND_MS);
      const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(app, cookie)));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(new Set(answers.map((answer) => answer.cookie)).size).toBe(1);
      cookie = answers[0]?.cookie ?? '';
    }
  }, 60_000);

  it('brings back its successor while that one was never exchanged: a killed browser has lost it', async () => {
    const { cookie: stored } = await signIn(app, newPhone());
    app.wait(DAY_MS);
    const { cookie: lost = '' } = await refresh(app, stored);
    for (let start = 0; start < 10; start += 1) {
      app.wait(61 * SECOND_MS);
      expect(await refresh(app, stored)).toMatchObject({ status: 200, cookie: lost });
    }
    app.wait(61 * SECOND_MS);
    expect((await refresh(app, lost)).status).toBe(200);
  });

  it('has its successor for a whole minute after each such start, whatever is loaded meanwhile', async () => {
    const { cookie: stored } = await signIn(app, newPhone());
    app.wait(61 * SECOND_MS);
    const { cookie: lost = '' } = await refresh(app, stored);
    for (let start = 0; start < 10; start += 1) {
      app.wait(40 * SECOND_MS);
      await refresh(app, stored);
      app.wait(29 * SECOND_MS);
      expect(await refresh(app, lost)).toMatchObject({ status: 200, cookie: lost });
    }
    expect((await refresh(app, stored)).status).toBe(200);
  });

  it('and its successor, asked with at once, leave one newest token', async () => {
    let { cookie: stored } = await signIn(app, newPhone());
    for (let round = 0; round < 20; round += 1) {
      app.wait(61 * SECOND_MS);
      const { cookie: next = '' } = await refresh(app, stored);
      const answers = await Promise.all([stored, next, stored, next].map((cookie) => refresh(app, cookie)));
      expect(answers.map(({ cookie }) => cookie)).toEqual(answers.map(() => next));
      stored = next;
    }
  });

  it('ends its session when it comes back after that, and an entry says so', async () => {
    const { cookie: stolen } = await signIn(app, newPhone());
    app.wait(61 * SECOND_MS);
    const { cookie: parent = '' } = await refresh(app, stolen);
    app.wait(61 * SECOND_MS);
    const { cookie: newest = '' } = await refresh(app, parent);
    expect(await refresh(app, stolen)).toMatchObject({ status: 400, cookie: '', body: { error: 'invalid_grant' } });
    for (const cookie of [parent, newest]) expect((await refresh(app, cookie)).status).toBe(400);
    const [, id = ''] = stolen.split('.');
    expect(await app.db.select().from(auditEntries).where(eq(auditEntries.objectId, id))).toContainEqual(
      expect.objectContaining({ command: 'account.refreshSession', details: { reused: true } }),
    );
  });

  it('that was stolen ends the session whichever of many calls comes first', async () => {
    const { cookie: stolen } = await signIn(app, newPhone());
    app.wait(61 * SECOND_MS);
    const { cookie: parent = '' } = await refresh(app, stolen);
    app.wait(61 * SECOND_MS);
    const { cookie: newest = '' } = await refresh(app, parent);
    await Promise.all([newest, parent, stolen, newest, stolen].map((cookie) => refresh(app, cookie)));
    for (const cookie of [newest, parent, stolen]) expect((await refresh(app, cookie)).status).toBe(400);
  });

  it('is accepted by a database that was restored from before it was made', async () => {
    const { cookie } = await signIn(app, newPhone());
    app.wait(61 * SECOND_MS);
    const { cookie: next = '' } = await refresh(app, cookie);
    const [, id = ''] = cookie.split('.');
    await app.db.update(sessions).set({ generation: 0 }).where(eq(sessions.id, id));
    app.wait(61 * SECOND_MS);
    const after = await refresh(app, next);
    expect(after.status).toBe(200);
    expect(after.cookie).not.toBe(next);
  });

  it('ends after 30 days without use, and a year at the latest', async () => {
    const unused = await signIn(app, newPhone());
    app.wait(31 * DAY_MS);
    expect((await refresh(app, unused.cookie)).status).toBe(400);
    let { cookie } = await signIn(app, newPhone());
    let days = 0;
    for (let status = 200; status === 200; days += 20) {
      app.wait(20 * DAY_MS);
      const answer = await refresh(app, cookie);
      status = answer.status;
      cookie = answer.cookie ?? '';
    }
    expect(days).toBeGreaterThanOrEqual(360);
    expect(days).toBeLessThanOrEqual(400);
  });

  it('that was made up is refused', async () => {
    const { cookie } = await signIn(app, newPhone());
    const [kid = '', id = '', generation = '', mac = ''] = cookie.split('.');
    const other = crypto.randomUUID();
    for (const forged of [
      '',
      'x',
      `${kid}.${id}.1.${mac}`,
      `${kid}.${other}.${generation}.${mac}`,
      `other.${id}.${generation}.${mac}`,
      `${kid}.${id}.${generation}.${'A'.repeat(43)}`,
      `${cookie}x`,
    ])
      expect(await refresh(app, forged)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect((await refresh(app, cookie)).status).toBe(200);
  });
});

describe('POST /connect/revocation', () => {
  it('ends the session: its refresh and access tokens are refused at once', async () => {
    const { cookie, headers } = await signIn(app, newPhone());
    expect(await statusWith(headers.authorization)).toBe(200);
    expect(await revoke(app, cookie)).toMatchObject({ status: 200, cookie: '' });
    expect((await refresh(app, cookie)).status).toBe(400);
    expect(await statusWith(headers.authorization)).toBe(401);
  });

  it('takes any token of the family, and says nothing of one that it does not know', async () => {
    const { cookie } = await signIn(app, newPhone());
    app.wait(61 * SECOND_MS);
    const { cookie: next = '' } = await refresh(app, cookie);
    await revoke(app, cookie);
    expect((await refresh(app, next)).status).toBe(400);
    expect((await revoke(app, 'unknown')).status).toBe(200);
  });
});

describe('an access token', () => {
  it('is accepted for ten minutes', async () => {
    const { headers } = await signIn(app, newPhone());
    app.wait(599 * SECOND_MS);
    expect(await statusWith(headers.authorization)).toBe(200);
    app.wait(10 * SECOND_MS);
    expect(await statusWith(headers.authorization)).toBe(401);
  });

  it('of a suspended person is refused', async () => {
    const { headers, userId } = await signIn(app, newPhone());
    await app.db.update(persons).set({ suspendedAt: new Date() }).where(eq(persons.id, userId));
    expect(await statusWith(headers.authorization)).toBe(401);
  });

  it('that is forged in any way is refused', async () => {
    const { accessToken, cookie } = await signIn(app, newPhone());
    const { userId } = await signIn(app, newPhone());
    const [head = '', payload = '', signature = ''] = accessToken.split('.');
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = claimsOf(accessToken);
    const header = JSON.parse(Buffer.from(head, 'base64url').toString()) as { kid: string };
    const [publicKey = {}] = app.deps.keys.publicKeys.keys;
    const issuer = app.deps.env.SITE_URL;
    const rules = { issuer, audience: 'rasteh-api', type: 'at+jwt' };
    const span = { from: app.deps.now(), to: new Date(app.deps.now().getTime() + 60_000) };
    const { sub, sid } = claims as { sub: string; sid: string };
    const foreign = new KeyRing([{ ...makeSigningKey(), kid: header.kid }]);
    const withSecret = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: header.kid, typ: 'at+jwt' })
      .sign(new TextEncoder().encode(JSON.stringify(publicKey)));
    const forged = [
      'x',
      '..',
      `${head}.${payload}.`,
      `${encode({ alg: 'none', typ: 'at+jwt' })}.${payload}.`,
      `${encode({ alg: 'none', typ: 'at+jwt', kid: header.kid })}.${payload}.${signature}`,
      `${encode({ ...header, alg: 'HS256' })}.${payload}.${signature}`,
      `${encode({ ...header, kid: '../../etc/passwd' })}.${payload}.${signature}`,
      `${head}.${encode({ ...claims, sub: userId })}.${signature}`,
      `${head}.${payload}.${damaged(signature)}`,
      withSecret,
      await foreign.sign({ sub, sid }, rules, span),
      await app.deps.keys.sign({ sub, sid }, { ...rules, issuer: 'https://other.example' }, span),
      await app.deps.keys.sign({ sub, sid }, { ...rules, audience: 'rasteh-web' }, span),
      await app.deps.keys.sign({ sub, sid }, { ...rules, type: 'JWT' }, span),
      await app.deps.keys.sign({ sub: userId, sid }, rules, span),
      await app.deps.keys.sign({ sub, sid: crypto.randomUUID() }, rules, span),
      await app.deps.keys.sign({ sub }, rules, span),
      cookie,
    ];
    for (const token of forged) expect(await statusWith(`Bearer ${token}`)).toBe(401);
    for (const scheme of ['Basic', 'Token', '', 'BearerX'])
      expect(await statusWith(`${scheme} ${accessToken}`)).toBe(401);
    expect(await statusWith(`Bearer ${accessToken}`)).toBe(200);
  });

  it('is verified by the published keys, which have no private part', async () => {
    const { body } = await app.get<{ keys: Record<string, string>[] }>('/.well-known/jwks.json');
    const { accessToken } = await signIn(app, newPhone());
    const { kid } = JSON.parse(Buffer.from(accessToken.split('.')[0] ?? '', 'base64url').toString()) as { kid: string };
    expect(body.keys.map((key) => key.kid)).toContain(kid);
    expect(Object.keys(body.keys[0] ?? {}).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
  });

  it('of a key that was replaced is accepted while the key is kept', async () => {
    const [old, fresh] = [makeSigningKey(), makeSigningKey()];
    const rules = { issuer: 'https://a.example', audience: 'rasteh-api', type: 'at+jwt' };
    const now = new Date();
    const token = await new KeyRing([old]).sign({ sub: 'x' }, rules, {
      from: now,
      to: new Date(now.getTime() + 9_999),
    });
    expect(await new KeyRing([fresh, old]).verify(token, rules, now)).toMatchObject({ sub: 'x' });
    expect(await new KeyRing([fresh]).verify(token, rules, now)).toBeUndefined();
  });
});

describe('sessions', () => {
  it('hold no secret', async () => {
    const { cookie } = await signIn(app, newPhone());
    const rows = JSON.stringify(await app.db.select().from(sessions));
    expect(rows).not.toContain(cookie.split('.')[3]);
  });
});
