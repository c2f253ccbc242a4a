/** Words of the help for elements of the interface. */
export const helpTexts = {
  help: 'راهنما',
  helpOf: (title: string) => `راهنمای «${title}»`,
  description: (title: string) => `راهنمای راسته: ${title}. توضیح کوتاه، با گام‌های کار.`,
  previous: 'پیشین',
  next: 'بعدی',
  neighbours: 'راهنماهای پیش و پس',
  asPage: 'باز کردن در صفحهٔ خود',
  questions: 'پرسش‌های پرتکرار',
  video: 'ویدئوی این راهنما',
} as const;
