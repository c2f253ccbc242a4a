// @vitest-environment node
import { QueryClient } from '@tanstack/react-query';
import { isNotFound, redirect } from '@tanstack/react-router';
import { describe, expect, it, vi } from 'vitest';
import { drawPage } from '../../../src/client/app/entry-server.tsx';
import { ApiError } from '../../../src/client/data/api.ts';
import { privatePages, privateRead, publicRead, unsavedRead } from '../../../src/client/data/reads.ts';
import { publicState } from '../../../src/client/data/server-state.ts';
import { startReads } from '../../../src/client/data/start-reads.ts';
import type { Shape } from '../../../src/contract/saved-answers.ts';

const SECRET = 'محرمانه';
const shape = 'x' as Shape<never>;
const secret = vi.hoisted(() => ({ make: (): unknown => undefined }));

// Every page starts the announcements with its extras.
vi.mock('../../../src/client/features/ads/queries.ts', () => ({
  adsReads: () => ({ at: () => secret.make(), announcements: () => secret.make() }),
}));

const read = (name: string, queryFn: () => Promise<unknown>) => publicRead({ area: 'notes', name, shape, queryFn });
const answering = (answer: unknown) => vi.fn(async () => answer);
const failing = (error: Error) => vi.fn(() => Promise.reject(error));
const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

describe('the reads of a page on the server', () => {
  it('have all answered before the page goes on', async () => {
    const client = newClient();
    const first = read('first', answering('یک'));
    const order: unknown[] = [];
    await startReads(client, {
      reads: [first],
      extras: [read('broken', failing(new Error('no answer')))],
      onServer: async () => {
        order.push(client.getQueryData(first.queryKey));
        await startReads(client, { extras: [read('second', answering('دو'))] });
      },
    });
    order.push(client.getQueryData(['notes', 'second']));
    expect(order).toEqual(['یک', 'دو']);
  });

  it.each([404, 400])('make a page of an object that answers %i a page not found', async (status) => {
    const onServer = vi.fn();
    const reads = [read('absent', failing(new ApiError(status)))];
    const error = await startReads(newClient(), { reads, onServer })?.catch((thrown: unknown) => thrown);
    expect(isNotFound(error)).toBe(true);
    expect(onServer).not.toHaveBeenCalled();
  });

  it('pass on what else they throw, and a redirect', async () => {
    const broken = [read('broken', failing(new ApiError(503)))];
    await expect(startReads(newClient(), { reads: broken })).rejects.toThrow('503');
    const moved = redirect({ to: '/' });
    const onServer = () => {
      throw moved;
    };
    await expect(startReads(newClient(), { reads: [], onServer })).rejects.toBe(moved);
  });

  it('are public ones only', async () => {
    const queryFn = vi.fn(async () => ({ items: [SECRET], nextCursor: null }));
    const options = { area: 'notes', name: 'list', queryFn };
    await startReads(newClient(), {
      reads: [privateRead(options), unsavedRead(options), { queryKey: ['notes', 'no policy'] }],
      extras: [privatePages(options)],
    });
    expect(queryFn).not.toHaveBeenCalled();
  });
});

describe('the state in the server’s page', () => {
  it('holds public reads only', async () => {
    const client = newClient();
    await client.fetchQuery(read('public', answering('آشکار')));
    await client.fetchQuery(privateRead({ area: 'notes', name: 'private', queryFn: answering(SECRET) }));
    await client.fetchQuery(unsavedRead({ area: 'notes', name: 'unsaved', queryFn: answering(SECRET) }));
    client.setQueryData(['catalog', 'no policy'], SECRET);
    const state = publicState(client);
    expect(state.queries.map(({ queryKey }) => queryKey)).toEqual([['notes', 'public']]);
    expect(JSON.stringify(state)).not.toContain(SECRET);
  });

  const draw = async (make: typeof publicRead) => {
    const queryFn = answering({ items: [{ text: SECRET }] });
    secret.make = () => make({ area: 'notes', name: 'list', shape, queryFn });
    const fetch = async () => Response.json([]);
    const page = await drawPage('/notifications', { fetch, apiBase: '', siteUrl: 'https://rasteh.example' });
    expect(page).toMatchObject({ kind: 'page', status: 200 });
    return { page: JSON.stringify(page), queryFn };
  };

  it('has what a public read answered that a route starts', async () => {
    expect((await draw(publicRead)).page).toContain(SECRET);
  });

  it.each([
    ['private', privateRead],
    ['unsaved', unsavedRead],
  ])('and its markup have nothing of a read that is %s', async (_, make) => {
    const { page, queryFn } = await draw(make);
    expect(page).not.toContain(SECRET);
    expect(queryFn).not.toHaveBeenCalled();
  });
});
