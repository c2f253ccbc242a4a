import type { Server } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openSeededApp, type SeededApp } from '../../setup/seeded-app.ts';
import { faultsOf, read, validatorAt } from './answer-check.ts';
import { type Call, calls, document, type Schema } from './document.ts';
import { provocations } from './provocations.ts';
import { listen } from './raw-requests.ts';

let seeded: SeededApp;
let server: Server;

beforeAll(async () => {
  seeded = await openSeededApp();
  server = await listen(seeded.app.app);
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await seeded.app.close();
});

describe('schemas of the document', () => {
  it('have names of their own', () => {
    const names = Object.keys(document.components?.schemas ?? {});
    expect(names.length).toBeGreaterThan(2);
    expect(names.filter((name) => name.startsWith('_'))).toEqual([]);
  });

  it('accept their own examples and defaults', () => {
    const faults: string[] = [];
    const walk = (node: unknown, path: string[]): void => {
      if (typeof node !== 'object' || node === null) return;
      const { examples, example, default: byDefault } = node as Schema;
      const values = [Array.isArray(examples) ? examples : [], example ?? [], byDefault ?? []].flat();
      const isSchema = path.at(-1) === 'schema' || path.at(-2) === 'properties' || path.at(-2) === 'schemas';
      if (isSchema && values.length > 0) {
        const validate = validatorAt(...path);
        for (const value of values) if (!validate(value)) faults.push(`${path.join('/')}: ${JSON.stringify(value)}`);
      }
      for (const [name, child] of Object.entries(node)) walk(child, [...path, name]);
    };
    walk(document, []);
    expect(faults).toEqual([]);
  });
});

describe('examples of bodies', () => {
  const withBody = calls.filter(({ operation }) => operation.requestBody);
  const examplesOf = ({ operation }: Call) =>
    Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) => (schema.examples ?? []) as object[]);

  it.each(withBody)('$name has one that the server understands', async (call) => {
    expect(examplesOf(call)).not.toEqual([]);
    for (const body of examplesOf(call)) {
      const { status } = await read(await seeded.send({ ...seeded.requestOf(call.name), body }));
      expect([200, 201, 404, 409, 422]).toContain(status);
    }
  });
});

/** More at once wait for the database longer than a request does on a slow machine, and are answered 503. */
const AT_ONCE = 8;
/** What comes too slowly waits for itself, and asks the database nothing. */
const SLOW_AT_ONCE = 64;

describe('answers', () => {
  afterEach(() => vi.restoreAllMocks());

  /**
   * They need a state that the tests of their area bring about: late and frozen messages, a file that others have, a second report, an agent beyond
   * a limit, a wallet of one person, which each example of a charge has anew, and a wallet of another's merchant.
   */
  const provenElsewhere = new Set([
    'PUT /api/v1/conversations/{id}/thread 422',
    'PUT /api/v1/conversations/{id}/thread 423',
    'DELETE /api/v1/conversations/{id}/thread 423',
    'POST /api/v1/conversations/{id}/reports 201',
    'DELETE /api/v1/files/{id} 423',
    'POST /api/v1/conversations/{id}/reports 429',
    'POST /api/v1/traderequests/direct-order 202',
    'PUT /api/v1/traderequests/direct-order/{id} 202',
    'POST /api/v1/traderequests/{id}/request-confirmation 202',
    'POST /api/v1/wallettransactions/charge 404',
    'POST /api/v1/wallettransactions/charge 409',
    'POST /api/v1/wallettransactions/charge 422',
  ]);
  const statusesOf = (call: Call): number[] => Object.keys(call.operation.responses).map(Number);
  const documented = [...new Set(calls.flatMap(statusesOf))].toSorted((a, b) => a - b);

  const provoked = Object.keys(provocations).map(Number);

  it('every documented status has a provocation', () => {
    expect(documented).toEqual(provoked);
  });

  it.each(provoked)(
    'every call that documents %i answers it, and nothing else that is undocumented',
    async (status) => {
      // A bucket that fills up while a slow machine empties it takes more requests than there are people.
      const at = performance.now();
      vi.spyOn(performance, 'now').mockReturnValue(at);
      const check = async (call: Call): Promise<string[]> => {
        const ask = async () => (await provocations[status]?.({ seeded, server }, call)) ?? [];
        let answers = await ask();
        // What a busy machine could not send in time says nothing about the call.
        for (let again = 0; again < 3 && status !== 408 && answers.some((one) => one.status === 408); again += 1)
          answers = await ask();
        const faults = answers.flatMap((answer) => faultsOf(call, answer));
        const isReached = answers.some((answer) => answer.status === status);
        if (isReached || !statusesOf(call).includes(status) || provenElsewhere.has(`${call.name} ${status}`))
          return faults;
        return [...faults, `${call.name} never answers ${status}: ${answers.map((one) => one.status)}`];
      };
      const faults: string[] = [];
      const atOnce = status === 408 ? SLOW_AT_ONCE : AT_ONCE;
      for (let at = 0; at < calls.length; at += atOnce)
        faults.push(...(await Promise.all(calls.slice(at, at + atOnce).map(check))).flat());
      expect(faults.join('\n')).toBe('');
    },
    600_000,
  );
});

