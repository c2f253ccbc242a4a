import type { DemoArticle } from '../demo-content.ts';

export const offersAndProductsSideBySide: DemoArticle = {
  key: 'offers-and-products-side-by-side',
  type: 'news',
  title: 'پیشنهادها و کالاها کنار هم، روی یک پایه',
  lead: 'پیشنهادهای همهٔ تأمین‌کنندگان یک کالای پایه در یک صفحه است، و تا چهار کالا را می‌توان ستون به ستون سنجید؛ همه با یک پایهٔ مالیات و یک پول.',
  cover: 'offer-comparison',
  labels: ['خرید', 'مالیات'],
  categories: [],
  publishedAt: '2026-09-22T07:40:00Z',
  body: [
    {
      kind: 'paragraph',
      text: 'در راسته دو سنجش جدا هست. یکی پاسخ «از که بخرم» است: پیشنهادهای یک [کالای پایه](category:deep-groove-ball-bearing). دیگری پاسخ «کدام را بخرم» است: چند کالا با مشخصه‌های گوناگون، مانند دو [شیر کشویی](category:gate-valve) با دو جنس بدنه.',
    },
    { kind: 'figure', name: 'offer-comparison', alt: 'سه پیشنهاد کنار هم', caption: 'ردیف‌های یکسان برای همه.' },
    { kind: 'heading', level: 2, text: 'پیشنهادهای یک کالا' },
    {
      kind: 'list',
      ordered: false,
      items: [
        'هر سطر فهرست یک قطعه با کمترین قیمت آن است و پیشنهادهایش زیر آن باز می‌شود.',
        'قیمت، موجودی، زمان تحویل، کمترین سفارش و جای فروشنده کنار هم است.',
        'فروشنده‌ای که قیمت نمی‌نویسد، «استعلامی» است و در ارزان‌ترین‌ها شمرده نمی‌شود.',
      ],
    },
    { kind: 'heading', level: 2, text: 'مقایسهٔ تا چهار کالا' },
    {
      kind: 'table',
      caption: 'دو سنجش، دو پرسش',
      head: ['پرسش', 'چه می‌سنجد', 'کجا'],
      rows: [
        ['از که بخرم؟', 'پیشنهادهای یک کالای پایه', 'صفحهٔ همان کالا'],
        ['کدام را بخرم؟', 'تا چهار کالا با مشخصه‌ها', 'صفحهٔ مقایسه'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'نشان مقایسه را در فهرست بزنید و [مقایسه](/products/compare) را باز کنید. مقایسه از بستهٔ دستگاه، بی‌شبکه هم کار می‌کند.',
    },
    { kind: 'heading', level: 2, text: 'یک پایه برای همهٔ قیمت‌ها' },
    {
      kind: 'paragraph',
      text: 'قیمت‌ها را بی‌مالیات یا با مالیات، به ریال یا تومان ببینید. تبدیل یک بار و روی همان قیمت انجام می‌شود؛ چرا این کار لازم است در [سنجش قیمت‌ها روی یک پایه](article:vat-and-comparing-prices-on-one-basis) آمده است.',
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        'در رایانه، فهرست را به جدول تغییر دهید و ستون‌ها را برگزینید.',
        'هر ستون را مرتب کنید و سطرها را به صورت `CSV` بردارید.',
        'قطعه‌ای را که پسندیدید، به [فهرست قطعات](/products/parts-list) بیفزایید.',
      ],
    },
    {
      kind: 'parts',
      caption: 'برای آزمودن',
      parts: [
        ['gate-valve', 'DN100-PN16-GGG40'],
        ['gate-valve', 'DN100-PN16-WCB'],
        ['deep-groove-ball-bearing', '6205-2Z'],
      ],
    },
  ],
};
