import { formatJalali } from '../../../core/time/dates.ts';

/** Words about a supplier, wherever one is shown. */
export const supplierTexts = {
  types: {
    manufacturer: 'تولیدکننده',
    importer: 'واردکننده',
    distributor: 'پخش‌کننده',
    service: 'خدمات صنعتی',
    consultant: 'مشاور',
  },
  /** @param year Gregorian; the Jalali one that most of it lies in is shown */
  founded: (year: number) => `تأسیس ${formatJalali(`${year}-07-01`, 'short').slice(0, 4)}`,
  noProducts: 'این تأمین‌کننده هنوز چیزی عرضه نکرده است.',
} as const;
