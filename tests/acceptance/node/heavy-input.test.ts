import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedWorld } from '../../setup/seeded-world.ts';
import type { SignedIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

/** What somebody else may wait for, on two quiet cores. */
const DELAY_MAX_MS = 150;
const BODY_BYTES = 1024 * 1024 - 100;

interface Operation {
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, unknown> } }> };
}

let app: TestApp;
let me: SignedIn;
let writes: { method: string; path: string; fields: string[] }[];

beforeAll(async () => {
  app = await openTestApp();
  const world = await seedWorld(app);
  me = world.held;
  const { body } = await app.get<{ paths: Record<string, Record<string, Operation>> }>('/api/v1/openapi.json');
  writes = Object.entries(body.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { requestBody }]) => {
      const schema = requestBody?.content['application/json']?.schema;
      return schema ? [{ method: method.toUpperCase(), path, fields: Object.keys(schema.properties ?? {}) }] : [];
    }),
  );
});

afterAll(() => app.close());

const filled = (piece: string, bytes = BODY_BYTES) => piece.repeat(Math.floor(bytes / Buffer.byteLength(piece)));

/** JSON texts of as many bytes as a body may have; what each member of the call is takes the place of `value`. */
const values: Record<string, string> = {
  'an array of numbers': `[${filled('0,')}0]`,
  'an array of objects': `[${filled('{},')}{}]`,
  'an array of arrays': `[${filled('[],')}[]]`,
  'arrays in arrays': `${filled('[', BODY_BYTES / 2)}${filled(']', BODY_BYTES / 2)}`,
  'a long text': `"${filled('آ')}"`,
  'a text of controls': `"${filled('\\u202e')}"`,
  'an object of many names': `{${Array.from({ length: 80_000 }, (_, index) => `"n${index}":0,`).join('')}"n":0}`,
};

/** The longest time in which this process answered nobody else. */
async function longestDelay(task: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = performance.now();
  const look = () => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  };
  const timer = setInterval(look, 2);
  await task();
  look();
  clearInterval(timer);
  return longest;
}

describe('the worst body of each call', () => {
  it.each(Object.entries(values))('of %s delays nobody else', { timeout: 600_000 }, async (_name, value) => {
    const slow: string[] = [];
    for (const { method, path, fields } of writes) {
      for (const body of [value, ...fields.map((field) => `{${JSON.stringify(field)}:${value}}`)]) {
        const url = path.replaceAll(/\{\w+\}/g, '01940000-0000-7000-8000-000000000000');
        const headers = { ...me.headers, 'content-type': 'application/json', 'if-match': '"1"' };
        let status = 0;
        const delay = await longestDelay(async () => {
          status = (await app.app.request(url, { method, headers, body })).status;
        });
        expect(status).toBeLessThan(500);
        if (delay > DELAY_MAX_MS)
          slow.push(`${method} ${path} ${body.slice(0, 40)}: ${Math.round(delay)} ms, ${status}`);
      }
    }
    expect(slow).toEqual([]);
  });
});
