import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { persons } from '../../../src/server/account/person/person.table.ts';
import { findShownNames } from '../../../src/server/account/person/shown-name.ts';
import { openSeededApp, type SeededApp } from '../../setup/seeded-app.ts';

const API = '/api/v1';
/** Reads as another text, as the market's for example; some of it takes no room. */
const TYPED = ' \u202eهتسار\u202c \u2066نام\u2069\u200f\u0007 نیم\u200c\u200cفاصله\u200c ';
const TIDY = 'هتسار نام نیم\u200cفاصله';

let seeded: SeededApp;

beforeAll(async () => {
  seeded = await openSeededApp();
});
afterAll(() => seeded.app.close());

describe('a name', () => {
  it.each([
    ['POST', '/merchants', ['name'], () => ({ clientId: randomUUID() })],
    ['POST', '/buyers', ['firstName', 'lastName']],
    ['PUT', '/customers/profile', ['firstName', 'lastName', 'companyName']],
    ['POST', '/deliveryaddresses', ['title', 'receiverName', 'plaque'], () => ({ clientId: randomUUID() })],
    ['POST', '/persons/{id}/addresses', ['title', 'unit'], () => ({ clientId: randomUUID() })],
    ['POST', '/ownpages', ['title'], () => ({ clientId: randomUUID() })],
  ] as [string, string, string[], (() => object)?][])(
    'of %s %s is stored as people see it',
    async (method, path, names, more = () => ({})) => {
      const request = seeded.requestOf(`${method} ${API}${path}`);
      const typed = Object.fromEntries(names.map((name) => [name, TYPED]));
      const answer = await seeded.send({ ...request, body: { ...request.body, ...typed, ...more() } });
      const body = (await answer.json()) as { draft?: object };
      expect({ ...body, ...body.draft }).toMatchObject(Object.fromEntries(names.map((name) => [name, TIDY])));
    },
  );

  it('is shown beside a comment as it is stored', async () => {
    const { db } = seeded.app;
    const [person] = await db.select().from(persons).where(eq(persons.id, seeded.userId));
    expect(person?.firstName).toBe(TIDY);
    const shown = await findShownNames(db, [seeded.userId]);
    expect(shown(seeded.userId)).toBe(`${TIDY} ه.`);
  });
});
