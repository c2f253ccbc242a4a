import { verifyIranianLegalId, verifyIranianNationalId } from '@persian-tools/persian-tools';
import type { ProfileBody } from '../../../contract/account/profile.ts';
import { toAsciiDigits } from '../../../core/numerals.ts';
import { type ProblemDetails, validationFailed } from '../../platform/errors/app-error.ts';

type Numbers = Pick<ProfileBody, 'nationalCode' | 'nationalId' | 'economicCode'>;

const NATIONAL_CODE = /^\d{10}$/;
const NATIONAL_ID = /^\d{11}$/;
/** Twelve digits; older ones of persons have the fourteen of the tax file. */
const ECONOMIC_CODE = /^\d{12}$|^\d{14}$/;

const rules: Readonly<Record<keyof Numbers, { isRight: (digits: string) => boolean; message: string }>> = {
  nationalCode: {
    isRight: (digits) => NATIONAL_CODE.test(digits) && verifyIranianNationalId(digits),
    message: 'کد ملی درست نیست؛ ده رقم آن را بررسی کنید.',
  },
  nationalId: {
    isRight: (digits) => NATIONAL_ID.test(digits) && verifyIranianLegalId(digits) === true,
    message: 'شناسهٔ ملی درست نیست؛ یازده رقم آن را بررسی کنید.',
  },
  economicCode: {
    isRight: (digits) => ECONOMIC_CODE.test(digits),
    message: 'کد اقتصادی ۱۲ یا ۱۴ رقم دارد.',
  },
};

/** ASCII digits without the spaces and dashes that people write between them. */
const fold = (text: string): string => toAsciiDigits(text).replace(/[\s\u200c-]/g, '');

/**
 * The numbers of a profile as they are stored.
 * @throws a 400 problem with each wrong field; a company needs its name
 */
export function checkIdentity(body: ProfileBody): ProfileBody {
  const faults: ProblemDetails = [];
  const checked = { ...body };
  for (const field of ['firstName', 'lastName', 'email', 'companyName'] as const) checked[field] = body[field] || null;
  for (const [field, { isRight, message }] of Object.entries(rules) as [
    keyof Numbers,
    (typeof rules)[keyof Numbers],
  ][]) {
    const given = fold(body[field] ?? '');
    checked[field] = given || null;
    if (given !== '' && !isRight(given)) faults.push({ field, message });
  }
  if (body.kind === 'company' && checked.companyName === null)
    faults.push({ field: 'companyName', message: 'نام شرکت را بنویسید.' });
  if (faults.length > 0) throw validationFailed(faults);
  return checked;
}
