/** Words of the page that tells how the site works. */
export const howItWorkTexts = {
  parts: 'بخش‌های این صفحه',
  videos: 'ویدئوهای آموزشی',
  questions: 'پرسش‌های پرتکرار',
} as const;
