import { describe, expect, it } from 'vitest';
import { DATA_SCHEMA_VERSION } from '../../../src/client/offline/saved-reads/device-stores.ts';
import { cardsIn } from '../../../src/client/offline/saved-reads/saved-cards.ts';
import { categoryShape, productsShape } from '../../../src/contract/answer-versions.gen.ts';
import type { ProductRow } from '../../../src/contract/catalog/product.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';

const card = {
  id: uuidv7(),
  title: 'بلبرینگ 6205',
  slug: 'x',
  categoryId: uuidv7(),
  glyph: 'bearing',
  imageUrl: null,
  brand: null,
  partNumber: '6205',
  supplier: { id: uuidv7(), name: 'آتا', slug: 'x', city: null },
  keyProperties: [],
  updatedAt: '2026-01-01T00:00:00.000Z',
  priceType: 'fixed',
  prices: [{ minQty: 1, amountRial: 100 }],
  currency: 'IRR',
  priceVersion: 1,
  priceValidUntil: null,
  vatIncluded: true,
  moq: null,
  saleUnit: { id: 'x', nameFa: 'عدد' },
  leadTimeDays: null,
  stockState: 'inStock',
  part: null,
} satisfies ProductRow;
const page = { items: [card], nextCursor: null };
const listOf = (...pages: unknown[]) => ({ pages, pageParams: pages.map(() => null) });
const stored = (data: unknown, shape: string = productsShape, dataUpdatedAt: unknown = 7) =>
  JSON.stringify({
    queryHash: 'h',
    queryKey: ['k'],
    buster: DATA_SCHEMA_VERSION + shape,
    chars: 1,
    state: { dataUpdatedAt, data },
  });

describe('the products of a saved read', () => {
  it('are those of every page of a list, with the time of the read', () => {
    expect(cardsIn(stored(listOf(page, page)))).toEqual([
      { card, savedAt: 7 },
      { card, savedAt: 7 },
    ]);
    expect(cardsIn(stored(page))).toHaveLength(1);
  });

  it('are none where the device has something else', () => {
    const strange = [
      undefined,
      7,
      '',
      '{',
      stored(page, categoryShape),
      stored(page, `${productsShape}other`),
      stored({ items: [{ ...card, prices: 'x' }], nextCursor: null }),
      stored(listOf({ items: 7 })),
      stored(page, productsShape, 'x'),
      stored(null),
    ];
    for (const one of strange) expect(cardsIn(one), String(one).slice(0, 80)).toEqual([]);
  });
});
