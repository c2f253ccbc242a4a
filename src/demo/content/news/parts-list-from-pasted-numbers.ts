import type { DemoArticle } from '../demo-content.ts';

export const partsListFromPastedNumbers: DemoArticle = {
  key: 'parts-list-from-pasted-numbers',
  type: 'news',
  title: 'فهرست قطعات: شماره‌ها را بچسبانید و جمع را ببینید',
  lead: 'شماره‌های فنی و مقدارها را از اکسل، پیام یا نامه بچسبانید. هر سطر به کالا می‌رسد، تأمین‌کننده برمی‌گزینید و جمع با مالیات یا بی‌مالیات است.',
  cover: 'parts-list-phone',
  labels: ['خرید', 'نگه‌داری', 'بلبرینگ'],
  categories: ['deep-groove-ball-bearing'],
  publishedAt: '2026-05-12T08:30:00Z',
  body: [
    {
      kind: 'paragraph',
      text: 'فهرست خرید یک تعمیر معمولاً چند سطر در پیام است: شمارهٔ فنی و مقدار. حالا می‌توانید همان متن را در [فهرست قطعات](/products/parts-list) بچسبانید و هر سطر به [بلبرینگ](category:deep-groove-ball-bearing)، [پیچ](category:fasteners) یا [کاسه‌نمد](category:oil-seal) خودش می‌رسد.',
    },
    {
      kind: 'figure',
      name: 'parts-list-phone',
      alt: 'فهرستی از قطعات با نشان آماده روی گوشی',
      caption: 'هر سطر یک قطعه؛ سطرهایی که به کالا رسیده‌اند نشان دارند.',
    },
    { kind: 'heading', level: 2, text: 'چه می‌کند' },
    {
      kind: 'list',
      ordered: false,
      items: [
        'هر سطر را جدا می‌خواند و مقدار را از متن برمی‌دارد؛ اگر مقدار نباشد، یک می‌گیرد و می‌گوید.',
        'اگر چند کالا به سطر بخورد، می‌پرسد کدام؛ اگر هیچ کدام، سطر را نگه می‌دارد تا جست‌وجویش کنید.',
        'تأمین‌کنندهٔ هر سطر را شما برمی‌گزینید و جمع سطر و جمع کل را می‌بینید.',
        'کمترین سفارش و اندازهٔ بسته را یادآوری می‌کند.',
        'به صورت `CSV`، چاپ یا پیوند بیرون می‌رود.',
      ],
    },
    { kind: 'heading', level: 2, text: 'نمونهٔ متن' },
    { kind: 'list', ordered: false, items: ['`6205-2RS 4`', '`6308-2Z 2`', '`30205 4`'] },
    { kind: 'paragraph', text: 'شمارهٔ فنی یا نام، سپس مقدار؛ هر سطر یک قطعه. فهرست تا ۵۰۰ سطر می‌گیرد.' },
    { kind: 'heading', level: 2, text: 'کجا می‌ماند' },
    {
      kind: 'table',
      caption: 'جای فهرست',
      head: ['وضعیت', 'کجاست'],
      rows: [
        ['بدون ورود', 'تنها روی همین دستگاه'],
        ['پس از ورود و پیوستن', 'روی همهٔ دستگاه‌های شما یکی است'],
        ['بی‌شبکه', 'از دستگاه خوانده می‌شود؛ سطرهای پیدانشده با برگشتن شبکه دوباره جست‌وجو می‌شوند'],
      ],
    },
    {
      kind: 'callout',
      tone: 'tip',
      text: 'برای استعلام، فهرست را با مقدار پر کنید، `CSV` بگیرید و پیوست نامه کنید. شرح هر ردیف را با [راهنمای درخواست قیمت](article:writing-a-good-request-for-quotation) کامل کنید.',
    },
    {
      kind: 'parts',
      caption: 'برای آزمودن فهرست',
      parts: [
        ['deep-groove-ball-bearing', '6205-2RS'],
        ['deep-groove-ball-bearing', '6308-2Z'],
        ['tapered-roller-bearing', '30205'],
      ],
    },
  ],
};
