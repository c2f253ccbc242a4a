export const priceTypes = ['fixed', 'tiered', 'onRequest'] as const;
export type PriceType = (typeof priceTypes)[number];

/** Of one price. */
export const TIERS_MAX = 20;

/** Offers that one call changes. */
export const OFFER_BATCH_MAX = 500;

export const stockStates = ['inStock', 'limited', 'onOrder', 'outOfStock', 'unknown'] as const;
export type StockState = (typeof stockStates)[number];

/** Whether a buyer can have it at once, has to wait or ask for it, or cannot have it. */
const stockTiers: Readonly<Record<StockState, 0 | 1 | 2>> = {
  inStock: 0,
  limited: 0,
  onOrder: 1,
  unknown: 1,
  outOfStock: 2,
};

/** Of the offers of a part those of the lowest tier come first, unless a list is sorted by price. */
export const stockTier = (state: StockState): number => stockTiers[state];

/** Those of «موجود». */
export const statesAtOnce: readonly StockState[] = stockStates.filter((state) => stockTier(state) === 0);

export const offerStatuses = ['draft', 'waiting', 'shown', 'rejected', 'archived'] as const;
export type OfferStatus = (typeof offerStatuses)[number];
