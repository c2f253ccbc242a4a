import { membershipPlansShape, ownLegalFormShape } from '../../../../contract/account-answer-versions.gen.ts';
import { read } from '../../../data/api.ts';
import { privateRead, readKey } from '../../../data/reads.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';

export const membershipKey = (merchantId: string) => readKey('account', 'membership', merchantId);
export const legalFormKey = (merchantId: string) => readKey('account', 'legalForm', merchantId);

export const publishingReads = ({ legalForms, memberships }: PrivateApi) => ({
  membership: (merchantId: string) =>
    privateRead({
      area: 'account',
      name: 'membership',
      args: [merchantId],
      shape: membershipPlansShape,
      staleTime: 0,
      queryFn: ({ signal }) => read(memberships.index.$get({ query: { merchantId } }, { init: { signal } })),
    }),
  legalForm: (merchantId: string) =>
    privateRead({
      area: 'account',
      name: 'legalForm',
      args: [merchantId],
      shape: ownLegalFormShape,
      staleTime: 0,
      queryFn: ({ signal }) =>
        read(legalForms[':id']['legal-form'].$get({ param: { id: merchantId } }, { init: { signal } })),
    }),
});
