import { describe, expect, it } from 'vitest';
import { mergeLists } from '../../../src/core/parts-list/merge-lists.ts';

const line = (id: string, quantity: number, offerId: string | null = null) => ({ id, quantity, offerId });

describe('mergeLists', () => {
  it('has a part of both lists once, with the larger quantity', () => {
    const account = [line('a', 2, 'bearing'), line('b', 9, 'seal')];
    const device = [line('c', 5, 'bearing'), line('d', 1, 'seal'), line('e', 1, 'belt')];
    expect(mergeLists(account, device)).toEqual([line('a', 5, 'bearing'), line('b', 9, 'seal'), line('e', 1, 'belt')]);
  });

  it('is the same list again, however often it is repeated', () => {
    const device = [line('c', 5, 'bearing'), line('d', 1), line('e', 3)];
    const once = mergeLists([line('a', 2, 'bearing'), line('d', 4)], device);
    expect(mergeLists(once, device)).toEqual(once);
    expect(mergeLists(device, device)).toEqual(device);
  });

  it('takes the offer that was chosen for a line since', () => {
    expect(mergeLists([line('a', 2)], [line('a', 1, 'bearing')])).toEqual([line('a', 2, 'bearing')]);
    expect(mergeLists([line('a', 2, 'bearing')], [line('a', 3)])).toEqual([line('a', 3, 'bearing')]);
    // The line is joined with the one of its offer, and the account's text stays as it was.
    expect(mergeLists([line('a', 2), line('b', 1, 'bearing')], [line('a', 3, 'bearing')])).toEqual([
      line('a', 2),
      line('b', 3, 'bearing'),
    ]);
  });

  it('has no offer twice, so that the account accepts it', () => {
    const merged = mergeLists([line('a', 2, 'x'), line('b', 1)], [line('a', 1, 'y'), line('b', 1, 'x')]);
    const offers = merged.map(({ offerId }) => offerId).filter((offerId) => offerId !== null);
    expect(new Set(offers).size).toBe(offers.length);
  });
});
