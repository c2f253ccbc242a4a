import { type PriceTier, priceFor } from './order-price.ts';

/** What looks like a slip of the hand in a new price. */
export type PriceDoubtKind = 'zeroMore' | 'zeroLess' | 'dearerTier' | 'dearer' | 'cheaper';

export interface PriceDoubt {
  /** The place of the tier. */
  index: number;
  kind: PriceDoubtKind;
  /** What the amount is compared with: the present price for this quantity, or the tier before it. */
  against: 'present' | 'previous';
  beforeRial: number;
  amountRial: number;
}

/** A present price changes by more than 30 per cent. */
const TENTHS_LOW = 7n;
const TENTHS_HIGH = 13n;
const TEN = 10n;
const PERCENT = 100;

const isJump = (before: bigint, after: bigint): boolean => {
  const tenths = after * TEN;
  return tenths < before * TENTHS_LOW || tenths > before * TENTHS_HIGH;
};

/** What a price looks like beside the present one of the same quantity; undefined: nothing to ask. */
export function jumpOf(beforeRial: number, amountRial: number): PriceDoubtKind | undefined {
  const [before, after] = [BigInt(beforeRial), BigInt(amountRial)];
  if (!isJump(before, after)) return undefined;
  if (!isJump(before * TEN, after)) return 'zeroMore';
  if (!isJump(before, after * TEN)) return 'zeroLess';
  return after > before ? 'dearer' : 'cheaper';
}

/** How many per cent an amount is above a positive one before it, to a tenth where the whole number says nothing. */
export function changePercent(beforeRial: number, amountRial: number): number {
  const percent = (amountRial / beforeRial - 1) * PERCENT;
  return Math.abs(percent) < 1 ? Math.round(percent * 10) / 10 : Math.round(percent);
}

/** The price that a buyer of the tier's quantity has now; undefined if there is none yet. */
export const presentRial = (present: readonly PriceTier[], { minQty }: PriceTier): number | undefined =>
  (priceFor(present, minQty) ?? present[0])?.amountRial;

/**
 * What to ask about new tiers, which stand from the smallest quantity up, before they replace the present ones: one doubt
 * a tier, the gravest. Tiers that stay as they are raise none.
 */
export function priceDoubts(present: readonly PriceTier[], tiers: readonly PriceTier[]): PriceDoubt[] {
  const isNew = ({ minQty, amountRial }: PriceTier) =>
    !present.some((one) => one.minQty === minQty && one.amountRial === amountRial);
  return tiers.flatMap((tier, index): PriceDoubt[] => {
    const previous = tiers[index - 1];
    const now = presentRial(present, tier);
    const base = now ?? previous?.amountRial;
    const against = now === undefined ? 'previous' : 'present';
    const rest = { index, amountRial: tier.amountRial };
    const jump = base === undefined || !isNew(tier) ? undefined : jumpOf(base, tier.amountRial);
    if (base !== undefined && (jump === 'zeroMore' || jump === 'zeroLess'))
      return [{ ...rest, kind: jump, against, beforeRial: base }];
    if (previous && tier.amountRial > previous.amountRial && (isNew(tier) || isNew(previous)))
      return [{ ...rest, kind: 'dearerTier', against: 'previous', beforeRial: previous.amountRial }];
    return now !== undefined && jump ? [{ ...rest, kind: jump, against: 'present', beforeRial: now }] : [];
  });
}
