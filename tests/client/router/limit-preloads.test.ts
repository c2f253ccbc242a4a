import { describe, expect, it } from 'vitest';
import { limitPreloads } from '../../../src/client/router/limit-preloads.ts';

/** A router whose preloads end when the test says so. */
function buildRouter() {
  const started: string[] = [];
  const ends = new Map<string, { resolve: (answer: string) => void; reject: (error: Error) => void }>();
  const router = {
    preloadRoute(name: string): Promise<string> {
      started.push(name);
      return new Promise((resolve, reject) => ends.set(name, { resolve, reject }));
    },
  };
  limitPreloads(router);
  return { router, started, ends };
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

describe('limitPreloads', () => {
  it('starts four at once and the next when one of them ends', async () => {
    const { router, started, ends } = buildRouter();
    const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => router.preloadRoute(name));
    await settled();
    expect(started).toEqual(['a', 'b', 'c', 'd']);
    ends.get('c')?.resolve('c is loaded');
    await expect(all[2]).resolves.toBe('c is loaded');
    await settled();
    expect(started).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('frees the slot of a failed preload, and passes its error to the caller', async () => {
    const { router, started, ends } = buildRouter();
    const all = ['a', 'b', 'c', 'd', 'e'].map((name) => router.preloadRoute(name));
    await settled();
    ends.get('a')?.reject(new Error('no such chunk'));
    await expect(all[0]).rejects.toThrow('no such chunk');
    await settled();
    expect(started).toContain('e');
  });

  it('has all four slots again when everything has ended', async () => {
    const { router, started, ends } = buildRouter();
    const first = ['a', 'b', 'c', 'd', 'e'].map((name) => router.preloadRoute(name));
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      await settled();
      ends.get(name)?.resolve(name);
    }
    await Promise.all(first);
    for (const name of ['f', 'g', 'h', 'i', 'j']) void router.preloadRoute(name);
    await settled();
    expect(started.slice(5)).toEqual(['f', 'g', 'h', 'i']);
  });
});
