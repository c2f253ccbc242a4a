/** Words of the lists of products. */
import { formatNumber } from '../../../../core/numbers/numerals.ts';

export const productListTexts = {
  sort: 'مرتب‌سازی',
  sorts: { relevance: 'مرتبط‌ترین', title: 'نام', priceAsc: 'ارزان‌ترین', priceDesc: 'گران‌ترین', newest: 'تازه‌ترین' },
  view: 'شیوهٔ نمایش',
  asTable: 'جدول',
  asGrid: 'تصویری',
  categories: 'دسته‌های این نتیجه‌ها',
  category: 'دسته',
  outOf: (name: string) => `برداشتن دستهٔ ${name}`,
  narrower: 'زیردسته‌ها',
  partNumber: 'شمارهٔ فنی',
  shownOf: (shown: number, all: number) => `${formatNumber(shown)} از ${formatNumber(all)} کالا`,
} as const;
