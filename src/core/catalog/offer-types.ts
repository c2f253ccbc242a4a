export const priceTypes = ['fixed', 'tiered', 'onRequest'] as const;
export type PriceType = (typeof priceTypes)[number];

/** Of one price. */
export const TIERS_MAX = 20;

/** Offers that one call changes. */
export const OFFER_BATCH_MAX = 500;

export const stockStates = ['inStock', 'limited', 'onOrder', 'outOfStock', 'unknown'] as const;
export type StockState = (typeof stockStates)[number];

export const offerStatuses = ['draft', 'waiting', 'shown', 'rejected', 'archived'] as const;
export type OfferStatus = (typeof offerStatuses)[number];
