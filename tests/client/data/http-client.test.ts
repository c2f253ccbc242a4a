import { Hono } from 'hono';
import { hc } from 'hono/client';
import { expect, it } from 'vitest';
import { clientOf } from '../../../src/client/data/http-client.ts';

const ID = '01940000-0000-7000-8000-00000000000a';
const app = new Hono()
  .get('/', (c) => c.json({ path: '/' }))
  .get('/list', (c) => c.json({ queries: c.req.queries() }))
  .get('/notes/:id', (c) => c.json({ id: c.req.param('id') }))
  .put('/notes/:id/:part', async (c) => c.json({ body: await c.req.json(), match: c.req.header('if-match') ?? null }))
  .delete('/notes/:id', async (c) => c.json({ body: await c.req.text() }));
type Client = ReturnType<typeof clientOf<typeof app>>;

const calls: Readonly<Record<string, (client: Client) => Promise<unknown>>> = {
  'the root': (client) => client.index.$get(),
  'a query': (client) =>
    client.list.$get({ query: { q: 'پیچ ۱۰ & 5%', tag: ['a', 'b'], cursor: undefined } } as never, { init: {} }),
  'an empty query': (client) => client.list.$get({ query: {} } as never),
  'a path parameter': (client) => client.notes[':id'].$get({ param: { id: ID } }),
  'two, with a body and a header': (client) =>
    client.notes[':id'][':part'].$put({ param: { id: ID, part: 'text' }, json: { text: 'ی' } } as never, {
      headers: { 'if-match': '"3"' },
    }),
  'a deletion with a body': (client) => client.notes[':id'].$delete({ param: { id: ID }, json: { id: ID } } as never),
};

it.each(Object.entries(calls))('sends what hc sends: %s', async (_, call) => {
  const sent: unknown[] = [];
  const record: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    sent.push([request.method, request.url, [...request.headers], await request.clone().text()]);
    return app.fetch(request);
  };
  await call(clientOf<typeof app>('http://localhost', record));
  await call(hc<typeof app>('http://localhost', { fetch: record }));
  expect(sent[0]).toEqual(sent[1]);
});

it('passes the signal on', async () => {
  const leaving = AbortSignal.abort();
  const client = clientOf<typeof app>('http://localhost', fetch);
  await expect(client.list.$get({}, { init: { signal: leaving } })).rejects.toThrow('abort');
});
