import { describe, expect, it } from 'vitest';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import {
  joinLines,
  type LineOffer,
  PARTS_MAX,
  type PartsLine,
  quantityFault,
  totalLines,
} from '../../../src/core/parts-list/parts-line.ts';

const ATA = { id: uuidv7(), name: 'آتا', slug: 'آتا' };
const BAM = { id: uuidv7(), name: 'بم', slug: 'بم' };

const buildOffer = (over: Partial<LineOffer> = {}): LineOffer => ({
  id: uuidv7(),
  title: 'بلبرینگ 6205',
  slug: 'بلبرینگ-6205',
  partNumber: '6205',
  supplier: ATA,
  saleUnit: { nameFa: 'عدد' },
  packSize: null,
  readAt: 1,
  priceType: 'fixed',
  prices: [{ minQty: 1, amountRial: 100 }],
  moq: null,
  vatIncluded: false,
  ...over,
});
const buildLine = (quantity: number, offer: LineOffer | null, over: Partial<PartsLine> = {}): PartsLine => ({
  id: uuidv7(),
  quantity,
  source: null,
  text: null,
  offerId: offer?.id ?? null,
  offer,
  ...over,
});

describe('quantityFault', () => {
  it('says the minimum order, the first tier counts as one', () => {
    expect(quantityFault(buildOffer({ moq: 5 }), 4)).toEqual({ kind: 'tooFew', by: 5, nearest: 5 });
    expect(quantityFault(buildOffer({ prices: [{ minQty: 10, amountRial: 1 }] }), 4)).toMatchObject({ by: 10 });
    expect(quantityFault(buildOffer({ moq: 5 }), 5)).toBeUndefined();
  });

  it('says the minimum order of a price on request too', () => {
    expect(quantityFault(buildOffer({ priceType: 'onRequest', prices: [], moq: 5 }), 4)).toMatchObject({ by: 5 });
  });

  it('offers the next whole pack', () => {
    expect(quantityFault(buildOffer({ packSize: 10 }), 12)).toEqual({ kind: 'notPacked', by: 10, nearest: 20 });
    expect(quantityFault(buildOffer({ packSize: 10 }), 20)).toBeUndefined();
    expect(quantityFault(buildOffer({ packSize: 10, moq: 25 }), 4)).toEqual({ kind: 'tooFew', by: 25, nearest: 30 });
  });
});

describe('totalLines', () => {
  it('knows how a supplier is called, whichever of its lines was read whole', () => {
    const told = { ...ATA, phones: ['021-1'] };
    const lines = [
      buildLine(1, buildOffer()),
      buildLine(2, buildOffer({ supplier: told })),
      buildLine(1, buildOffer()),
    ];
    expect(totalLines(lines).suppliers).toMatchObject([{ supplier: told, lines: 3 }]);
  });

  it('sums each supplier and all without tax, and the tax apart, whatever the prices include', () => {
    const lines = [
      buildLine(10, buildOffer()),
      buildLine(2, buildOffer({ supplier: BAM, vatIncluded: true, prices: [{ minQty: 1, amountRial: 550 }] })),
      buildLine(1, buildOffer()),
    ];
    const { all, suppliers } = totalLines(lines);
    expect(all).toEqual({ lines: 3, unpriced: 0, netRial: 2100, vatRial: 210 });
    expect(suppliers.map(({ supplier, lines, netRial, vatRial }) => [supplier.name, lines, netRial, vatRial]))
      // Prices of the second include the tax.
      .toEqual([
        ['آتا', 2, 1100, 110],
        ['بم', 1, 1000, 100],
      ]);
  });

  it('uses the tier of the quantity', () => {
    const prices = [
      { minQty: 1, amountRial: 100 },
      { minQty: 10, amountRial: 80 },
    ];
    expect(totalLines([buildLine(10, buildOffer({ prices }))]).all.netRial).toBe(800);
  });

  it('counts the lines that it cannot sum', () => {
    const lines = [
      buildLine(1, null, { source: '6205' }),
      buildLine(1, buildOffer({ priceType: 'onRequest', prices: [] })),
      buildLine(1, buildOffer({ moq: 5 })),
      buildLine(1e9, buildOffer({ prices: [{ minQty: 1, amountRial: 9e15 }] })),
    ];
    expect(totalLines(lines).all).toEqual({ lines: 4, unpriced: 4, netRial: 0, vatRial: 0 });
  });
});

describe('joinLines', () => {
  it('adds to the quantity of a line with the same offer, and keeps its id', () => {
    const offer = buildOffer();
    const line = buildLine(2, offer);
    const { lines } = joinLines([line], [buildLine(3, offer)]);
    expect(lines).toEqual([{ ...line, quantity: 5 }]);
  });

  it('changes nothing for a line that it has, so that joining twice is joining once', () => {
    const lines = [buildLine(2, buildOffer()), buildLine(1, null, { source: '6205' })];
    const once = joinLines([], lines).lines;
    expect(joinLines(once, lines).lines).toEqual(once);
  });

  it('holds at most 500 lines and says how many are left out', () => {
    const many = Array.from({ length: PARTS_MAX + 3 }, () => buildLine(1, null, { source: 'x' }));
    const { lines, leftOut } = joinLines([], many);
    expect([lines.length, leftOut.length]).toEqual([PARTS_MAX, 3]);
  });
});
