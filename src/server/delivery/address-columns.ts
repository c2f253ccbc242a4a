import type { DeliveryAddressForm } from '../../contract/delivery/delivery-address.ts';
import { getPhone } from '../../core/people/phone.ts';
import { erasedPostal, postalColumnsOf } from '../places/postal-columns.ts';

/** What a form writes: numbers in one spelling, null for what is left out. */
export const columnsOf = (form: DeliveryAddressForm) => ({
  title: form.title,
  receiverName: form.receiverName,
  receiverPhone: getPhone(form.receiverPhone),
  ...postalColumnsOf(form),
  lat: form.lat ?? null,
  lng: form.lng ?? null,
  note: form.note ?? null,
});

/** A deleted address says nothing about the receiver. */
export const erasedColumns = {
  title: '',
  receiverName: '',
  receiverPhone: '',
  ...erasedPostal,
  lat: null,
  lng: null,
  note: null,
};
