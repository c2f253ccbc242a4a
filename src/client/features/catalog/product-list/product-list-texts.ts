/** Words of the lists of products. */
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
} as const;
