import { formatNumber } from '../../core/numbers/numerals.ts';

const KILO = 1024;

/** «۳٫۲ مگابایت» */
export function fileSize(bytes: number): string {
  const megabytes = bytes / KILO / KILO;
  if (megabytes >= 1) return `${formatNumber(Math.round(megabytes * 10) / 10)} مگابایت`;
  return `${formatNumber(Math.max(1, Math.round(bytes / KILO)))} کیلوبایت`;
}
