import type { PreparedBaseProduct } from './write-base-products.ts';
import type { PreparedOffer } from './write-offers.ts';

export interface PreparedProduct {
  base: PreparedBaseProduct;
  offers: PreparedOffer[];
}
