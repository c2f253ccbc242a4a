import type { LegalAddress, LegalAddressForm } from '../../../../contract/account/legal-address.ts';
import type { DeliveryAddress, DeliveryAddressForm } from '../../../../contract/delivery/delivery-address.ts';
import { uuidv7 } from '../../../../core/ids/uuidv7.ts';
import { read } from '../../../data/api.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';
import { asOperation, write } from '../../../data/write.ts';
import { addressesKey, legalAddressesKey } from './queries.ts';

/** Undefined: a new address. */
export interface AddressEdit {
  known: DeliveryAddress | undefined;
  form: DeliveryAddressForm;
}

const versioned = (operationId: string, { version }: { version: number }) => ({
  headers: { ...asOperation(operationId).headers, 'if-match': `"${version}"` },
});

const invalidates = () => [addressesKey];

export const addressWrites = ({ deliveryAddresses: { index, ':id': one } }: PrivateApi) => ({
  /** The form shows what is wrong. */
  save: () =>
    write({
      area: 'account',
      name: 'saveAddress',
      send: ({ known, form }: AddressEdit, operationId) =>
        known
          ? read(one.$put({ param: { id: known.id }, json: form }, versioned(operationId, known)))
          : read(index.$post({ json: { ...form, clientId: uuidv7() } }, asOperation(operationId))),
      invalidates,
      isFailureShown: false,
    }),
  remove: () =>
    write({
      area: 'account',
      name: 'removeAddress',
      send: (known: DeliveryAddress, operationId) =>
        read(one.$delete({ param: { id: known.id } }, versioned(operationId, known))),
      invalidates,
    }),
  select: () =>
    write({
      area: 'account',
      name: 'selectAddress',
      send: ({ id }: DeliveryAddress, operationId) =>
        read(one.selected.$post({ param: { id } }, asOperation(operationId))),
      invalidates,
    }),
});

/** Undefined: a new address. */
interface LegalAddressEdit {
  known: LegalAddress | undefined;
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
        send: ({ known, form }: LegalAddressEdit, operationId) =>
          known
            ? read(addresses.$put({ param, json: { ...form, addressId: known.id } }, versioned(operationId, known)))
            : read(addresses.$post({ param, json: { ...form, clientId: uuidv7() } }, asOperation(operationId))),
        invalidates: () => [legalAddressesKey],
        isFailureShown: false,
      }),
    remove: () =>
      write({
        area: 'account',
        name: 'removeLegalAddress',
        send: (known: LegalAddress, operationId) =>
          read(addresses.$delete({ param, json: { addressId: known.id } }, versioned(operationId, known))),
        invalidates: () => [legalAddressesKey],
      }),
  };
};
