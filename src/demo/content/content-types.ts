import type { DemoContentType } from './demo-content.ts';

export const demoContentTypes: readonly DemoContentType[] = [
  { key: 'articles', pageType: 'article', title: 'مقاله‌ها', icon: 'book' },
  { key: 'selection', pageType: 'article', title: 'راهنمای انتخاب', icon: 'gauge', parent: 'articles' },
  { key: 'operation', pageType: 'article', title: 'نصب و نگه‌داری', icon: 'repair', parent: 'articles' },
  { key: 'reading', pageType: 'article', title: 'نقشه‌خوانی و محاسبه', icon: 'design', parent: 'articles' },
  { key: 'trade', pageType: 'article', title: 'خرید و بازرگانی', icon: 'document', parent: 'articles' },
  { key: 'standards', pageType: 'standard', title: 'شناخت استانداردها', icon: 'standard' },
  { key: 'news', pageType: 'news', title: 'خبرها', icon: 'training' },
  { key: 'catalogues', pageType: 'catalogue', title: 'کاتالوگ‌ها', icon: 'document' },
];
