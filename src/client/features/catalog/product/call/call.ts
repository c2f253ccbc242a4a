import type { ProductOffer } from '../../../../../contract/catalog/product.ts';

/** What a call is about: an offer, and the time of its read. */
export type Call = {
  offer: Pick<
    ProductOffer,
    'title' | 'partNumber' | 'phones' | 'supplier' | 'prices' | 'priceType' | 'saleUnit' | 'currency' | 'vatIncluded'
  >;
  at: number;
};
