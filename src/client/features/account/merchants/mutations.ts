import type { MerchantForm, OwnMerchant } from '../../../../contract/merchants/merchant.ts';
import type { SaleSettingBody } from '../../../../contract/merchants/sale-setting.ts';
import { uuidv7 } from '../../../../core/ids/uuidv7.ts';
import { read } from '../../../data/api.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';
import { asOperation, write } from '../../../data/write.ts';
import { merchantsKey } from './queries.ts';

/** Undefined: a new merchant. */
interface MerchantEdit {
  known: OwnMerchant | undefined;
  form: MerchantForm;
}

interface SaleSettingEdit {
  version: number;
  setting: SaleSettingBody;
}

const invalidates = () => [merchantsKey];

const versioned = (operationId: string, version: number) => ({
  headers: { ...asOperation(operationId).headers, 'if-match': `"${version}"` },
});

export const merchantWrites = ({ merchants: { merchants, merchantsalesetting } }: PrivateApi) => ({
  /** The form shows what is wrong. */
  save: () =>
    write({
      area: 'account',
      name: 'saveMerchant',
      send: ({ known, form }: MerchantEdit, operationId) =>
        known
          ? read(merchants[':id'].$put({ param: { id: known.id }, json: form }, versioned(operationId, known.version)))
          : read(merchants.$post({ json: { ...form, clientId: uuidv7() } }, asOperation(operationId))),
      invalidates,
      isFailureShown: false,
    }),
  /** The same. */
  saveSetting: () =>
    write({
      area: 'account',
      name: 'saveSaleSetting',
      send: ({ version, setting }: SaleSettingEdit, operationId) =>
        read(merchantsalesetting.$put({ json: setting }, versioned(operationId, version))),
      invalidates,
      isFailureShown: false,
    }),
  submit: () =>
    write({
      area: 'account',
      name: 'submitMerchant',
      send: ({ id }: OwnMerchant, operationId) =>
        read(merchants[':id'].submit.$post({ param: { id } }, asOperation(operationId))),
      invalidates,
    }),
});
