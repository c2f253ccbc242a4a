import { formatNumber } from '../../../core/numerals.ts';

/** Words of the filters around a list; those of the panel stand in filter-panel.ts, which comes with it. */
export const filtersTexts = {
  filter: 'فیلتر',
  filterWith: (count: number) => `فیلتر، ${formatNumber(count)} فعال`,
  panel: 'فیلترها',
  active: 'فیلترهای فعال',
  remove: (filter: string) => `برداشتن فیلتر ${filter}`,
  removeAll: 'پاک کردن همه',
  from: (bound: string) => `از ${bound}`,
  to: (bound: string) => `تا ${bound}`,
  between: (from: string, to: string) => `${from} تا ${to}`,
  others: (count: number) => `و ${formatNumber(count)} گزینهٔ دیگر`,
  yes: 'دارد',
  no: 'ندارد',
  unknown: 'مشخصه',
  /** Of a link's filters that the category does not have. */
  dropped: (count: number) =>
    count === 1
      ? 'یکی از فیلترهای این پیوند در این دسته نیست و کنار گذاشته شد.'
      : `${formatNumber(count)} فیلتر این پیوند در این دسته نیست و کنار گذاشته شد.`,
  nothing: 'هیچ کالایی همهٔ این فیلترها را با هم ندارد',
  unknownCount: '…',
  listOfSupplier: (category: string, supplier: string) => `کالاهای ${category} از ${supplier}`,
  ofSupplier: 'از',
  allSuppliers: 'از همهٔ تأمین‌کنندگان',
  nothingOfSupplier: 'این تأمین‌کننده کالایی در این دسته ندارد',
  nothingOfSupplierHint: 'همین دسته را از تأمین‌کنندگان دیگر ببینید.',
  panelFailed: 'فیلترها باز نشد؛ با برگشتن شبکه صفحه را دوباره باز کنید.',
} as const;
