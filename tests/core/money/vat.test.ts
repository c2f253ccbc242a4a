import { describe, expect, it } from 'vitest';
import { inBasis } from '../../../src/core/money/vat.ts';
import { seededRandom } from '../../../src/core/numbers/seeded-random.ts';

describe('inBasis', () => {
  it('leaves a price in its own basis as it is written', () => {
    expect(inBasis(2_500_000, true, 'gross')).toBe(2_500_000);
    expect(inBasis(2_500_000, false, 'net')).toBe(2_500_000);
  });

  it('adds and takes away the tax in whole rial, half a rial up', () => {
    expect(inBasis(1_000_000, false, 'gross')).toBe(1_100_000);
    expect(inBasis(1_100_000, true, 'net')).toBe(1_000_000);
    expect(inBasis(2_500_000, true, 'net')).toBe(2_272_727);
    expect(inBasis(5, false, 'gross')).toBe(6);
    expect(inBasis(4, false, 'gross')).toBe(4);
  });

  it('is exact for every whole amount, as integers compute it', () => {
    const random = seededRandom('vat');
    for (let round = 0; round < 5_000; round++) {
      const rial = Math.floor(random.next() * 10 ** random.int(1, 15));
      expect(BigInt(inBasis(rial, false, 'gross'))).toBe((BigInt(rial) * 220n + 100n) / 200n);
      expect(BigInt(inBasis(rial, true, 'net'))).toBe((BigInt(rial) * 200n + 110n) / 220n);
    }
  });

  it('gives the net price back from the gross one', () => {
    for (let rial = 0; rial < 3_000; rial++) expect(inBasis(inBasis(rial, false, 'gross'), true, 'net')).toBe(rial);
  });
});
