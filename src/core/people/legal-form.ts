import { parseCompanyId, parseEconomicCode, parseNationalCode } from './national-ids.ts';

export const legalKinds = ['person', 'company'] as const;
type LegalKind = (typeof legalKinds)[number];

/** The numbers by which the state knows a person or a company. */
export interface TypedLegalNumbers {
  kind: LegalKind;
  nationalId: string;
  /** Of a company it may be left out: it is the national id. */
  economicCode?: string | null | undefined;
}

export interface LegalNumbers {
  nationalId: string;
  economicCode: string;
}

export type LegalNumberFaults = Partial<Record<keyof LegalNumbers, string>>;

const wrong = {
  nationalCode: 'کد ملی درست نیست؛ ده رقم آن را بررسی کنید.',
  companyId: 'شناسهٔ ملی شرکت درست نیست؛ یازده رقم آن را بررسی کنید.',
  personCode: 'کد اقتصادی شخص چهارده رقم دارد.',
  companyCode: 'کد اقتصادی شرکت همان شناسهٔ ملی یازده‌رقمی آن است.',
} as const;

/** The numbers as they are stored, or what is wrong with each. */
export function readLegalNumbers({ kind, nationalId, economicCode }: TypedLegalNumbers): {
  numbers?: LegalNumbers;
  faults: LegalNumberFaults;
} {
  return kind === 'company' ? readCompany(nationalId, economicCode ?? '') : readPerson(nationalId, economicCode ?? '');
}

function readPerson(nationalId: string, economicCode: string) {
  const id = parseNationalCode(nationalId);
  const code = parseEconomicCode(economicCode);
  const faults: LegalNumberFaults = {
    ...(id === undefined && { nationalId: wrong.nationalCode }),
    ...(code === undefined && { economicCode: wrong.personCode }),
  };
  return id !== undefined && code !== undefined
    ? { numbers: { nationalId: id, economicCode: code }, faults }
    : { faults };
}

function readCompany(nationalId: string, economicCode: string) {
  const id = parseCompanyId(nationalId);
  if (id === undefined) return { faults: { nationalId: wrong.companyId } };
  if (economicCode.trim() !== '' && parseCompanyId(economicCode) !== id)
    return { faults: { economicCode: wrong.companyCode } };
  return { numbers: { nationalId: id, economicCode: id }, faults: {} };
}
