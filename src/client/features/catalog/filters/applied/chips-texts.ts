import { formatNumber } from '../../../../../core/numbers/numerals.ts';

/** Words of the applied filters; a list without filters does not load them. */
export const chipTexts = {
  active: 'فیلترهای فعال',
  remove: (filter: string) => `برداشتن فیلتر ${filter}`,
  from: (bound: string) => `از ${bound}`,
  to: (bound: string) => `تا ${bound}`,
  between: (from: string, to: string) => `${from} تا ${to}`,
  others: (count: number) => `و ${formatNumber(count)} گزینهٔ دیگر`,
  yes: 'دارد',
  no: 'ندارد',
  unknown: 'مشخصه',
  /** Of a link's filters that the category does not have. */
  dropped: (count: number) =>
    count === 1
      ? 'یکی از فیلترهای این پیوند در این دسته نیست و کنار گذاشته شد.'
      : `${formatNumber(count)} فیلتر این پیوند در این دسته نیست و کنار گذاشته شد.`,
} as const;
