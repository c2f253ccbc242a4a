import type { DeliveryAddressForm } from '../../contract/delivery/delivery-address.ts';
import { getPhone } from '../../core/phone.ts';
import { getPostalCode } from '../../core/postal-code.ts';

/** What a form writes: numbers in one spelling, null for what is left out. */
export const columnsOf = (form: DeliveryAddressForm) => ({
  title: form.title,
  receiverName: form.receiverName,
  receiverPhone: getPhone(form.receiverPhone),
  countryId: form.countryId,
  stateId: form.stateId,
  cityId: form.cityId,
  urbanAreaId: form.urbanAreaId ?? null,
  street: form.street,
  plaque: form.plaque ?? null,
  unit: form.unit ?? null,
  postalCode: getPostalCode(form.postalCode),
  lat: form.lat ?? null,
  lng: form.lng ?? null,
  note: form.note ?? null,
});

/** A deleted address says nothing about the receiver. */
export const erasedColumns = {
  title: '',
  receiverName: '',
  receiverPhone: '',
  urbanAreaId: null,
  street: '',
  plaque: null,
  unit: null,
  postalCode: '',
  lat: null,
  lng: null,
  note: null,
};
