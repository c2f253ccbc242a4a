import { describe, expect, it } from 'vitest';
import { endOfPeriod, GRACE_DAYS, membershipStateAt } from '../../../src/core/people/membership.ts';

describe('the state of a membership', () => {
  it('changes with the first moment of each border', () => {
    const to = new Date('2027-11-27T10:00:00.000Z');
    const end = endOfPeriod(to, GRACE_DAYS);
    const justBefore = (at: Date) => new Date(at.getTime() - 1);
    expect([justBefore(to), to, justBefore(end), end].map((now) => membershipStateAt(to, now))).toEqual([
      'active',
      'grace',
      'grace',
      'expired',
    ]);
  });
});
