import type { LegalFormBody } from '../../../../contract/merchants/legal-form.ts';
import { read } from '../../../data/api.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';
import { asOperation, asVersioned, ofSavedVersion, write } from '../../../data/write.ts';
import { legalFormKey, membershipKey } from './queries.ts';

export const legalFormDraftKey = (merchantId: string): string => `legal-form:${merchantId}`;

interface LegalFormEdit {
  merchantId: string;
  version: number;
  form: LegalFormBody;
}

export const publishingWrites = ({ legalForms, memberships }: PrivateApi) => ({
  /** The form shows what is wrong. */
  saveLegalForm: () =>
    write({
      area: 'account',
      name: 'saveLegalForm',
      send: ({ merchantId, version, form }: LegalFormEdit, intent) =>
        read(
          legalForms[':id']['legal-form'].$put({ param: { id: merchantId }, json: form }, asVersioned(intent, version)),
        ),
      draftKey: ({ merchantId }) => legalFormDraftKey(merchantId),
      follows: ofSavedVersion,
      onAnswer: (saved, client) => client.setQueryData(legalFormKey(saved.merchantId), saved),
      invalidates: ({ merchantId }) => [legalFormKey(merchantId)],
      isFailureShown: false,
    }),
  takeBasePlan: () =>
    write({
      area: 'account',
      name: 'takeBasePlan',
      send: (merchantId: string, intent) =>
        read(memberships.index.$post({ json: { merchantId } }, asOperation(intent))),
      invalidates: (merchantId) => [membershipKey(merchantId)],
    }),
});
