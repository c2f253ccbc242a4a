import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { privatePages, privateRead, publicPages, publicRead, unsavedRead } from '../../../src/client/data/reads.ts';
import { dropPrivateReads, isPublicRead, policyOf } from '../../../src/client/offline/saved-reads/read-policy.ts';
import type { Shape } from '../../../src/contract/saved-answers.ts';

const queryFn = async () => ({ items: ['محرمانه'], nextCursor: null });
const shape = 'x' as Shape<never>;
const options = { area: 'notes', name: 'list', args: [{ page: 1 }], shape, queryFn };

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});

const inMemory = () =>
  client
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey.at(-1));

describe('the policy of a read', () => {
  it('is what its maker says', () => {
    expect([publicRead(options), publicPages(options)].map(policyOf)).toEqual(['public', 'public']);
    expect([privateRead(options), privatePages(options)].map(policyOf)).toEqual(['private', 'private']);
    expect(policyOf(unsavedRead(options))).toBe('unsaved');
  });

  it('is private where none is stated, whatever the key', () => {
    client.setQueryData(['catalog', 'product', '1'], { title: 'پمپ' });
    const [query] = client.getQueryCache().getAll();
    expect(query && policyOf(query)).toBe('private');
    expect(query && isPublicRead(query)).toBe(false);
  });

  it('stays with the query when a screen adds options of its own', async () => {
    await client.fetchQuery({ ...publicRead(options), staleTime: 0 });
    expect(client.getQueryCache().getAll().map(policyOf)).toEqual(['public']);
  });

  it('is no part of the key, which is made of area, name and arguments', () => {
    expect(publicRead(options).queryKey).toEqual(['notes', 'list', { page: 1 }]);
    expect(privatePages({ ...options, args: undefined }).queryKey).toEqual(['notes', 'list']);
  });
});

describe('signing out', () => {
  it('drops every read that is not public from the memory, and no other', async () => {
    await client.fetchQuery(publicRead({ ...options, args: ['public'] }));
    await client.fetchInfiniteQuery(publicPages({ ...options, args: ['public pages'] }));
    await client.fetchQuery(privateRead({ ...options, args: ['private'] }));
    await client.fetchInfiniteQuery(privatePages({ ...options, args: ['private pages'] }));
    await client.fetchQuery(unsavedRead({ ...options, args: ['unsaved'] }));
    client.setQueryData(['notes', 'no policy'], {});
    dropPrivateReads(client);
    expect(inMemory()).toEqual(['public', 'public pages']);
  });

  it('takes the data from a screen that shows it', async () => {
    const observer = new QueryObserver(client, { ...privateRead(options), staleTime: Number.POSITIVE_INFINITY });
    const stop = observer.subscribe(() => {});
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBeDefined());
    dropPrivateReads(client);
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBeUndefined());
    stop();
  });

  it('lets no answer in that comes after it', async () => {
    let answer: (data: object) => void = () => {};
    const slow = privateRead({
      area: 'notes',
      name: 'slow',
      queryFn: () => new Promise<object>((ok) => (answer = ok)),
    });
    const asked = client.fetchQuery(slow).catch(() => undefined);
    dropPrivateReads(client);
    answer({ note: 'محرمانه' });
    await asked;
    expect(inMemory()).toEqual([]);
  });
});
