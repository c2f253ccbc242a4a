import { formatNumber } from '../../../../core/numbers/numerals.ts';

const suppliers = (count: number) => `${formatNumber(count)} تأمین‌کننده`;

/** Words of the suppliers of a category. */
export const ofCategoryTexts = {
  title: (name: string) => `تأمین‌کنندگان ${name}`,
  description: (name: string, count: number) => `${suppliers(count)} در دستهٔ ${name}، با شمار عرضهٔ هر کدام.`,
  toCategory: (name: string) => `دستهٔ ${name}`,
  items: (items: string) => `${items} در این دسته`,
  all: (count: number) => `همهٔ ${suppliers(count)}`,
  empty: 'هنوز تأمین‌کننده‌ای در این دسته نیست',
  emptyHint: 'دستهٔ بالاتر یا فهرست همهٔ تأمین‌کنندگان را ببینید.',
} as const;
