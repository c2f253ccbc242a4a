import { priceTypes, stockStates } from '../../../core/catalog/offer-types.ts';
import type { SourceOffer } from './source.ts';
import { checkCount, checkDate, checkFirstTier, checkOneOf } from './write-checks.ts';
import { rejectUnless } from './write-report.ts';

/** What can change from day to day. */
export type Terms = Pick<
  SourceOffer,
  'priceType' | 'prices' | 'priceValidUntil' | 'moq' | 'leadTimeDays' | 'stockState'
>;

/**
 * The rules of an offer's terms, whoever writes them.
 * @throws RejectedRecord with the first field that is wrong
 */
export function checkTerms(terms: Terms): void {
  checkOneOf(terms.priceType, priceTypes, 'priceType');
  checkOneOf(terms.stockState, stockStates, 'stockState');
  checkPrices(terms);
  checkDate(terms.priceValidUntil, 'priceValidUntil');
  checkCount(terms.moq, 1, 'moq');
  checkFirstTier(terms.prices, terms.moq);
  checkCount(terms.leadTimeDays, 0, 'leadTimeDays');
}

function checkPrices({ priceType, prices }: Terms): void {
  const isPriced = priceType !== 'onRequest';
  rejectUnless(isPriced || prices.length === 0, 'prices', 'پیشنهادِ «استعلام قیمت» نباید قیمت داشته باشد');
  rejectUnless(!isPriced || prices.length > 0, 'prices', 'قیمت نیامده است');
  rejectUnless(priceType !== 'fixed' || prices.length === 1, 'prices', 'قیمت ثابت تنها یک ردیف دارد');
  for (const [index, tier] of prices.entries()) {
    const isAmount = Number.isSafeInteger(tier.amountRial) && tier.amountRial > 0;
    rejectUnless(isAmount, `prices[${index}].amountRial`, 'مبلغ باید عددی صحیح و مثبت به ریال باشد');
    checkCount(tier.minQty, 1, `prices[${index}].minQty`);
    const before = prices[index - 1];
    const isAscending = before === undefined || before.minQty < tier.minQty;
    rejectUnless(isAscending, `prices[${index}].minQty`, 'پله‌های قیمت باید از کم به زیاد باشند');
  }
}
