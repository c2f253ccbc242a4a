import { formatNumber } from '../../../../core/numbers/numerals.ts';

/** Words of the page of one base product with the offers of all suppliers. */
export const baseProductTexts = {
  offers: (count: number) => `${formatNumber(count)} پیشنهاد، از ارزان به گران`,
  description: (title: string, count: number, isStocked: boolean) =>
    count > 0
      ? `${title}: ${formatNumber(count)} پیشنهاد کنار هم، با قیمت، حداقل سفارش،${isStocked ? ' موجودی،' : ''} زمان تحویل و ضمانت.`
      : `${title}: مشخصات فنی، استاندارد و شمارهٔ فنی.`,
  price: 'قیمت هر واحد',
  tiers: 'قیمت پله‌ای',
  validity: 'اعتبار قیمت',
  over: 'گذشته',
  cheapest: 'ارزان‌ترین',
  fastest: 'زودترین',
  toOffer: 'دیدن پیشنهاد',
  call: 'تماس',
} as const;
