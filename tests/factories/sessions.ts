import { uuidv7 } from '../../src/core/ids/uuidv7.ts';
import { persons } from '../../src/server/account/person/person.table.ts';
import { sessionEndOf } from '../../src/server/account/session/open-session.ts';
import { sessions } from '../../src/server/account/session/session.table.ts';
import { issueTokens } from '../../src/server/account/session/tokens.ts';
import type { TestApp } from '../setup/test-app.ts';

const DEVICE = 'Firefox · Android';

/** Further devices of a person; returns the ids of their sessions. */
export async function buildSessions({ db, deps }: TestApp, personId: string, count: number): Promise<string[]> {
  const now = deps.now();
  const rows = Array.from({ length: count }, () => ({ id: uuidv7(), personId, device: DEVICE, ...lifeOf(now) }));
  await db.insert(sessions).values(rows);
  return rows.map(({ id }) => id);
}

/** People who have just signed in; returns the headers of their calls. */
export async function buildSignedIn({ db, deps }: TestApp, count: number): Promise<{ authorization: string }[]> {
  const now = deps.now();
  const people = await db
    .insert(persons)
    .values(Array.from({ length: count }, () => ({ id: uuidv7(), phone: `+98-${uuidv7()}` })))
    .returning();
  const held = people.map((person) => ({
    person,
    session: { id: uuidv7(), personId: person.id, device: DEVICE, ...lifeOf(now) },
  }));
  const rows = await db
    .insert(sessions)
    .values(held.map(({ session }) => session))
    .returning();
  return Promise.all(
    held.map(async ({ person }, index) => {
      const session = rows[index];
      if (!session) throw new Error('the session was not stored');
      const { answer } = await issueTokens({ ...deps, now }, { session, person });
      return { authorization: `Bearer ${answer.access_token}` };
    }),
  );
}

const lifeOf = (now: Date) => ({ createdAt: now, rotatedAt: now, expiresAt: sessionEndOf(now, now) });
