import type { CategoryType } from '../../../../core/catalog/category-types.ts';
import { formatNumber } from '../../../../core/numbers/numerals.ts';

/** Words of a supplier's own pages. */
export const suppliersTexts = {
  menu: {
    label: 'بخش‌های تأمین‌کننده',
    profile: 'معرفی',
    licences: 'پروانه‌ها',
    categories: 'دسته‌ها',
    products: {
      IndustrialService: 'خدمات ساخت',
      Product: 'کالاها',
      ConsultingService: 'مشاوره',
      ElectronicDocument: 'اسناد',
    } satisfies Record<CategoryType, string>,
    delegations: 'نمایندگی‌ها',
    contents: 'مطالب',
  },
  contents: {
    title: (name: string) => `مطالب ${name}`,
    empty: 'این تأمین‌کننده هنوز مطلبی منتشر نکرده است',
    emptyHint:
      'مقاله‌ها، خبرها و کاتالوگ‌های او پس از انتشار اینجا فهرست می‌شوند. آنچه عرضه می‌کند و راه تماس در صفحهٔ اوست.',
    toProfile: 'صفحهٔ تأمین‌کننده',
  },
  products: {
    titles: {
      IndustrialService: (name: string) => `خدمات ساخت ${name}`,
      Product: (name: string) => `کالاهای ${name}`,
      ConsultingService: (name: string) => `خدمات مشاورهٔ ${name}`,
      ElectronicDocument: (name: string) => `اسناد ${name}`,
    } satisfies Record<CategoryType, (name: string) => string>,
    description: (title: string, count: number) =>
      `${title}: ${formatNumber(count)} مورد با مشخصات فنی، قیمت، موجودی و زمان تحویل.`,
    categories: 'دسته‌های همین تأمین‌کننده',
    empty: 'این تأمین‌کننده در این بخش چیزی عرضه نکرده است',
    emptyHint: 'آنچه عرضه می‌کند در بخش‌های دیگر صفحهٔ اوست.',
  },
} as const;
