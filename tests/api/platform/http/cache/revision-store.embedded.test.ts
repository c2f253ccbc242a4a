import { describe, expect, it } from 'vitest';
import { RevisionStore } from '../../../../../src/server/platform/http/cache/revision-store.ts';

function place(options: { keptMax?: number } = {}) {
  const data = new Map([
    ['a', 1],
    ['b', 2],
  ]);
  const asked: string[][] = [];
  const at = { revision: 1 };
  const store = new RevisionStore<number>({
    ...options,
    dataRevision: { currentNow: () => undefined, current: async () => at.revision },
    load: async (ids) => {
      asked.push([...ids]);
      await new Promise((resolve) => setTimeout(resolve, 1));
      return new Map(ids.flatMap((id) => (data.has(id) ? [[id, data.get(id) ?? 0] as const] : [])));
    },
  });
  return { store, data, asked, at };
}

describe('rows kept for a data revision', () => {
  it('are read once, with what does not exist', async () => {
    const { store, asked } = place();
    expect(await store.find(['a', 'b', 'a', 'none'])).toEqual(new Map(Object.entries({ a: 1, b: 2 })));
    expect(await store.get('a')).toBe(1);
    expect(await store.get('none')).toBeUndefined();
    expect(asked).toEqual([['a', 'b', 'none']]);
  });

  it('are read once by requests at the same time', async () => {
    const { store, asked } = place();
    expect(await Promise.all([store.get('a'), store.find(['a', 'b']), store.get('b')])).toEqual([
      1,
      new Map([
        ['a', 1],
        ['b', 2],
      ]),
      2,
    ]);
    expect(asked).toEqual([['a'], ['b']]);
  });

  it('are read anew after a change', async () => {
    const { store, data, at } = place();
    await store.find(['a', 'b']);
    data.set('a', 10).delete('b');
    expect(await store.get('a')).toBe(1);
    at.revision = 2;
    expect(await store.find(['a', 'b'])).toEqual(new Map([['a', 10]]));
  });

  it('do not outlive a change that comes while they are read', async () => {
    const { store, data, at } = place();
    const before = store.get('a');
    await Promise.resolve();
    data.set('a', 10);
    at.revision = 2;
    expect(await store.get('a')).toBe(10);
    await before;
    expect(await store.get('a')).toBe(10);
  });

  it('are forgotten when they are too many', async () => {
    const { store, asked } = place({ keptMax: 1 });
    await store.find(['a', 'b']);
    await store.get('a');
    expect(asked).toEqual([['a', 'b'], ['a']]);
  });

  it('are asked for again after a failed read', async () => {
    let tries = 0;
    const store = new RevisionStore<number>({
      dataRevision: { currentNow: () => 1, current: async () => 1 },
      load: async () => {
        tries += 1;
        if (tries === 1) throw new Error('no connection');
        return new Map([['a', 1]]);
      },
    });
    await expect(store.get('a')).rejects.toThrow('no connection');
    expect(await store.get('a')).toBe(1);
  });
});
