import type { OfferTerms, OwnOffer } from '../../../contract/catalog/own-offer.ts';
import { type RialFault, readRial } from '../../../core/money/typed-rial.ts';
import { formatNumber } from '../../../core/numbers/numerals.ts';
import { parseNumber } from '../../../core/numbers/parse-number.ts';
import { fromJalali, tehranDate, toJalali } from '../../../core/time/jalali-date.ts';
import type { JalaliDate } from '../../../core/time/jalali-days.ts';

export interface TierDraft {
  minQty: string;
  amount: string;
}

export interface OfferDraft {
  priceType: OfferTerms['priceType'];
  tiers: readonly TierDraft[];
  vatIncluded: boolean;
  moq: string;
  leadTimeDays: string;
  stockState: OfferTerms['stockState'];
  hasEnd: boolean;
  until: JalaliDate;
}

const textOf = (number: number | null): string => (number === null ? '' : String(number));

export const draftOf = (offer: OwnOffer, now: Date): OfferDraft => ({
  priceType: offer.priceType,
  tiers:
    offer.prices.length > 0
      ? offer.prices.map(({ minQty, amountRial }) => ({ minQty: String(minQty), amount: formatNumber(amountRial) }))
      : [{ minQty: textOf(offer.moq) || '1', amount: '' }],
  vatIncluded: offer.vatIncluded,
  moq: textOf(offer.moq),
  leadTimeDays: textOf(offer.leadTimeDays),
  stockState: offer.stockState,
  hasEnd: offer.priceValidUntil !== null,
  until: toJalali(offer.priceValidUntil ?? tehranDate(now)),
});

/** The tiers that a price of this type has. */
export const tiersOf = ({ priceType, tiers }: Pick<OfferDraft, 'priceType' | 'tiers'>): readonly TierDraft[] =>
  priceType === 'onRequest' ? [] : priceType === 'fixed' ? tiers.slice(0, 1) : tiers;

/** A first tier that began at the minimum order goes on beginning there. */
export function withMoq(draft: OfferDraft, moq: string): OfferDraft {
  const [first, ...rest] = draft.tiers;
  const begins = first !== undefined && (wholeNumber(first.minQty) ?? 1) === (wholeNumber(draft.moq) ?? 1);
  return { ...draft, moq, tiers: begins ? [{ ...first, minQty: moq.trim() || '1' }, ...rest] : draft.tiers };
}

/** Whole; undefined for any other text. */
function wholeNumber(text: string): number | undefined {
  const number = parseNumber(text);
  return number !== undefined && Number.isSafeInteger(number) ? number : undefined;
}

type DraftFault = RialFault | 'noNumber' | 'noDay';

const readAmount = (text: string) => readRial(text, { min: 1 });

/** What is wrong with the text of each field, named as the server calls it. */
export function draftFaults(draft: OfferDraft): ReadonlyMap<string, DraftFault> {
  const faults = new Map<string, DraftFault>();
  const check = (name: string, text: string, isOptional = false) => {
    if (!(isOptional && text.trim() === '') && wholeNumber(text) === undefined) faults.set(name, 'noNumber');
  };
  for (const [index, { minQty, amount }] of tiersOf(draft).entries()) {
    check(`prices.${index}.minQty`, minQty);
    const { fault } = readAmount(amount);
    if (fault) faults.set(`prices.${index}.amountRial`, fault);
  }
  check('moq', draft.moq, true);
  check('leadTimeDays', draft.leadTimeDays, true);
  if (draft.hasEnd && fromJalali(draft.until) === undefined) faults.set('priceValidUntil', 'noDay');
  return faults;
}

/** Of a draft without faults. */
export const offerTermsOf = (draft: OfferDraft): OfferTerms => ({
  priceType: draft.priceType,
  prices: tiersOf(draft).map(({ minQty, amount }) => ({
    minQty: wholeNumber(minQty) ?? 0,
    amountRial: readAmount(amount).rial ?? 0,
  })),
  vatIncluded: draft.vatIncluded,
  priceValidUntil: (draft.hasEnd && fromJalali(draft.until)) || null,
  moq: wholeNumber(draft.moq) ?? null,
  leadTimeDays: wholeNumber(draft.leadTimeDays) ?? null,
  stockState: draft.stockState,
});
