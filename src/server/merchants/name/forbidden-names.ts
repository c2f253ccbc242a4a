import { plainLetters, skeletonOf } from '../../../core/text/skeleton.ts';

/** Names that would speak for the market, for the state or for nobody, as a whole or as one word among others. */
const FORBIDDEN =
  `راسته rasteh پشتیبانی support ادمین admin administrator مدیریت مدیر اپراتور operator root system سیستم
  official رسمی دولت دولتی پلیس وزارت وزارتخانه بانک_مرکزی گمرک شهرداری دادگاه تست test آزمایشی نمونه demo بی‌نام ناشناس
  anonymous unknown null undefined`
    .split(/\s+/)
    .map((name) => skeletonOf(name.replaceAll('_', ' ')));

const forbiddenKeys: ReadonlySet<string> = new Set(FORBIDDEN);

/** Whether the name, or one of its words, is forbidden, however it is spelled. */
export function isForbiddenName(name: string): boolean {
  const words = plainLetters(name.replaceAll('\u200c', ' ')).split(/[^\p{L}\p{N}]+/u);
  return [name, ...words].some((part) => forbiddenKeys.has(skeletonOf(part)));
}
