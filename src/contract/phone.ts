import { z } from 'zod';
import { parseMobile, parsePhone } from '../core/people/phone.ts';

/** An Iranian mobile number in any spelling. A transform would cost a body its example in the API's document. */
export const mobile = z.string().refine((typed) => parseMobile(typed) !== undefined, {
  message: 'شمارهٔ موبایل درست نیست؛ مانند ۰۹۱۲۱۲۳۴۵۶۷ بنویسید.',
});

/** A mobile number, or a landline with its area code. */
export const phone = z.string().refine((typed) => parsePhone(typed) !== undefined, {
  message: 'شمارهٔ تلفن درست نیست؛ موبایل یا تلفن ثابت را با کد شهر بنویسید.',
});
