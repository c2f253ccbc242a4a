import type { DeliveryAddress, DeliveryAddressForm } from '../../../../contract/delivery/delivery-address.ts';
import { COUNTRY_ID } from './queries.ts';

/** Texts of the form's fields; empty where nothing is written. */
const draftNames = [
  'title',
  'receiverName',
  'receiverPhone',
  'stateId',
  'cityId',
  'urbanAreaId',
  'street',
  'plaque',
  'unit',
  'postalCode',
  'note',
] as const;
export type DraftName = (typeof draftNames)[number];
export type AddressDraft = Record<DraftName, string>;

const required: readonly DraftName[] = [
  'title',
  'receiverName',
  'receiverPhone',
  'stateId',
  'cityId',
  'street',
  'postalCode',
];

export const draftOf = (known: DeliveryAddress | undefined): AddressDraft =>
  Object.fromEntries(draftNames.map((name) => [name, known?.[name] ?? ''])) as AddressDraft;

/** The fields that must be written and are not. */
export const missingOf = (draft: AddressDraft): DraftName[] => required.filter((name) => draft[name].trim() === '');

/** What is sent; the position stays as another device has set it. */
export function formOf(draft: AddressDraft, known: DeliveryAddress | undefined): DeliveryAddressForm {
  const { urbanAreaId, plaque, unit, note, ...texts } = draft;
  return {
    ...texts,
    countryId: COUNTRY_ID,
    urbanAreaId: urbanAreaId || null,
    plaque: plaque || null,
    unit: unit || null,
    note: note || null,
    lat: known?.lat ?? null,
    lng: known?.lng ?? null,
  };
}
