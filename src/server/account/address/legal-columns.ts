import type { LegalAddressForm } from '../../../contract/account/legal-address.ts';
import { getPhone } from '../../../core/people/phone.ts';
import { erasedPostal, postalColumnsOf } from '../../places/postal-columns.ts';

/** What a form writes: numbers in one spelling, null for what is left out. */
export const legalColumnsOf = (form: LegalAddressForm) => ({
  title: form.title,
  phone: form.phone ? getPhone(form.phone) : null,
  ...postalColumnsOf(form),
});

/** A deleted address says nothing about its person. */
export const erasedLegal = { title: '', phone: null, ...erasedPostal };
