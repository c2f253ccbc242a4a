import type { LegalForm, LegalFormBody } from '../../../../contract/merchants/legal-form.ts';
import type { OwnMerchant } from '../../../../contract/merchants/merchant.ts';
import { localMobile } from '../../../../core/people/format-phone.ts';
import type { Faults } from '../../../parts/form/field-faults.ts';
import { publishingTexts } from './publishing-texts.ts';

const { legal: words } = publishingTexts;

export interface LegalFormDraft {
  kind: LegalForm['kind'];
  legalName: string;
  nationalId: string;
  /** Of a person. */
  economicCode: string;
  stateId: string;
  cityId: string;
  street: string;
  postalCode: string;
  phone: string;
}

/** Until it is written, what the merchant has said is a start. */
export function draftOf(form: LegalForm | null, { kind, city, phones }: OwnMerchant): LegalFormDraft {
  const place = form?.city ?? city;
  return {
    kind: form?.kind ?? kind,
    legalName: form?.legalName ?? '',
    nationalId: form?.nationalId ?? '',
    economicCode: form?.kind === 'person' ? form.economicCode : '',
    stateId: place?.stateId ?? '',
    cityId: place?.id ?? '',
    street: form?.street ?? '',
    postalCode: form?.postalCode ?? '',
    phone: form ? localMobile(form.phone) : (phones[0] ?? ''),
  };
}

export const bodyOf = ({ stateId: _, economicCode, ...draft }: LegalFormDraft): LegalFormBody => ({
  ...draft,
  economicCode: draft.kind === 'person' ? economicCode : null,
});

const needed = ['legalName', 'nationalId', 'street', 'postalCode', 'phone'] as const;

/** What is left out; whether the numbers are right is the server's answer. */
export function draftFaults(draft: LegalFormDraft): Faults {
  const names = draft.kind === 'person' ? ([...needed, 'economicCode'] as const) : needed;
  const empty = names.filter((name) => draft[name].trim() === '');
  return {
    ...Object.fromEntries(empty.map((name) => [name, words.required])),
    ...(draft.cityId === '' && { cityId: words.chooseCity }),
  };
}
