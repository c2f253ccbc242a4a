import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameList, mergeChanges } from '../../../src/core/parts-list/merge-changes.ts';

const line = (id: string, quantity = 1, offerId: string | null = null) => ({
  id,
  quantity,
  offerId,
  source: null,
  text: id,
});

describe('mergeChanges', () => {
  const base = [line('a', 1), line('b', 2), line('c', 3)];

  it('makes the changes of both sides: additions, removals, quantities and chosen offers', () => {
    const own = [line('a', 5), line('c', 3), line('d')];
    const theirs = [line('a', 1), line('b', 2), line('c', 3, 'bearing'), line('e')];
    expect(mergeChanges(base, own, theirs)).toEqual([line('a', 5), line('c', 3, 'bearing'), line('e'), line('d')]);
  });

  it('keeps a line that one side has changed and the other removed', () => {
    expect(mergeChanges(base, [line('b', 2), line('c', 3)], [line('a', 9), line('b', 2), line('c', 3)])).toEqual([
      line('a', 9),
      line('b', 2),
      line('c', 3),
    ]);
    expect(mergeChanges(base, [line('a', 9), line('b', 2), line('c', 3)], [line('b', 2), line('c', 3)])).toContainEqual(
      line('a', 9),
    );
  });

  it('has the larger of two new quantities, and a part that both have added once', () => {
    expect(mergeChanges([line('a', 1)], [line('a', 4)], [line('a', 3)])).toEqual([line('a', 4)]);
    expect(mergeChanges([], [line('x', 4, 'seal')], [line('y', 2, 'seal')])).toEqual([line('y', 4, 'seal')]);
  });

  const lists = fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      quantity: fc.integer({ min: 1, max: 3 }),
      source: fc.constant(null),
      text: fc.constantFrom('bearing', null),
      offerId: fc.constant(null),
    }),
    { selector: ({ id }) => id },
  );

  it('is the side that has changed, if the other has not', () => {
    fc.assert(
      fc.property(lists, lists, (was, now) => {
        expect(isSameList(mergeChanges(was, now, was), now)).toBe(true);
        expect(isSameList(mergeChanges(was, was, now), now)).toBe(true);
      }),
    );
  });

  it('brings two devices to the same list, which stays as it is', () => {
    fc.assert(
      fc.property(lists, lists, lists, (was, one, other) => {
        // The first device writes, the second merges with that, the first takes the result.
        const account = mergeChanges(was, one, was);
        const both = mergeChanges(was, other, account);
        expect(isSameList(mergeChanges(account, account, both), both)).toBe(true);
        expect(mergeChanges(both, both, both)).toEqual(both);
      }),
    );
  });
});
