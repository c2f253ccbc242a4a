import { verifyIranianLegalId, verifyIranianNationalId } from '@persian-tools/persian-tools';
import { typedDigits } from '../numbers/numerals.ts';

const NATIONAL_CODE = /^\d{10}$/;
const COMPANY_ID = /^\d{11}$/;
const PERSON_ECONOMIC_CODE = /^\d{14}$/;
const SAME_DIGIT = /^(\d)\1*$/;
const TEXT_MAX = 40;

const digitsOf = (text: string): string | undefined => (text.length > TEXT_MAX ? undefined : typedDigits(text));

const parsed = (text: string, isRight: (digits: string) => boolean): string | undefined => {
  const digits = digitsOf(text);
  return digits !== undefined && isRight(digits) ? digits : undefined;
};

/** The ten digits of a person's national code («کد ملی») in any spelling; undefined for a wrong one. */
export const parseNationalCode = (text: string): string | undefined =>
  parsed(text, (digits) => NATIONAL_CODE.test(digits) && !SAME_DIGIT.test(digits) && verifyIranianNationalId(digits));

/** The eleven digits of a company's national id («شناسهٔ ملی») in any spelling; undefined for a wrong one. */
export const parseCompanyId = (text: string): string | undefined =>
  parsed(
    text,
    (digits) => COMPANY_ID.test(digits) && !SAME_DIGIT.test(digits) && verifyIranianLegalId(digits) === true,
  );

/** The fourteen digits of a person's economic code («کد اقتصادی»); a company's is its national id. */
export const parseEconomicCode = (text: string): string | undefined =>
  parsed(text, (digits) => PERSON_ECONOMIC_CODE.test(digits) && !SAME_DIGIT.test(digits));
