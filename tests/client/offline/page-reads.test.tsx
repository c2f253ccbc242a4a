import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../src/client/data/query-client.ts';
import { publicRead } from '../../../src/client/data/reads.ts';
import { pageReads, watchPageReads } from '../../../src/client/offline/saved-reads/page-reads.ts';

const readOf = (name: string) =>
  publicRead({ area: 'test', name, shape: 'v1', queryFn: () => new Promise<string>(() => {}) });

function Shown({ name }: { name: string }) {
  const { data } = useQuery(readOf(name));
  if (data === 'broken') throw new TypeError('of a saved copy');
  return <p>{data}</p>;
}

describe('pageReads', () => {
  afterEach(() => {
    cleanup();
    pageReads.clear();
  });

  it('are the reads that a screen asks for, also if what the device has of them breaks it', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const queryClient = createQueryClient();
    for (const name of ['sound', 'broken', 'other']) queryClient.setQueryData(readOf(name).queryKey, name);
    watchPageReads(queryClient);
    const show = (name: string) =>
      render(
        <QueryClientProvider client={queryClient}>
          <Shown name={name} />
        </QueryClientProvider>,
      );
    show('sound');
    expect(() => show('broken')).toThrow('of a saved copy');
    vi.restoreAllMocks();
    expect([...pageReads]).toEqual([
      JSON.stringify(readOf('sound').queryKey),
      JSON.stringify(readOf('broken').queryKey),
    ]);
  });
});
