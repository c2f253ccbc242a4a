/** Words of the list of a category's products. */
import { formatNumber } from '../../../../core/numbers/numerals.ts';

export const categoryListTexts = {
  listDescription: (category: string, count: number) =>
    `${formatNumber(count)} کالا در دستهٔ ${category}، با مشخصات فنی، قیمت، موجودی و زمان تحویل.`,
  about: (name: string) => `دربارهٔ ${name}`,
  narrower: 'زیردسته‌ها',
  emptyList: 'هنوز کالایی در این دسته عرضه نشده است',
  emptyListHint: 'تأمین‌کنندگان این دسته هنوز فهرست کالا نداده‌اند. دستهٔ بالاتر کالاهای نزدیک را دارد.',
  toParent: (name: string) => `کالاهای ${name}`,
} as const;
