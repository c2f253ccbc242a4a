/** Words of the controls in a table of products. */
import { formatNumber } from '../../../../../core/numbers/numerals.ts';

export const tableTexts = {
  menu: 'ستون‌ها و خروجی جدول',
  columns: 'ستون‌ها',
  picture: 'تصویر',
  noRoom: 'جا نشد:',
  density: 'بلندی ردیف‌ها',
  dense: 'ردیف‌های فشرده',
  roomy: 'ردیف‌های بلند',
  csv: (rows: number) => `فایل CSV با ${formatNumber(rows)} ردیف`,
  copy: (rows: number) => `رونوشت ${formatNumber(rows)} ردیف`,
  copied: (rows: number) => `${formatNumber(rows)} ردیف رونوشت شد`,
  sort: 'مرتب‌سازی با این ستون',
  unsorted: {
    tooMany: 'برای مرتب‌سازی با این ستون، فهرست را با فیلتر کوتاه کنید.',
    failed: 'ادامهٔ فهرست نیامد؛ بدون همهٔ ردیف‌ها با این ستون مرتب نمی‌شود.',
  },
  priceRial: { net: 'قیمت واحد بدون مالیات (ریال)', gross: 'قیمت واحد با مالیات (ریال)' },
  offers: 'شمار پیشنهادها',
  saleUnit: 'واحد',
  leadDays: 'تحویل (روز)',
} as const;
