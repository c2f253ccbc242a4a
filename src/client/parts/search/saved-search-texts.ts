import { formatNumber } from '../../../core/numbers/numerals.ts';

/** Words of what the device finds in its own data, without a network. */
export const savedSearchTexts = {
  heading: 'از داده‌های این دستگاه',
  found: (found: number, searched: number) =>
    `${formatNumber(found)} مورد در ${formatNumber(searched)} قطعهٔ ذخیره‌شده. فهرست کامل با شبکه می‌آید.`,
  shown: (shown: number) => `${formatNumber(shown)} مورد نخست نشان داده شده است.`,
  unknown: (count: number) => `${formatNumber(count)} قطعهٔ دیگر سنجیده نشد: مقدار این فیلترها روی دستگاه نیست.`,
  oldest: 'قدیمی‌ترین قیمت',
  nothing: (searched: number) =>
    `در ${formatNumber(searched)} قطعهٔ ذخیره‌شدهٔ این دستگاه هم چیزی پیدا نشد. فهرست کامل با شبکه می‌آید.`,
  row: 'تنها آنچه در فهرست دیده بودید روی این دستگاه است. بقیه با شبکه می‌آید.',
} as const;
