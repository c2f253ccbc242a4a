import type { MerchantForm, OwnMerchant } from '../../../contract/merchants/merchant.ts';

export interface MerchantDraft {
  name: string;
  kind: OwnMerchant['kind'];
  /** One line, with commas between the numbers. */
  phones: string;
  website: string;
  stateId: string;
  cityId: string;
}

export const draftOf = (known: OwnMerchant | undefined): MerchantDraft => ({
  name: known?.name ?? '',
  kind: known?.kind ?? 'company',
  phones: known?.phones.join('، ') ?? '',
  website: known?.website ?? '',
  stateId: known?.city?.stateId ?? '',
  cityId: known?.city?.id ?? '',
});

export const formOf = ({ name, kind, phones, website, cityId }: MerchantDraft): MerchantForm => ({
  name,
  kind,
  phones: phones
    .split(/[،,;\n]/)
    .map((phone) => phone.trim())
    .filter((phone) => phone !== ''),
  website: website.trim() || null,
  cityId: cityId || null,
});
