import { formatNumber } from '../../../../../core/numbers/numerals.ts';

const lines = (count: number) => `${formatNumber(count)} سطر`;

/** Words of the parts list that the account keeps. */
export const accountPartsTexts = {
  same: 'همین فهرست در حساب شما هم هست و تغییرهای هر دستگاه در دستگاه‌های دیگرتان هم می‌آید.',
  differ: (onlyThere: number, onlyHere: number) =>
    [
      onlyThere > 0 && `${lines(onlyThere)} از فهرست حساب شما اینجا نیست.`,
      onlyHere > 0 && `${lines(onlyHere)} از این فهرست در حساب شما نیست.`,
    ]
      .filter(Boolean)
      .join(' '),
  merge: 'یکی کردن دو فهرست',
  replace: 'فهرست حساب همین شود',
} as const;
