import type { OfferTerms } from '../../../contract/catalog/own-offer.ts';
import { formatRial } from '../../../core/money/money.ts';
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

/** The terms that are others, in words. */
export function changedFields(before: OfferTerms, after: OfferTerms): FieldChange[] {
  const changeOf = <Name extends keyof OfferTerms>(name: Name): FieldChange => ({
    name: words.fields[name],
    before: wordsOf[name](before[name]),
    after: wordsOf[name](after[name]),
  });
  return (Object.keys(wordsOf) as (keyof OfferTerms)[]).map(changeOf).filter((one) => one.before !== one.after);
}
