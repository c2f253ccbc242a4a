import { describe, expect, it } from 'vitest';
import { endOfQuiet, nextQuiet } from '../../../src/core/time/quiet-hours.ts';

/** A time on 1 November 2026 in Tehran, UTC+3:30. */
const at = (clock: string) => new Date(`2026-11-01T${clock}+03:30`);
const night = { from: 22 * 60, to: 7 * 60 };

describe('quiet hours', () => {
  it.each([
    ['21:59:59', undefined],
    ['22:00:00', '2026-11-02T07:00:00+03:30'],
    ['23:59:59', '2026-11-02T07:00:00+03:30'],
    ['00:00:00', '2026-11-01T07:00:00+03:30'],
    ['06:59:59', '2026-11-01T07:00:00+03:30'],
    ['07:00:00', undefined],
  ])('over midnight: at %s they last until %s', (clock, end) => {
    expect(endOfQuiet(at(clock), night)).toEqual(end === undefined ? undefined : new Date(end));
  });

  it('within one day end on the same day and start again on the next', () => {
    const noon = { from: 12 * 60, to: 13 * 60 + 30 };
    expect(endOfQuiet(at('13:29:00'), noon)).toEqual(at('13:30:00'));
    expect(endOfQuiet(at('13:30:00'), noon)).toBeUndefined();
    expect(nextQuiet(at('13:30:00'), noon)).toEqual(new Date('2026-11-02T12:00:00+03:30'));
    expect(nextQuiet(at('11:00:30'), noon)).toEqual(at('12:00:00'));
  });
});
