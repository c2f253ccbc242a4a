import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Access } from '../setup/area-calls.ts';
import type { CallRequest } from '../setup/call-request.ts';
import { rows } from '../setup/calls-of-areas.ts';
import { openSeededApp, type SeededApp } from '../setup/seeded-app.ts';
import { newPhone, type SignedIn, signIn } from '../setup/sign-in.ts';
import { read } from './openapi/answer-check.ts';
import { type Call, calls } from './openapi/document.ts';

let seeded: SeededApp;
let other: SignedIn;

beforeAll(async () => {
  seeded = await openSeededApp();
  other = await signIn(seeded.app, newPhone());
});

afterAll(() => seeded.app.close());

const accessOf = ({ name }: Call): Access | undefined => rows[name]?.access;

const anonymous = ({ authorization: _, ...headers }: CallRequest['headers']) => headers;

async function send(request: CallRequest): Promise<{ status: number; body: unknown }> {
  const { status, contentType, text } = await read(await seeded.send(request));
  const body: object = contentType?.endsWith('json') ? JSON.parse(text) : {};
  return { status, body: { ...body, traceId: '' } };
}

describe('the authorisation matrix', () => {
  it('has a row for every call, and for no other', () => {
    expect(Object.keys(rows).toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
  });

  const rowsOf = (wanted: Access) => calls.filter((call) => accessOf(call) === wanted);

  it.each(rowsOf('all'))('$name answers without a sign-in', async ({ name }) => {
    const request = seeded.requestOf(name);
    expect((await send({ ...request, headers: anonymous(request.headers) })).status).toBeLessThan(400);
  });

  it.each(
    ['user', 'owner', 'mine', 'party', 'trader', 'consumerOwner', 'operator'].flatMap((wanted) =>
      rowsOf(wanted as Access),
    ),
  )('$name is for who is signed in', async ({ name }) => {
    const request = seeded.requestOf(name);
    expect(await send({ ...request, headers: anonymous(request.headers) })).toMatchObject({
      status: 401,
      body: { code: 'unauthorized' },
    });
    expect((await send(request)).status).toBeLessThan(400);
  });

  it.each(rowsOf('party'))('$name answers 404 to who has no part in what it names', async ({ name }) => {
    const request = seeded.requestOf(name);
    const answer = await send({ ...request, headers: { ...request.headers, ...other.headers } });
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it.each([...rowsOf('trader'), ...rowsOf('consumerOwner')])(
    '$name answers 403 to who has no such role',
    async ({ name }) => {
      const request = seeded.requestOf(name);
      const answer = await send({ ...request, headers: { ...request.headers, ...other.headers } });
      expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    },
  );

  it.each(rowsOf('operator'))('$name is for operators only', async (call) => {
    const { name, pattern } = call;
    const request = { ...seeded.requestOf(name) };
    const headers = { ...request.headers, ...other.headers };
    for (const path of [request.path, pattern.replace('{id}', randomUUID())]) {
      expect(await send({ ...request, headers, path })).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
  });

  it.each([...rowsOf('owner'), ...rowsOf('mine')])(
    '$name answers for another’s object as for an absent one',
    async (call) => {
      const { name, pattern } = call;
      const request = { ...seeded.requestOf(name) };
      const headers = { ...request.headers, ...other.headers };
      const theirs = await send({ ...request, headers });
      const absent = await send({ ...request, headers, path: pattern.replace('{id}', randomUUID()) });
      expect(theirs.status).toBe(accessOf(call) === 'owner' ? 404 : 200);
      expect(theirs).toEqual(absent);
    },
  );
});
