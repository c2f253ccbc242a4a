import type { ProfileBody } from '../../../contract/account/profile.ts';
import { toAsciiDigits } from '../../../core/numbers/numerals.ts';
import { parseCompanyId, parseNationalCode } from '../../../core/people/national-ids.ts';
import { type ProblemDetails, validationFailed } from '../../platform/errors/app-error.ts';

type Identity = Partial<Omit<ProfileBody, 'kind'>>;
type Numbers = Pick<ProfileBody, 'nationalCode' | 'nationalId' | 'economicCode'>;
type Needed = 'firstName' | 'lastName' | 'companyName' | 'nationalId';

/** Of a person fourteen digits, in older files twelve; a company's is its national id. */
const PERSON_ECONOMIC_CODE = /^\d{12}$|^\d{14}$/;

const rules: Readonly<Record<keyof Numbers, { isRight: (digits: string) => boolean; message: string }>> = {
  nationalCode: {
    isRight: (digits) => parseNationalCode(digits) === digits,
    message: 'کد ملی درست نیست؛ ده رقم آن را بررسی کنید.',
  },
  nationalId: {
    isRight: (digits) => parseCompanyId(digits) === digits,
    message: 'شناسهٔ ملی درست نیست؛ یازده رقم آن را بررسی کنید.',
  },
  economicCode: {
    isRight: (digits) => PERSON_ECONOMIC_CODE.test(digits) || parseCompanyId(digits) === digits,
    message: 'کد اقتصادی شخص ۱۴ رقم دارد؛ کد اقتصادی شرکت همان شناسهٔ ملی ۱۱ رقمی آن است.',
  },
};

const numberRules = Object.entries(rules) as [keyof Numbers, (typeof rules)[keyof Numbers]][];

/** ASCII digits without the spaces and dashes that people write between them. */
const fold = (text: string): string => toAsciiDigits(text).replace(/[\s\u200c-]/g, '');

const missing: Readonly<Record<Needed, string>> = {
  firstName: 'نام را بنویسید.',
  lastName: 'نام خانوادگی را بنویسید.',
  companyName: 'نام شرکت را بنویسید.',
  nationalId: 'شناسهٔ ملی شرکت را بنویسید.',
};

/** What a profile has to say. */
export function neededFor(kind: ProfileBody['kind'], isCustomer: boolean): readonly Needed[] {
  if (kind === 'company') return isCustomer ? ['companyName', 'nationalId'] : ['companyName'];
  return isCustomer ? ['firstName', 'lastName'] : [];
}

/**
 * Names and numbers as they are stored: null for an empty text, ASCII digits for numbers.
 * @throws a 400 problem with each wrong or missing field
 */
export function checkIdentity<Given extends Identity>(given: Given, needed: readonly (keyof Given & Needed)[]): Given {
  const faults: ProblemDetails = [];
  const checked: Identity = { ...given };
  for (const field of ['firstName', 'lastName', 'email', 'companyName'] as const)
    if (field in given) checked[field] = given[field] || null;
  for (const [field, { isRight, message }] of numberRules) {
    if (!(field in given)) continue;
    const digits = fold(given[field] ?? '');
    checked[field] = digits || null;
    if (digits !== '' && !isRight(digits)) faults.push({ field, message });
  }
  for (const field of needed) if (!checked[field]) faults.push({ field, message: missing[field] });
  if (faults.length > 0) throw validationFailed(faults);
  return checked as Given;
}
