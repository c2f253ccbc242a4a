import { toPersianDigits } from '../numbers/numerals.ts';

/** An E.164 number as Iranians write it: `09121234567`. */
export const localMobile = (phone: string): string => phone.replace(/^\+98/, '0');

/** The one form of a phone number that people read; for a masked number and a contact that somebody typed too. */
export const formatPhone = (phone: string): string => toPersianDigits(localMobile(phone));
