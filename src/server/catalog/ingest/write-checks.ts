import { reject, rejectUnless } from './write-report.ts';

const KEY_LENGTH_MAX = 300;
const TITLE_LENGTH_MAX = 500;
const TEXT_LENGTH_MAX = 20_000;

/** Rejects strings that PostgreSQL cannot store (NUL, half a surrogate pair) and too long ones. */
export function checkTexts(value: unknown, field = ''): void {
  if (typeof value === 'string') {
    rejectUnless(!value.includes('\0') && value.isWellFormed(), field, 'متن نویسه‌ای دارد که ذخیره‌شدنی نیست');
    rejectUnless(value.length <= TEXT_LENGTH_MAX, field, 'متن بیش از اندازه بلند است');
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) checkTexts(item, `${field}[${index}]`);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) checkTexts(item, field ? `${field}.${key}` : key);
  }
}

export function checkKey(key: string): void {
  rejectUnless(key.trim() !== '' && key.length <= KEY_LENGTH_MAX, 'key', 'کلید خالی یا بیش از اندازه بلند است');
}

export function checkTitle(title: string, field: string): void {
  rejectUnless(title.trim() !== '', field, 'نام خالی است');
  rejectUnless(title.length <= TITLE_LENGTH_MAX, field, 'نام بیش از اندازه بلند است');
}

export function checkOneOf(value: string, allowed: readonly string[], field: string): void {
  rejectUnless(allowed.includes(value), field, `مقدار «${value}» از مقدارهای پذیرفته نیست`);
}

export function checkFinite(value: number, field: string): void {
  rejectUnless(Number.isFinite(value), field, 'عدد درست نیست');
}

/** PostgreSQL's integer. */
export const COUNT_MAX = 2 ** 31 - 1;

export function checkCount(value: number | undefined, min: number, field: string): void {
  if (value === undefined) return;
  if (!Number.isInteger(value) || value < min || value > COUNT_MAX) reject(field, `باید عددی صحیح و دست‌کم ${min} باشد`);
}

/** A tier that begins below the minimum order can never be bought. */
export function checkFirstTier(prices: readonly { minQty: number }[], moq: number | undefined): void {
  const isBelow = prices[0] !== undefined && prices[0].minQty < (moq ?? 1);
  rejectUnless(!isBelow, 'prices[0].minQty', 'پلهٔ قیمت زیر حداقل سفارش است');
}

export function checkDate(value: string | undefined, field: string): void {
  if (value === undefined) return;
  rejectUnless(isCalendarDate(value), field, 'تاریخ باید به شکل ۲۰۲۷-۰۳-۲۰ و درست باشد');
}

/** Whether the text is an ISO date of a day that exists. */
export const isCalendarDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && isCalendarDay(text);

/** JavaScript rolls 31 February over to March: a date that formats differently does not exist. */
function isCalendarDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