describe('other methods', () => {
  const methodsOf = new Map(calls.map(({ pattern }) => [pattern, new Set<string>()]));
  for (const { pattern, method } of calls) methodsOf.get(pattern)?.add(method);

  it.each([...methodsOf])('%s answers 405 with its methods, and says them to OPTIONS', async (pattern, methods) => {
    const { path, headers } = seeded.requestOf(`${[...methods][0]} ${pattern}`);
    const known = methods.has('GET') ? [...methods, 'HEAD', 'OPTIONS'] : [...methods, 'OPTIONS'];
    for (const [method, status] of [
      ['PATCH', 405],
      ['OPTIONS', 204],
    ] as const) {
      const answer = await read(await seeded.app.app.request(path, { method, headers }));
      expect(answer.status).toBe(status);
      expect(answer.headers.get('allow')?.split(', ').toSorted()).toEqual(known.toSorted());
      if (status === 405) expect(JSON.parse(answer.text)).toMatchObject({ status, code: 'method_not_allowed' });
    }
  });
});

describe('bounds of the query', () => {
  const bounded = calls.flatMap((call) =>
    (call.operation.parameters ?? [])
      .filter(({ in: place }) => place === 'query')
      .map(({ name, schema }) => ({ call, name, schema, title: `${call.name} ${name}` })),
  );

  const itemOf = ({ items }: Schema): string =>
    ((items as Schema).enum as string[] | undefined)?.[0] ?? '01940000-0000-7000-8000-000000000001';

  /** The last values that the schema accepts and the first that it refuses. */
  function edgesOf(schema: Schema): { inside: string[]; outside: string[] } {
    const { minimum, maximum, maxLength, maxItems } = schema as Record<string, number>;
    const inside: string[] = [];
    const outside: string[] = [];
    if (minimum !== undefined) inside.push(String(minimum)) && outside.push(String(minimum - 1));
    if (maximum !== undefined) inside.push(String(maximum)) && outside.push(String(maximum + 1));
    if (maxLength !== undefined) outside.push('ش'.repeat(maxLength + 1));
    if (schema.type === 'integer') outside.push('1.5', 'x', '');
    if (schema.type === 'array') inside.push(itemOf(schema));
    if (maxItems !== undefined) outside.push(new Array(maxItems + 1).fill(itemOf(schema)).join(','));
    if (schema.enum) inside.push(...(schema.enum as string[])) && outside.push('other');
    return { inside, outside };
  }

  it.each(bounded)('$title has the bounds that the server checks', async ({ call, name, schema }) => {
    const statusOf = async (value: string) => {
      const request = seeded.requestOf(call.name);
      return (await read(await seeded.send({ ...request, query: { ...request.query, [name]: value } }))).status;
    };
    const { inside, outside } = edgesOf(schema);
    expect(await Promise.all(inside.map(statusOf))).not.toContain(400);
    expect(await Promise.all(outside.map(statusOf))).toEqual(outside.map(() => 400));
  });
});
