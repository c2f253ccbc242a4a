import type { LegalAddress, LegalAddressForm } from '../../../contract/account/legal-address.ts';
import type { DeliveryAddress, DeliveryAddressForm } from '../../../contract/delivery/delivery-address.ts';
import { COUNTRY_ID } from '../../parts/account/address/queries.ts';
import type { Faults } from '../../parts/form/field-faults.ts';
import { addressTexts } from './address-texts.ts';

const postalNames = ['title', 'stateId', 'cityId', 'urbanAreaId', 'street', 'plaque', 'unit', 'postalCode'] as const;
const deliveryNames = [...postalNames, 'receiverName', 'receiverPhone', 'note'] as const;
const legalNames = [...postalNames, 'phone'] as const;

/** Texts of a form's fields; empty where nothing is written. */
export type PostalDraft = Record<(typeof postalNames)[number], string>;
export type DeliveryDraft = Record<(typeof deliveryNames)[number], string>;
export type LegalDraft = Record<(typeof legalNames)[number], string>;

const postalRequired = ['title', 'stateId', 'cityId', 'street', 'postalCode'] as const;
const deliveryRequired = [...postalRequired, 'receiverName', 'receiverPhone'] as const;

const draftFrom = <Name extends string>(
  names: readonly Name[],
  known: Partial<Record<Name, string | null>> | undefined,
): Record<Name, string> => Object.fromEntries(names.map((name) => [name, known?.[name] ?? ''])) as Record<Name, string>;

export const deliveryDraftOf = (known: DeliveryAddress | undefined): DeliveryDraft => draftFrom(deliveryNames, known);
export const legalDraftOf = (known: LegalAddress | undefined): LegalDraft => draftFrom(legalNames, known);

const missingIn = <Name extends string>(draft: Record<Name, string>, required: readonly Name[]): Faults =>
  Object.fromEntries(
    required.flatMap((name) => (draft[name].trim() === '' ? [[name, addressTexts.form.required]] : [])),
  );

/** What is said of the fields that must be written and are not. */
export const deliveryFaults = (draft: DeliveryDraft): Faults => missingIn(draft, deliveryRequired);
export const legalFaults = (draft: LegalDraft): Faults => missingIn(draft, postalRequired);

const postalOf = ({ title, stateId, cityId, urbanAreaId, street, plaque, unit, postalCode }: PostalDraft) => ({
  title,
  countryId: COUNTRY_ID,
  stateId,
  cityId,
  urbanAreaId: urbanAreaId || null,
  street,
  plaque: plaque || null,
  unit: unit || null,
  postalCode,
});

/** What is sent; the position stays as another device has set it. */
export const deliveryFormOf = (draft: DeliveryDraft, known: DeliveryAddress | undefined): DeliveryAddressForm => ({
  ...postalOf(draft),
  receiverName: draft.receiverName,
  receiverPhone: draft.receiverPhone,
  note: draft.note || null,
  lat: known?.lat ?? null,
  lng: known?.lng ?? null,
});

export const legalFormOf = (draft: LegalDraft): LegalAddressForm => ({
  ...postalOf(draft),
  phone: draft.phone || null,
});
