import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTrackingCode, TRACKING_LENGTH, TRACKING_LETTERS } from '../../../src/core/ids/tracking-code.ts';
import { parseRequestNumber, requestNumber } from '../../../src/core/trade/request-number.ts';
import { runs } from '../../setup/random-runs.ts';

const bytes = fc.uint8Array({ minLength: 9, maxLength: 9 });

describe('the number of a request', () => {
  it('is read in any spelling', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const number = requestNumber(random);
        expect(number).toHaveLength(TRACKING_LENGTH);
        expect(parseRequestNumber(formatTrackingCode(number).toLowerCase())).toBe(number);
      }),
      { numRuns: runs(100, 2_000) },
    );
  });

  it('with one wrong letter, or two exchanged neighbours, is no number', () => {
    const place = fc.integer({ min: 0, max: TRACKING_LENGTH - 1 });
    fc.assert(
      fc.property(bytes, place, fc.constantFrom(...TRACKING_LETTERS), (random, at, letter) => {
        const number = requestNumber(random);
        const changed = number.slice(0, at) + letter + number.slice(at + 1);
        expect(parseRequestNumber(changed) === undefined).toBe(changed !== number);
        const [a = '', b = ''] = [number[at], number[at + 1]];
        const exchanged = number.slice(0, at) + b + a + number.slice(at + 2);
        expect(parseRequestNumber(exchanged) === undefined).toBe(exchanged !== number);
      }),
      { numRuns: runs(300, 5_000) },
    );
  });
});
