import { describe, expect, it } from 'vitest';
import { favoriteOperation } from '../../../src/client/features/keep/favorites/favorite-operation.ts';

const change = (isKept: boolean, keepOffline?: boolean) => ({
  objectType: 'product' as const,
  objectId: 'p',
  object: null,
  id: 'f',
  isKept,
  keepOffline,
});
type Change = ReturnType<typeof change>;
const join = (last: Change, next: Change) => favoriteOperation.join?.(last, next);

describe('two unsent changes of one favourite', () => {
  it('are the last choice of the use without a network', () => {
    expect(join(change(true), change(true, true))).toEqual(change(true, true));
    expect(join(change(true, true), change(true, false))).toEqual(change(true, false));
    expect(join(change(true, true), change(true))).toEqual(change(true, true));
  });

  it('are nothing if the second takes the first back', () => {
    expect(join(change(true), change(false))).toBeNull();
    expect(join(change(false), change(true))).toBeNull();
  });

  it('still remove a favourite that the server may have', () => {
    expect(join(change(true, true), change(false))).toEqual(change(false));
  });
});

describe('a stored change', () => {
  it('of an earlier build has no choice, and one with a strange choice is not sent', () => {
    const { keepOffline: _, ...earlier } = change(true);
    expect(favoriteOperation.accepts(earlier)).toBe(true);
    expect(favoriteOperation.accepts({ ...earlier, keepOffline: 'yes' })).toBe(false);
  });
});
