import { describe, expect, it } from 'vitest';
import { DATA_SCHEMA_VERSION } from '../../../src/client/offline/saved-reads/device-stores.ts';
import type { ReadUse } from '../../../src/client/offline/saved-reads/read-use.ts';
import { pagesIn } from '../../../src/client/offline/saved-reads/saved-pages.ts';
import { savedReads } from '../../../src/client/offline/saved-reads/saved-reads.ts';
import { mapStore } from './map-store.ts';

const page = (id: string) => ({ type: 'product', id, name: id, slug: id }) as const;
const use = (usedAt: number, more: Partial<ReadUse>): ReadUse => ({
  bytes: 1,
  usedAt,
  savedAt: 0,
  version: DATA_SCHEMA_VERSION,
  ...more,
});

describe('the pages that open without a network', () => {
  it('come last used first, as many as are shown', () => {
    const uses: [string, ReadUse][] = [1, 3, 2].map((at) => [`${at}`, use(at, { page: page(`p${at}`) })]);
    expect(pagesIn(uses, new Set(['1', '2', '3']), 2)).toEqual([page('p3'), page('p2')]);
  });

  it('are none of what an earlier build saved without a page, of another version, or of a read that is not there', () => {
    const uses: [string, ReadUse][] = [
      ['read-["catalog","product","1"]', use(1, {})],
      ['other', use(1, { page: page('1'), version: 'other' })],
      ['gone', use(1, { page: page('1') })],
    ];
    expect(pagesIn(uses, new Set(['read-["catalog","product","1"]', 'other']), 10)).toEqual([]);
  });

  it('stay known when their use is noted', async () => {
    const uses = mapStore<ReadUse>();
    const reads = savedReads({ texts: mapStore<string>(), uses, version: DATA_SCHEMA_VERSION });
    await reads.setItem('a', 'text', page('1'));
    await reads.getItem('a');
    await reads.noteUses();
    expect(pagesIn([...uses.map], new Set(['a']), 10)).toEqual([page('1')]);
  });
});
