import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { privateRead, publicPages, publicRead } from '../../../src/client/data/reads.ts';
import { startReads } from '../../../src/client/data/start-reads.ts';
import type { Shape } from '../../../src/contract/saved-answers.ts';

const shape = 'x' as Shape<never>;

afterEach(() => {
  onlineManager.setOnline(true);
});

it('on the device nothing waits for the reads of a page, and what is the server’s part does not run', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const queryFn = vi.fn(async () => ({ items: [], nextCursor: null }));
  const broken = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const onServer = vi.fn();
  const started = startReads(client, {
    reads: [
      publicRead({ area: 'notes', name: 'one', shape, queryFn }),
      publicPages({ area: 'notes', name: 'pages', shape, queryFn }),
      privateRead({ area: 'notes', name: 'own', queryFn }),
    ],
    extras: [publicRead({ area: 'notes', name: 'broken', shape, queryFn: broken })],
    onServer,
  });
  expect(started).toBeUndefined();
  expect(queryFn).toHaveBeenCalledTimes(3);
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(broken).toHaveBeenCalledOnce();
  expect(onServer).not.toHaveBeenCalled();
});

it('without a network the reads of a page pend, and its loader has ended', () => {
  onlineManager.setOnline(false);
  const client = new QueryClient();
  const queryFn = vi.fn(async () => 'never');
  expect(startReads(client, { reads: [publicRead({ area: 'notes', name: 'one', shape, queryFn })] })).toBeUndefined();
  expect(queryFn).not.toHaveBeenCalled();
});
