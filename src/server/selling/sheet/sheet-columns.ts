import type { OfferTerms, OwnOffer } from '../../../contract/catalog/own-offer.ts';
import { TIERS_MAX } from '../../../core/catalog/offer-types.ts';
import { toPersianDigits } from '../../../core/numbers/numerals.ts';
import { toJalali } from '../../../core/time/jalali-date.ts';

/** Of every file, however few tiers the prices have, so that there is room for more. */
const TIERS_MIN = 3;

export const headings = {
  id: 'شناسه',
  title: 'کالا',
  partNumber: 'شمارهٔ فنی',
  sku: 'کد',
  unit: 'واحد فروش',
  priceType: 'نوع قیمت',
  vatIncluded: 'با مالیات',
  moq: 'حداقل سفارش',
  stockState: 'موجودی',
  leadTimeDays: 'زمان تحویل (روز)',
  priceValidUntil: 'پایان اعتبار قیمت',
} as const;

/** @param index from 0 */
export const tierHeadings = (index: number) => ({
  minQty: `از تعداد ${toPersianDigits(index + 1)}`,
  amountRial: `قیمت ${toPersianDigits(index + 1)} (ریال)`,
});

/** Of every column that a file may have. */
export const allHeadings: readonly string[] = [
  ...Object.values(headings),
  ...Array.from({ length: TIERS_MAX }, (_, index) => Object.values(tierHeadings(index))).flat(),
];

export const priceTypeWords: Readonly<Record<OfferTerms['priceType'], string>> = {
  fixed: 'ثابت',
  tiered: 'پله‌ای',
  onRequest: 'استعلامی',
};

export const stockWords: Readonly<Record<OfferTerms['stockState'], string>> = {
  inStock: 'موجود',
  limited: 'محدود',
  onOrder: 'سفارشی',
  outOfStock: 'ناموجود',
  unknown: 'نامشخص',
};

export const yesNoWords = { yes: 'بله', no: 'خیر' } as const;

type Cells = (string | number | null)[];

/** The headings and one row for each offer. */
export function sheetRows(offers: readonly OwnOffer[]): Cells[] {
  const longest = Math.max(TIERS_MIN, ...offers.map(({ prices }) => prices.length));
  const tiers = Array.from({ length: Math.min(longest, TIERS_MAX) }, (_, index) => index);
  const header = [
    headings.id,
    headings.title,
    headings.partNumber,
    headings.sku,
    headings.unit,
    headings.priceType,
    headings.vatIncluded,
    headings.moq,
    ...tiers.flatMap((index) => Object.values(tierHeadings(index))),
    headings.stockState,
    headings.leadTimeDays,
    headings.priceValidUntil,
  ];
  return [header, ...offers.map((offer) => cellsOf(offer, tiers))];
}

const cellsOf = (offer: OwnOffer, tiers: readonly number[]): Cells => [
  offer.id,
  offer.title,
  offer.partNumber,
  offer.sku,
  offer.saleUnit.nameFa,
  priceTypeWords[offer.priceType],
  offer.vatIncluded ? yesNoWords.yes : yesNoWords.no,
  offer.moq,
  ...tiers.flatMap((index) => [offer.prices[index]?.minQty ?? null, offer.prices[index]?.amountRial ?? null]),
  stockWords[offer.stockState],
  offer.leadTimeDays,
  offer.priceValidUntil && jalaliText(offer.priceValidUntil),
];

/** `1405/12/29`: Excel takes no year before 1900 for a date of its own. */
function jalaliText(isoDate: string): string {
  const { year, month, day } = toJalali(isoDate);
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('/');
}
