import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentTotals, lineAmounts } from '../../../src/core/trade/document-line.ts';
import { parseQuantity } from '../../../src/core/trade/quantity.ts';
import { runs } from '../../setup/random-runs.ts';

describe('a quantity', () => {
  it.each([
    ['۲٫۵۰', '2.5'],
    ['007', '7'],
    ['1,250', '1250'],
    [' ۱٬۰۰۰٫۲۵ ', '1000.25'],
    ['0.000001', '0.000001'],
    ['999999999', '999999999'],
  ])('«%s» is %s', (typed, text) => expect(parseQuantity(typed)).toBe(text));

  it.each(['', '0', '0.0', '-1', '1e3', 'یک', '1.0000001', '1000000000', '1.2.3', '۱/۲'])('«%s» is none', (typed) =>
    expect(parseQuantity(typed)).toBeUndefined(),
  );
});

describe('a line of a document', () => {
  it.each([
    [
      { qty: '2.5', unitPriceRial: 333_335, vatPermille: 0 },
      { netRial: 833_337, vatRial: 0 },
    ],
    [
      { qty: '1', unitPriceRial: 7_272_727, vatPermille: 100 },
      { netRial: 7_272_727, vatRial: 727_272 },
    ],
    [
      { qty: '1', unitPriceRial: 8_000_000, vatPermille: 100, vatIncluded: true },
      { netRial: 7_272_727, vatRial: 727_273 },
    ],
    [
      { qty: '7', unitPriceRial: 1_000, per: '3', vatPermille: 100 },
      { netRial: 2_333, vatRial: 233 },
    ],
    [
      { qty: '0.000001', unitPriceRial: 999_999, vatPermille: 100 },
      { netRial: 0, vatRial: 0 },
    ],
  ])('%o is truncated once for each amount', (line, amounts) => expect(lineAmounts(line)).toEqual(amounts));

  it('is the same as with whole numbers of any size', () => {
    const line = fc.record({
      millionths: fc.bigInt({ min: 1n, max: 999_999_999n * 1_000_000n }),
      price: fc.integer({ min: 0, max: 100_000_000 }),
      per: fc.integer({ min: 1, max: 1_000 }),
      permille: fc.integer({ min: 0, max: 1_000 }),
      vatIncluded: fc.boolean(),
    });
    fc.assert(
      fc.property(line, ({ millionths, price, per, permille, vatIncluded }) => {
        const digits = String(millionths).padStart(7, '0');
        const qty = parseQuantity(`${digits.slice(0, -6)}.${digits.slice(-6)}`) ?? '';
        const asked = (millionths * BigInt(price)) / (BigInt(per) * 1_000_000n);
        const net = vatIncluded ? (asked * 1_000n) / BigInt(1_000 + permille) : asked;
        const vat = vatIncluded ? asked - net : (net * BigInt(permille)) / 1_000n;
        const fits = net + vat <= BigInt(Number.MAX_SAFE_INTEGER);
        expect(
          lineAmounts({ qty, unitPriceRial: price, per: String(per), vatPermille: permille, vatIncluded }),
        ).toEqual(fits ? { netRial: Number(net), vatRial: Number(vat) } : undefined);
      }),
      { numRuns: runs(200, 2_000) },
    );
  });

  it('has no amount beyond the exact whole numbers, and neither has their sum', () => {
    const price = Number.MAX_SAFE_INTEGER;
    expect(lineAmounts({ qty: '2', unitPriceRial: price, vatPermille: 0 })).toBeUndefined();
    expect(
      documentTotals([
        { netRial: price, vatRial: 0 },
        { netRial: 1, vatRial: 0 },
      ]),
    ).toBeUndefined();
    expect(
      documentTotals([
        { netRial: 10, vatRial: 1 },
        { netRial: 5, vatRial: 0 },
      ]),
    ).toEqual({
      netRial: 15,
      vatRial: 1,
      payableRial: 16,
    });
  });
});
