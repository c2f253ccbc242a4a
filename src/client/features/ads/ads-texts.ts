/** Words of advertisements and announcements. */
export const adsTexts = {
  ads: 'آگهی‌ها',
  ad: 'آگهی',
  announcement: 'اطلاعیه',
  severities: { info: 'آگاهی', warning: 'هشدار', critical: 'مهم' },
  dismiss: (title: string) => `بستن اطلاعیهٔ «${title}»`,
} as const;
