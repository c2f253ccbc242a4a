import { VAT_PERCENT } from '../../../core/money/vat.ts';
import { toPersianDigits } from '../../../core/numbers/numerals.ts';

/** Words of the choice of tax and currency. */
export const moneySheetTexts = {
  heading: 'نمایش قیمت‌ها',
  tax: `مالیات بر ارزش افزوده (${toPersianDigits(VAT_PERCENT)}٪)`,
  bases: { net: 'بدون مالیات', gross: 'با مالیات' },
  currency: 'واحد پول نخست',
  currencies: { rial: 'ریال', toman: 'تومان' },
  hint: 'همهٔ صفحه‌ها قیمت را چنین نشان می‌دهند، چه تأمین‌کننده آن را با مالیات نوشته باشد چه بی مالیات. کنار عددهای بلند، واحد دیگر هم می‌آید. این انتخاب روی همین دستگاه می‌ماند.',
} as const;
