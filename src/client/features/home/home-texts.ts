import { formatNumber } from '../../../core/numbers/numerals.ts';

/** Words of the front page. */
export const homeTexts = {
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
} as const;
