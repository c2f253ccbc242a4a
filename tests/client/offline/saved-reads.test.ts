import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptPages } from '../../../src/client/offline/saved-reads/kept-pages.ts';
import type { ReadUse } from '../../../src/client/offline/saved-reads/read-use.ts';
import { savedReads } from '../../../src/client/offline/saved-reads/saved-reads.ts';
import { mapStore } from './map-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const TEN_CHARS = 'x'.repeat(10);

function build(maxBytes?: number) {
  const texts = mapStore<string>();
  const uses = mapStore<ReadUse>();
  return { texts, uses, reads: savedReads({ texts, uses, version: '1', maxBytes }) };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

describe('savedReads', () => {
  it('returns what was saved', async () => {
    const { reads } = build();
    await reads.setItem('a', 'text');
    expect(await reads.getItem('a')).toBe('text');
    await reads.removeItem('a');
    expect(await reads.getItem('a')).toBeUndefined();
  });

  it('evicts the least recently used reads beyond its size', async () => {
    const { reads, texts, uses } = build(45);
    for (const key of ['a', 'b', 'c']) {
      await reads.setItem(key, TEN_CHARS);
      later(1000);
    }
    await reads.getItem('a');
    await reads.noteUses();
    await reads.tidy();
    expect([...texts.map.keys()].sort()).toEqual(['a', 'c']);
    expect([...uses.map.keys()].sort()).toEqual(['a', 'c']);
  });

  it('drops what is older than a month or of another version', async () => {
    const { reads, texts, uses } = build();
    await reads.setItem('old', 'text');
    later(31 * DAY_MS);
    await reads.setItem('other', 'text');
    uses.map.set('other', { bytes: 8, usedAt: Date.now(), savedAt: Date.now(), version: '0' });
    await reads.setItem('new', 'text');
    await reads.tidy();
    expect([...texts.map.keys()]).toEqual(['new']);
  });

  it('evicts reads whose use is strange, and those from the future like those of now', async () => {
    const { reads, texts, uses } = build(45);
    const now = Date.now();
    for (const key of ['future', 'past']) await reads.setItem(key, TEN_CHARS);
    uses.map.set('future', { bytes: 20, usedAt: now + 30 * DAY_MS, savedAt: now + 30 * DAY_MS, version: '1' });
    for (const [index, strange] of [null, {}, [], 'x', { bytes: 'x' }, { bytes: Number.NaN }].entries()) {
      await reads.setItem(`strange ${index}`, TEN_CHARS);
      uses.map.set(`strange ${index}`, strange as never);
    }
    await reads.tidy();
    expect([...texts.map.keys()]).toEqual(['future', 'past']);
    later(1000);
    for (const key of ['new', 'newer']) await reads.setItem(key, TEN_CHARS);
    await reads.tidy();
    expect(texts.map.size).toBe(2);
  });

  it('evicts the older half when the device is full', async () => {
    const { reads, texts } = build();
    for (const key of ['a', 'b', 'c', 'd']) {
      await reads.setItem(key, TEN_CHARS);
      later(1000);
    }
    const full = new DOMException('full', 'QuotaExceededError');
    const setMany = texts.setMany;
    vi.spyOn(texts, 'setMany').mockRejectedValueOnce(full).mockImplementation(setMany);
    await reads.setItem('e', TEN_CHARS);
    expect(texts.map.has('e')).toBe(true);
    expect(texts.map.has('a')).toBe(false);
    expect(texts.map.size).toBeLessThanOrEqual(3);
  });

  it('drops no page that the user keeps, neither by age, by size nor on a full device', async () => {
    const { reads, texts } = build(45);
    const page = { type: 'product', id: 'p1', name: 'پمپ', slug: 'pump' } as const;
    keptPages.set({ sub: 'me', ids: ['p1'] });
    await reads.setItem('kept', TEN_CHARS, page);
    later(31 * DAY_MS);
    for (const key of ['a', 'b']) await reads.setItem(key, TEN_CHARS);
    await reads.tidy();
    const full = new DOMException('full', 'QuotaExceededError');
    const { setMany } = texts;
    vi.spyOn(texts, 'setMany').mockRejectedValueOnce(full).mockImplementation(setMany);
    await reads.setItem('c', TEN_CHARS);
    expect(texts.map.has('kept')).toBe(true);
    keptPages.drop();
    await reads.tidy();
    expect(texts.map.has('kept')).toBe(false);
  });

  it('never throws, even if the device stays full or has no storage', async () => {
    const { reads, texts, uses } = build();
    texts.fault = new DOMException('full', 'QuotaExceededError');
    await expect(reads.setItem('a', 'text')).resolves.toBeUndefined();
    for (const store of [texts, uses])
      for (const call of ['get', 'setMany', 'delMany', 'entries'] as const)
        vi.spyOn(store, call).mockRejectedValue(new DOMException('gone', 'UnknownError'));
    await expect(reads.getItem('a')).resolves.toBeUndefined();
    await expect(reads.removeItem('a')).resolves.toBeUndefined();
    await expect(reads.tidy()).resolves.toBeUndefined();
    await expect(reads.noteUses()).resolves.toBeUndefined();
  });

  it('requests tidying after some megabytes', async () => {
    const onTidyDue = vi.fn();
    const reads = savedReads({ texts: mapStore(), uses: mapStore(), version: '1', onTidyDue });
    await reads.setItem('small', TEN_CHARS);
    expect(onTidyDue).not.toHaveBeenCalled();
    await reads.setItem('large', 'x'.repeat(3 * 1024 * 1024));
    expect(onTidyDue).toHaveBeenCalledOnce();
  });
});
