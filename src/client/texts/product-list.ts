/** Words of the lists of products. */
import { formatNumber } from '../../core/numerals.ts';

export const productListTexts = {
  listDescription: (category: string, count: number) =>
    `${formatNumber(count)} کالا در دستهٔ ${category}، با مشخصات فنی، قیمت، موجودی و زمان تحویل.`,
  sort: 'مرتب‌سازی',
  sorts: { title: 'نام', priceAsc: 'ارزان‌ترین', priceDesc: 'گران‌ترین', newest: 'تازه‌ترین' },
  view: 'شیوهٔ نمایش',
  asTable: 'جدول',
  asGrid: 'تصویری',
  narrower: 'زیردسته‌ها',
  shownOf: (shown: number, all: number) => `${formatNumber(shown)} از ${formatNumber(all)} کالا`,
  emptyList: 'هنوز کالایی در این دسته عرضه نشده است',
  emptyListHint: 'تأمین‌کنندگان این دسته هنوز فهرست کالا نداده‌اند. دستهٔ بالاتر کالاهای نزدیک را دارد.',
  toParent: (name: string) => `کالاهای ${name}`,
} as const;
