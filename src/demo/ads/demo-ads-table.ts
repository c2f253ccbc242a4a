import type { Advertisement } from '../../contract/ads/advertisement.ts';
import type { Announcement } from '../../contract/ads/announcement.ts';
import type { CategoryType } from '../../core/catalog/category-types.ts';

type Target =
  | { categoryType: CategoryType }
  | { products: string }
  /** Key of the advertiser, a supplier of the demo catalogue. */
  | { supplier: string };

export interface DemoAdvertisement {
  key: string;
  place: Advertisement['place'];
  title: string;
  text: string;
  /** Name of a picture in `public/ads`. */
  picture: string;
  alt: string;
  target: Target;
  weight: number;
  /** Keys of categories of the demo catalogue. */
  categories?: string[];
}

export const demoAdvertisements: readonly DemoAdvertisement[] = [
  {
    key: 'home-bearings',
    place: 'home',
    title: 'بلبرینگ را با اندازه پیدا کنید',
    text: 'قطر داخلی، قطر خارجی و عرض را بدهید تا فهرست کوتاه شود.',
    picture: 'bearing',
    alt: 'نقشهٔ بلبرینگ شیار عمیق',
    target: { products: 'bearings' },
    weight: 100,
  },
  {
    key: 'home-motors',
    place: 'home',
    title: 'الکتروموتور از چرخش الکتریک تبریز',
    text: 'توان، سرعت و پایهٔ هر موتور در مشخصات آن نوشته شده است.',
    picture: 'motor',
    alt: 'نقشهٔ الکتروموتور پایه‌دار',
    target: { supplier: 'charkhesh' },
    weight: 80,
  },
  {
    key: 'home-standards',
    place: 'home',
    title: 'استاندارد را پیش از خرید ببینید',
    text: 'شماره، سال و ناشر هر سند کنار نام آن آمده است.',
    picture: 'standard',
    alt: 'برگ یک استاندارد',
    target: { categoryType: 'ElectronicDocument' },
    weight: 60,
  },
  {
    key: 'category-pumps',
    place: 'category',
    title: 'پمپ‌های تلمبه‌سازی الوند',
    text: 'آبدهی و ارتفاع را با نقطهٔ کار خود بسنجید.',
    picture: 'pump',
    alt: 'نقشهٔ پمپ گریز از مرکز',
    target: { supplier: 'tolombeh' },
    weight: 90,
    categories: ['pumps'],
  },
  {
    key: 'category-fasteners',
    place: 'category',
    title: 'پیچ و مهره از پیچ‌آوران زاینده',
    text: 'قیمت هر کالا با اندازه و تعداد سفارش در صفحهٔ آن است.',
    picture: 'bolt',
    alt: 'نقشهٔ پیچ شش‌گوش',
    target: { supplier: 'pichavar' },
    weight: 90,
    categories: ['fasteners'],
  },
  {
    key: 'category-metals',
    place: 'category',
    title: 'مقاطع فولادی پولادراه شادآباد',
    text: 'وزن و ابعاد مقطع‌ها از جدول استاندارد است.',
    picture: 'beam',
    alt: 'نقشهٔ مقطع تیر آهن',
    target: { supplier: 'poladrah' },
    weight: 90,
    categories: ['metals'],
  },
  {
    key: 'category-services',
    place: 'category',
    title: 'قطعه را با نقشهٔ خود بسازید',
    text: 'کارگاه‌ها را با اندازه، جنس و تلرانس قطعه بسنجید.',
    picture: 'turning',
    alt: 'نقشهٔ یک قطعهٔ تراشیده',
    target: { categoryType: 'IndustrialService' },
    weight: 30,
  },
  {
    key: 'products-piping',
    place: 'products',
    title: 'لوله و اتصالات از لوله‌سازان کارون',
    text: 'قطر نامی، ردهٔ ضخامت و جنس هر لوله در مشخصات آن است.',
    picture: 'pipe',
    alt: 'نقشهٔ لولهٔ فلنج‌دار',
    target: { supplier: 'lulehsaz' },
    weight: 90,
    categories: ['piping'],
  },
  {
    key: 'products-standards',
    place: 'products',
    title: 'استاندارد این کالا را ببینید',
    text: 'سندهای ISO، IEC، DIN و استاندارد ملی ایران در یک جا.',
    picture: 'standard',
    alt: 'برگ یک استاندارد',
    target: { categoryType: 'ElectronicDocument' },
    weight: 20,
  },
  {
    key: 'product-services',
    place: 'product',
    title: 'اندازهٔ دلخواهتان در بازار نیست؟',
    text: 'کارگاه‌های ماشین‌کاری قطعه را با نقشهٔ شما می‌سازند.',
    picture: 'turning',
    alt: 'نقشهٔ یک قطعهٔ تراشیده',
    target: { products: 'machining-services' },
    weight: 40,
  },
  {
    key: 'search-consulting',
    place: 'search',
    title: 'در انتخاب تردید دارید؟',
    text: 'مشاوران و طراحان صنعتی محاسبه و انتخاب را با شما انجام می‌دهند.',
    picture: 'standard',
    alt: 'برگ یک نقشهٔ فنی',
    target: { categoryType: 'ConsultingService' },
    weight: 40,
  },
];

export const demoAnnouncements: readonly (Omit<Announcement, 'id' | 'from' | 'to'> & { key: string })[] = [
  {
    key: 'demo-catalogue',
    title: 'این کاتالوگ نمونه است',
    body: 'نام تأمین‌کنندگان و بازرگانان و قیمت‌ها ساختگی است؛ ابعاد و مشخصات کالاها از جدول استانداردهاست.',
    severity: 'warning',
    audience: 'all',
  },
  {
    key: 'offline',
    title: 'راسته بدون شبکه هم باز می‌شود',
    body: 'صفحه‌هایی که دیده‌اید روی دستگاه شما می‌ماند و زمان هر قیمت و موجودی کنار آن نوشته شده است.',
    severity: 'info',
    audience: 'all',
  },
  {
    key: 'price-validity',
    title: 'تاریخ اعتبار قیمت‌ها را تازه نگه دارید',
    body: 'قیمتی که روز اعتبارش گذشته باشد در صفحهٔ کالا با همان تاریخ دیده می‌شود.',
    severity: 'info',
    audience: 'suppliers',
  },
  {
    key: 'delegation-validity',
    title: 'روز پایان نمایندگی‌ها',
    body: 'نمایندگی پس از روز پایان خود در فهرست نمایندگی‌های معتبر نمی‌آید.',
    severity: 'info',
    audience: 'merchants',
  },
];
