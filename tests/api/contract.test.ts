import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PROBLEM_CONTENT_TYPE, problem } from '../../src/contract/problem.ts';
import { rows } from '../setup/calls-of-areas.ts';
import { openSeededApp, type SeededApp } from '../setup/seeded-app.ts';
import type { TestApp } from '../setup/test-app.ts';

const API = '/api/v1';
const answersOf = Object.entries(rows).flatMap(([name, { answer }]) => (answer ? { name, answer } : []));

const areas = new Set(
  'Users Categories Enums Units Menu Suppliers Search Places Merchants Visits Notes Favorites Feedback Customers Files Ads Push Conversations'
    .split(' ')
    .concat(
      'FAQ',
      'Help',
      'Supplier products',
      'Delivery addresses',
      'Parts lists',
      'Page comments',
      'Page reactions',
      'Own contents',
    ),
);
/** Tags whose answers have tests of their own. */
const testedApart = new Set(
  ['Pages', 'Content types', 'Media', 'Catalogue', 'File contents', 'Live', 'Bank'].concat('Printed documents'),
);
/** Calls that the specification lists under merchants. */
const merchantCalls =
  /^\/api\/v1\/(buyers|countries|persons|states|cities|salecities|urbanareas|merchants|merchantsalesetting)\b/;

type Operation = { summary?: string; tags?: string[] };
type OpenApi = { paths: Record<string, Record<string, Operation>> };

let seeded: SeededApp;
let app: TestApp;

beforeAll(async () => {
  seeded = await openSeededApp();
  app = seeded.app;
});

afterAll(() => app.close());

describe('answers', () => {
  it.each(answersOf)('$name answers by its contract, without extra members', async ({ name, answer }) => {
    const response = await seeded.send(seeded.requestOf(name));
    const { status, body } = { status: response.status, body: await response.json() };
    expect([200, 201]).toContain(status);
    expect(JSON.stringify(body)).not.toMatch(/^(\[\]|\{"items":\[\])/);
    // A schema drops unknown members: equal means that there are none.
    expect(answer.parse(body)).toEqual(body);
  });

  it('every problem matches its contract, without internal details', async () => {
    const id = '01940000-0000-7000-8000-000000000000';
    for (const path of [`/categories/${id}`, '/categories/x', '/suppliers?size=x', '/nothing-here']) {
      const { headers, body } = await app.get(API + path);
      expect(headers.get('content-type')).toBe(PROBLEM_CONTENT_TYPE);
      expect(z.strictObject(problem.shape).parse(body)).toMatchObject({ message: expect.stringMatching(/[؀-ۿ]/) });
    }
  });
});

describe('the OpenAPI document', () => {
  const read = async () => (await app.get<OpenApi>(`${API}/openapi.json`)).body.paths;

  it('describes every call in Persian, and each has a schema of its answer', async () => {
    const calls = Object.entries(await read()).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
    );
    const ours = calls.filter(
      ({ path, operation }) => path.startsWith(API) && !testedApart.has(operation.tags?.[0] ?? ''),
    );
    const described = ours.map(({ path, method }) => `${method} ${path}`);
    expect(described.toSorted()).toEqual(answersOf.map(({ name }) => name).toSorted());
    for (const { operation } of ours) expect(operation.summary).toMatch(/^[؀-ۿ‌ ()«»]+$/);
  });

  const specification = join(process.env.SHARED_DIR ?? '../shared', 'spec/calls.json');

  it.skipIf(!existsSync(specification))('has every call of the specification (skipped without its file)', async () => {
    const calls: { area: string; method: string; path: string }[] = JSON.parse(readFileSync(specification, 'utf8'));
    const wanted = calls.filter(({ area, path }) => areas.has(area) || merchantCalls.test(path));
    const paths = await read();
    const missing = wanted.filter((call) => !paths[call.path]?.[call.method.toLowerCase()]);
    expect(wanted.length).toBeGreaterThan(30);
    expect(missing).toEqual([]);
  });
});
