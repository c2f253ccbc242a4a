import { describe, expect, it } from 'vitest';
import { FairLru } from '../../../../../src/server/platform/http/cache/fair-lru.ts';

const filled = (keys: readonly string[], client: string, lru = new FairLru<string>(100)) => {
  for (const key of keys) lru.set(key, key, 10, client);
  return lru;
};
const names = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name}${index}`);
const kept = (lru: FairLru<string>, keys: readonly string[]) => keys.filter((key) => lru.get(key) !== undefined);

describe('FairLru', () => {
  it('keeps what others use while one client sweeps ten times its size', () => {
    const hot = names('hot', 4);
    const lru = filled(hot, 'a');
    for (const key of hot) lru.get(key, 'b');
    const own = filled(names('c', 2), 'c', lru);
    for (const key of names('sweep', 100)) {
      lru.set(key, key, 10, 'd');
      lru.get(key, 'd');
    }
    expect(kept(own, [...hot, 'c0', 'c1'])).toHaveLength(6);
    expect(lru.bytes).toBe(100);
  });

  it('evicts the least recently used of one client, which may fill all of it', () => {
    const lru = filled(names('k', 10), 'a');
    lru.get('k0', 'a');
    lru.set('new', 'new', 10, 'a');
    expect(kept(lru, ['k0', 'k1', 'k2', 'new'])).toEqual(['k0', 'k2', 'new']);
  });

  it('lets what clients share fill most of it and no more', () => {
    const lru = filled(names('k', 10), 'a');
    for (const key of names('k', 10)) lru.get(key, 'b');
    lru.set('own', 'own', 10, 'c');
    expect(kept(lru, ['k0', 'k1', 'own'])).toEqual(['k1', 'own']);
    lru.set('other', 'other', 10, 'c');
    expect(kept(lru, ['own', 'other'])).toEqual(['own', 'other']);
    lru.set('third', 'third', 10, 'c');
    expect(kept(lru, ['own', 'third'])).toEqual(['third']);
  });

  it('counts growth and replacement for the owner, and ignores a value larger than its limit', () => {
    const lru = filled(['a'], 'a');
    lru.grow('a', 5);
    expect(lru.bytes).toBe(15);
    lru.set('a', 'A', 12, 'b');
    expect([lru.get('a'), lru.bytes]).toEqual(['A', 12]);
    lru.set('b', 'B', 101, 'b');
    expect(lru.get('b')).toBeUndefined();
    lru.delete('a');
    lru.grow('a', 1);
    expect(lru.bytes).toBe(0);
  });
});
