import type { CategoryType } from '../../../../core/catalog/category-types.ts';
import { formatNumber } from '../../../../core/numbers/numerals.ts';

const suppliers = (count: number) => `${formatNumber(count)} تأمین‌کننده`;

/** Words of the directory of suppliers and of the search in it. */
export const directoryTexts = {
  directory: {
    headings: {
      IndustrialService: 'کارگاه‌ها و تولیدکنندگان',
      Product: 'فروشندگان کالا و تجهیزات',
      ConsultingService: 'مشاوران و طراحان',
      ElectronicDocument: 'ناشران استاندارد و اسناد',
    } satisfies Record<CategoryType, string>,
    tabs: {
      IndustrialService: 'ساخت',
      Product: 'کالا',
      ConsultingService: 'مشاوره',
      ElectronicDocument: 'استاندارد',
    } satisfies Record<CategoryType, string>,
    headingIn: (heading: string, category: string) => `${heading} در ${category}`,
    description: (heading: string, count: number) =>
      `${heading} در راسته: ${suppliers(count)} با شهر، دسته‌ها، گواهی‌نامه‌ها و فهرست عرضه.`,
    types: 'نوع تأمین‌کننده',
    categories: 'دسته‌ها',
    allCategories: 'همهٔ دسته‌ها',
    place: 'شهر یا استان',
    anywhere: 'همهٔ ایران',
    placeOption: (name: string, count: number) => `${name} (${formatNumber(count)})`,
    wholeProvince: (province: string, count: number) => `همهٔ استان ${province} (${formatNumber(count)})`,
    withoutProvince: 'بی‌نام استان',
    sort: 'مرتب‌سازی',
    sorts: { name: 'نام', items: 'بیشترین عرضه' },
    searchLabel: 'نام تأمین‌کننده',
    searchPlaceholder: 'نام تأمین‌کننده',
    search: 'جست‌وجو',
    everywhere: (text: string) => `جست‌وجوی «${text}» در همهٔ تأمین‌کنندگان`,
    count: suppliers,
    shownOf: (shown: number, all: number) => `${formatNumber(shown)} از ${suppliers(all)}`,
    empty: 'تأمین‌کننده‌ای با این شرط‌ها نیست',
    emptyHint: 'شهر، دسته یا نام را بردارید تا فهرست گسترده‌تر شود.',
    clear: 'برداشتن همهٔ شرط‌ها',
    none: 'هنوز تأمین‌کننده‌ای در این بخش نیست',
    noneHint: 'بخش‌های دیگر بازار را ببینید.',
    certificatesMore: (count: number) => `و ${formatNumber(count)} گواهی‌نامهٔ دیگر`,
    items: (count: number) => `${formatNumber(count)} مورد`,
    licences: (count: number) => `${formatNumber(count)} پروانه`,
    inCategories: (names: readonly string[], all: number) => {
      const others = all - names.length;
      return names.join('، ') + (others > 0 ? ` و ${formatNumber(others)} دستهٔ دیگر` : '');
    },
  },
  search: {
    title: (key: string) => `جست‌وجوی «${key}» در تأمین‌کنندگان`,
    heading: 'تأمین‌کنندگان با نام',
    inType: 'در',
    allTypes: 'همه',
    nothing: (key: string) => `تأمین‌کننده‌ای با نام «${key}» پیدا نشد`,
    nothingHint: 'بخشی از نام یا واژه‌ای کوتاه‌تر را بنویسید، بی «شرکت» و «صنایع»؛ یا فهرست‌ها را ببینید.',
    lists: 'فهرست تأمین‌کنندگان',
    looser: (key: string) => `جست‌وجوی «${key}»`,
    offline: 'شبکه در دسترس نیست',
    offlineHint: (count: number) =>
      `این جست‌وجو ناتمام است: تنها ${suppliers(count)} که پیش‌تر روی این دستگاه دیده شده بررسی شد.`,
    offlineNothing: 'میان آن‌ها نامی همانند نبود.',
    retry: 'تلاش دوباره',
  },
} as const;
