import type { MerchantForm, OwnMerchant } from '../../../contract/merchants/merchant.ts';
import type { SaleSettingBody } from '../../../contract/merchants/sale-setting.ts';
import { read } from '../../data/api.ts';
import type { PrivateApi } from '../../data/session/private-api.ts';
import { asOperation, asVersioned, ofSavedVersion, write } from '../../data/write.ts';
import { merchantsKey } from '../../parts/account/merchants/queries.ts';

/** Of an object that the form was filled from; undefined for a new one. */
type Seen = Pick<OwnMerchant, 'id' | 'version'>;

interface MerchantEdit {
  known: Seen | undefined;
  form: MerchantForm;
}

export const merchantDraftKey = (id: string | undefined): string => `merchant:${id ?? 'new'}`;
export const saleSettingDraftKey = (merchantId: string): string => `sale-setting:${merchantId}`;

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
      draftKey: ({ known }) => merchantDraftKey(known?.id),
      follows: ({ form }, { id, version }) => ({ known: { id, version }, form }),
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
      draftKey: ({ setting }) => saleSettingDraftKey(setting.merchantId),
      follows: ofSavedVersion,
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
