import { toAsciiDigits } from '../numbers/numerals.ts';
import type { ContactType } from './supplier-types.ts';
import { tidyWebAddress } from './web-address.ts';

/** Of texts in characters, of lists in members; the server refuses more, and the form of the page counts. */
export const supplierPageLimits = {
  about: 4_000,
  address: 300,
  sections: 12,
  sectionTitle: 80,
  sectionBody: 4_000,
  contacts: 12,
  contact: 200,
  licences: 30,
  licenceType: 120,
  licenceNo: 60,
  licenceIssuer: 120,
} as const;

const EMAIL = /^[^\s@<>"'()]+@[^\s@<>"'()]+\.[^\s@<>"'()]+$/;
const NUMBER = /^\+?[\d\s()/-]{5,40}$/;
const DIGITS_MIN = 5;

/** Whether people can use the value: a number to call, an e-mail address, a web address with or without its scheme. */
export function isContactValue(type: ContactType, value: string): boolean {
  if (type === 'email') return EMAIL.test(value);
  if (type === 'website') return tidyWebAddress(value) !== undefined;
  const number = toAsciiDigits(value);
  return NUMBER.test(number) && number.replace(/\D/g, '').length >= DIGITS_MIN;
}
