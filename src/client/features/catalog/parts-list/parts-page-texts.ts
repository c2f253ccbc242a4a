/** Words of the parts list's page before the list itself is there. */
export const partsPageTexts = {
  description: 'قطعه‌هایی که می‌خواهید، با مقدار، قیمت و تأمین‌کنندهٔ هرکدام؛ فقط روی همین دستگاه.',
} as const;
