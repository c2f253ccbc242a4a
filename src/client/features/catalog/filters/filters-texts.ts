import { formatNumber } from '../../../../core/numbers/numerals.ts';

/** Words of the filters around a list; those of the panel stand in filter-panel.ts, which comes with it. */
export const filtersTexts = {
  filter: 'فیلتر',
  filterWith: (count: number) => `فیلتر، ${formatNumber(count)} فعال`,
  panel: 'فیلترها',
  removeAll: 'پاک کردن همه',
  unknownCount: '…',
  panelFailed: 'فیلترها باز نشد؛ با برگشتن شبکه صفحه را دوباره باز کنید.',
} as const;
