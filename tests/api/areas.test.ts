import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../src/server/app.ts';
import * as register from '../../src/server/areas.ts';
import { areasOf, collectAreas, defineArea } from '../../src/server/define-area.ts';
import { openTestApp, type TestApp } from '../setup/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});

afterAll(() => test.close());

const tiny = defineArea({
  mounts: [
    {
      path: '/api/v1/tiny',
      uploads: ['/big'],
      routes: (_, { personalData }) =>
        new Hono()
          .get('/', (c) => c.json({ kept: personalData.map(({ name }) => name) }))
          .post('/big', async (c) => c.json({ length: (await c.req.text()).length }))
          .post('/small', async (c) => c.json({ length: (await c.req.text()).length })),
    },
  ],
  personalData: [{ columns: [], name: 'tiny', rows: async function* () {}, erase: async () => {} }],
});

describe('an area of the register', () => {
  const app = () => createApp(test.deps, undefined, areasOf({ ...register, tiny }));

  it('answers where it is mounted and gets what all areas declare', async () => {
    const response = await app().request('/api/v1/tiny');
    expect(await response.json()).toEqual({ kept: expect.arrayContaining(['notes', 'tiny']) });
  });

  it('limits the body of its uploads itself', async () => {
    const body = 'x'.repeat(2 * 1024 * 1024);
    const init = { method: 'POST', body, headers: { 'content-length': String(body.length) } };
    expect((await app().request('/api/v1/tiny/big', init)).status).toBe(200);
    expect((await app().request('/api/v1/tiny/small', init)).status).toBe(413);
  });
});

describe('the register of areas', () => {
  it('has one area for each call', () => {
    const all = collectAreas(areasOf(register), test.deps);
    const calls = areasOf(register).flatMap(({ mounts }) => {
      const own = new Hono();
      for (const { path, routes } of mounts) own.route(path, routes(test.deps, all));
      const answered = own.routes.filter(({ method }) => method !== 'ALL');
      return [...new Set(answered.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`))];
    });
    expect(calls.filter((call, place) => calls.indexOf(call) !== place)).toEqual([]);
  });

  it('refuses what no area gives, and what two give', () => {
    const { searchArea: _, catalogArea, contentArea, ...rest } = register;
    expect(() => collectAreas(areasOf({ ...rest, contentArea }), test.deps)).toThrow('no area gives');
    expect(() => collectAreas(areasOf({ contentArea, catalogArea, again: contentArea }), test.deps)).toThrow(
      'two areas give packContents',
    );
  });
});
