import { formatNumber } from '../../core/persian.ts';

/** Words of the header, the menus, the footer, the suggestions and the front page. */
export const frontTexts = {
  header: {
    searchLabel: 'جست‌وجوی کالا، دسته و تأمین‌کننده',
    openCategories: 'باز کردن منوی دسته‌ها',
    toDark: 'نمایش تیره',
    toLight: 'نمایش روشن',
    back: 'بازگشت',
    toHome: 'راسته، صفحهٔ اصلی',
  },
  suggestions: {
    label: 'پیشنهادها',
    searching: 'در حال جست‌وجو…',
    nothing: 'چیزی پیدا نشد',
    nothingHint: 'نام کوتاه‌تر، شمارهٔ فنی یا نام استاندارد را بیازمایید.',
    offline: 'جست‌وجو در همهٔ کالاها شبکه می‌خواهد. از «دسته‌ها» به آنچه پیش‌تر دیده‌اید برسید.',
    failed: 'پاسخی نرسید. کمی بعد دوباره بنویسید.',
    found: (count: number) => `${formatNumber(count)} پیشنهاد`,
    kinds: { category: 'دسته', product: 'کالا', supplier: 'تأمین‌کننده' },
    offers: (count: number) => `${formatNumber(count)} پیشنهاد فروش`,
  },
  menu: {
    heading: 'دسته‌ها',
    roots: 'گروه‌های اصلی',
    allOf: (name: string) => `همهٔ ${name}`,
    empty: 'در این گروه هنوز دسته‌ای نیست.',
  },
  bottomBar: { label: 'دسترسی سریع' },
  footer: {
    colours: 'رنگ صفحه',
    notifications: 'اعلان‌ها',
    schemes: { light: 'روشن', dark: 'تیره', auto: 'خودکار' },
    build: 'نسخه',
  },
  home: {
    heading: 'قطعه، سازنده یا استاندارد خود را پیدا کنید',
    facts: (items: number, suppliers: number) =>
      `${formatNumber(items)} کالا، خدمت و سند از ${formatNumber(suppliers)} تأمین‌کننده`,
    needLink: 'نیاز خود را بنویسید',
    needHint: 'در یک جمله، با اندازه‌ها و شرط‌ها',
    roots: {
      IndustrialService: 'ساخت و تولید صنعتی',
      Product: 'تجهیزات و کالای صنعتی',
      ConsultingService: 'طراحی و مشاورهٔ صنعتی',
      ElectronicDocument: 'استاندارد و اسناد',
    },
    rootHints: {
      IndustrialService: 'ماشین‌کاری، ریخته‌گری، جوش‌کاری',
      Product: 'بلبرینگ، پیچ، لوله، پمپ، کابل',
      ConsultingService: 'طراحی، محاسبه، بازرسی، آموزش',
      ElectronicDocument: 'مکانیک، لوله و جوش، برق، مدیریت',
    },
    rootItems: {
      IndustrialService: (count: number) => `${formatNumber(count)} خدمت`,
      Product: (count: number) => `${formatNumber(count)} کالا`,
      ConsultingService: (count: number) => `${formatNumber(count)} خدمت`,
      ElectronicDocument: (count: number) => `${formatNumber(count)} سند`,
    },
    rootsHeading: 'چهار بخش بازار',
    suppliers: 'تأمین‌کنندگان با بیشترین کالا',
    empty: 'فهرست هنوز خالی است',
    emptyHint: 'کالایی وارد نشده است. کمی بعد دوباره سر بزنید.',
    description:
      'راسته، بازار صنعت: قطعه، ماشین، خدمات ساخت، مشاوره و استاندارد با مشخصات فنی و قیمت از تأمین‌کنندگان سراسر ایران.',
  },
} as const;
