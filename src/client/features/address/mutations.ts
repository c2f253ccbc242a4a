import type { LegalAddress, LegalAddressForm } from '../../../contract/account/legal-address.ts';
import type { DeliveryAddress, DeliveryAddressForm } from '../../../contract/delivery/delivery-address.ts';
import { read } from '../../data/api.ts';
import type { PrivateApi } from '../../data/session/private-api.ts';
import { asOperation, asVersioned, write } from '../../data/write.ts';
import { addressesKey, legalAddressesKey } from '../../parts/account/address/queries.ts';

/** What the form was filled from; undefined: a new address. */
type Seen = { id: string; version: number } | undefined;

interface AddressEdit {
  known: Seen;
  form: DeliveryAddressForm;
}

/** @param id undefined: a new address */
export const addressDraftKey = (id: string | undefined): string => `address:${id ?? 'new'}`;
export const legalDraftKey = (id: string | undefined): string => `legal-address:${id ?? 'new'}`;

const invalidates = () => [addressesKey];

export const addressWrites = ({ deliveryAddresses: { index, ':id': one } }: PrivateApi) => ({
  /** The form shows what is wrong. */
  save: () =>
    write({
      area: 'account',
      name: 'saveAddress',
      send: ({ known, form }: AddressEdit, intent) =>
        known
          ? read(one.$put({ param: { id: known.id }, json: form }, asVersioned(intent, known.version)))
          : read(index.$post({ json: { ...form, clientId: intent.newId } }, asOperation(intent))),
      draftKey: ({ known }) => addressDraftKey(known?.id),
      follows: ({ form }, { id, version }) => ({ known: { id, version }, form }),
      invalidates,
      isFailureShown: false,
    }),
  remove: () =>
    write({
      area: 'account',
      name: 'removeAddress',
      send: (known: DeliveryAddress, intent) =>
        read(one.$delete({ param: { id: known.id } }, asVersioned(intent, known.version))),
      invalidates,
    }),
  select: () =>
    write({
      area: 'account',
      name: 'selectAddress',
      send: ({ id }: DeliveryAddress, intent) => read(one.selected.$post({ param: { id } }, asOperation(intent))),
      invalidates,
    }),
});

interface LegalAddressEdit {
  known: Seen;
  form: LegalAddressForm;
}

/** @param id of the person whose addresses they are */
export const legalAddressWrites = ({ persons }: PrivateApi, id: string) => {
  const { addresses } = persons[':id'];
  const param = { id };
  return {
    /** The form shows what is wrong. */
    save: () =>
      write({
        area: 'account',
        name: 'saveLegalAddress',
        send: ({ known, form }: LegalAddressEdit, intent) =>
          known
            ? read(
                addresses.$put({ param, json: { ...form, addressId: known.id } }, asVersioned(intent, known.version)),
              )
            : read(addresses.$post({ param, json: { ...form, clientId: intent.newId } }, asOperation(intent))),
        draftKey: ({ known }) => legalDraftKey(known?.id),
        follows: ({ form }, { id: addressId, version }) => ({ known: { id: addressId, version }, form }),
        invalidates: () => [legalAddressesKey],
        isFailureShown: false,
      }),
    remove: () =>
      write({
        area: 'account',
        name: 'removeLegalAddress',
        send: (known: LegalAddress, intent) =>
          read(addresses.$delete({ param, json: { addressId: known.id } }, asVersioned(intent, known.version))),
        invalidates: () => [legalAddressesKey],
      }),
  };
};
