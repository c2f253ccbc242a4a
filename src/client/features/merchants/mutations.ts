import type { MerchantForm, OwnMerchant } from '../../../contract/merchants/merchant.ts';
import type { SaleSettingBody } from '../../../contract/merchants/sale-setting.ts';
import { read } from '../../data/api.ts';
import type { PrivateApi } from '../../data/session/private-api.ts';
import { asOperation, asVersioned, write } from '../../data/write.ts';
import { merchantsKey } from './queries.ts';

/** Undefined: a new merchant. */
interface MerchantEdit {
  known: OwnMerchant | undefined;
  form: MerchantForm;
}

export const merchantDraftKey = (known: Pick<OwnMerchant, 'id' | 'version'> | undefined): string =>
  known ? `merchant:${known.id}:${known.version}` : 'merchant:new';

interface SaleSettingEdit {
  version: number;
  setting: SaleSettingBody;
}

const invalidates = () => [merchantsKey];

export const merchantWrites = ({ merchants: { merchants, merchantsalesetting } }: PrivateApi) => ({
  /** The form shows what is wrong. */
  save: () =>
    write({
      area: 'account',
      name: 'saveMerchant',
      send: ({ known, form }: MerchantEdit, intent) =>
        known
          ? read(merchants[':id'].$put({ param: { id: known.id }, json: form }, asVersioned(intent, known.version)))
          : read(merchants.$post({ json: { ...form, clientId: intent.newId } }, asOperation(intent))),
      draftKey: ({ known }) => merchantDraftKey(known),
      follows: (edit, known) => ({ ...edit, known }),
      invalidates,
      isFailureShown: false,
    }),
  /** The same. */
  saveSetting: () =>
    write({
      area: 'account',
      name: 'saveSaleSetting',
      send: ({ version, setting }: SaleSettingEdit, intent) =>
        read(merchantsalesetting.$put({ json: setting }, asVersioned(intent, version))),
      invalidates,
      isFailureShown: false,
    }),
  submit: () =>
    write({
      area: 'account',
      name: 'submitMerchant',
      send: ({ id }: OwnMerchant, intent) =>
        read(merchants[':id'].submit.$post({ param: { id } }, asOperation(intent))),
      invalidates,
    }),
});
