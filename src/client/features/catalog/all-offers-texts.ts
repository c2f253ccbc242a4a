import { texts } from '../../texts/app-texts.ts';

/** The link to the page with all offers of a part. */
export const allOffersText = (count: number): string => `همهٔ ${texts.product.offers(count)} در یک جدول`;
