import type { ProductCard } from '../../../../contract/catalog/product.ts';
import { uuidv7 } from '../../../../core/ids/uuidv7.ts';
import type { LineOffer, PartsLine } from '../../../../core/parts-list/parts-line.ts';

/** An offer from any read: a card, a product, or an offer of a base product. */
export type ReadOffer = Pick<
  ProductCard,
  'id' | 'title' | 'slug' | 'partNumber' | 'priceType' | 'prices' | 'moq' | 'vatIncluded' | 'saleUnit' | 'supplier'
> & { packSize?: number | null; phones?: readonly string[] };

/** What the list stores of an offer. */
export function toLineOffer(offer: ReadOffer, readAt: number): LineOffer {
  const { id, title, slug, partNumber, priceType, prices, moq, vatIncluded, saleUnit, supplier } = offer;
  return {
    id,
    title,
    slug,
    partNumber,
    priceType,
    prices: prices.map(({ minQty, amountRial }) => ({ minQty, amountRial })),
    moq,
    vatIncluded,
    saleUnit: { id: saleUnit.id, nameFa: saleUnit.nameFa },
    supplier: {
      id: supplier.id,
      name: supplier.name,
      slug: supplier.slug,
      ...(offer.phones && { phones: offer.phones }),
    },
    packSize: offer.packSize ?? null,
    readAt,
  };
}

export const newLine = (of: Pick<PartsLine, 'quantity'> & Partial<PartsLine>): PartsLine => ({
  id: uuidv7(),
  source: null,
  text: null,
  offerId: of.offer?.id ?? null,
  offer: null,
  ...of,
});
