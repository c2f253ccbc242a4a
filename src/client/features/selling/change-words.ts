import type { OfferTerms } from '../../../contract/catalog/own-offer.ts';
import { formatRial } from '../../../core/money/money.ts';
import { changePercent, type PriceDoubtKind, presentRial, priceDoubts } from '../../../core/money/price-doubts.ts';
import { formatNumber } from '../../../core/numbers/numerals.ts';
import { formatJalali } from '../../../core/time/dates.ts';
import { sellingTexts } from '../../parts/selling/selling-texts.ts';
import { texts } from '../../texts/app-texts.ts';

const { sheet: words, form } = sellingTexts;

const wordsOf: { readonly [Name in keyof OfferTerms]: (value: OfferTerms[Name]) => string } = {
  priceType: (type) => form.priceTypes[type],
  prices: (tiers) =>
    tiers.map(({ minQty, amountRial }) => words.tier(minQty, formatRial(amountRial))).join('، ') || words.none,
  vatIncluded: (isIncluded) => (isIncluded ? words.yes : words.no),
  moq: (count) => (count === null ? words.none : formatNumber(count)),
  leadTimeDays: (days) => (days === null ? words.none : texts.product.days(days)),
  stockState: (state) => texts.product.stock[state],
  priceValidUntil: (day) => (day === null ? words.none : formatJalali(day, 'short')),
};

export interface FieldChange {
  name: string;
  before: string;
  after: string;
}

/** How one tier's price changes. */
export interface TierChange {
  minQty: number;
  before: string;
  after: string;
  percent: number;
  doubt: PriceDoubtKind | undefined;
}

/** The new tiers of a row whose quantity has a price now, that of the tier or another one. */
export function changedTiers(before: OfferTerms, after: OfferTerms): TierChange[] {
  const doubts = priceDoubts(before.prices, after.prices);
  return after.prices.flatMap((tier, index): TierChange[] => {
    const present = presentRial(before.prices, tier);
    const doubt = doubts.find((one) => one.index === index)?.kind;
    if (present === undefined || (present === tier.amountRial && !doubt)) return [];
    const amounts = { before: formatRial(present), after: formatRial(tier.amountRial) };
    return [{ minQty: tier.minQty, ...amounts, percent: changePercent(present, tier.amountRial), doubt }];
  });
}

/** Rows with a price that looks like a slip come first. */
export const jumpsFirst = <Row extends { before: OfferTerms; terms: OfferTerms }>(rows: readonly Row[]) => {
  const isJump = ({ before, terms }: Row) => priceDoubts(before.prices, terms.prices).length > 0;
  const jumps = rows.filter(isJump);
  return { rows: [...jumps, ...rows.filter((row) => !isJump(row))], jumps: jumps.length };
};

const quantities = ({ prices }: OfferTerms): string => prices.map(({ minQty }) => minQty).join();

/** The terms that are others, in words; of prices whose quantities stay, `changedTiers` says it. */
export function changedFields(before: OfferTerms, after: OfferTerms): FieldChange[] {
  const changeOf = <Name extends keyof OfferTerms>(name: Name): FieldChange => ({
    name: words.fields[name],
    before: wordsOf[name](before[name]),
    after: wordsOf[name](after[name]),
  });
  const names = Object.keys(wordsOf) as (keyof OfferTerms)[];
  return names
    .filter((name) => name !== 'prices' || quantities(before) !== quantities(after))
    .map(changeOf)
    .filter((one) => one.before !== one.after);
}
