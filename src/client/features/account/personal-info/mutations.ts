import type { BuyerBody } from '../../../../contract/account/buyer.ts';
import type { Profile, ProfileBody } from '../../../../contract/account/profile.ts';
import { read } from '../../../data/api.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';
import { userInfo } from '../../../data/session/user-info.ts';
import { asOperation, write } from '../../../data/write.ts';
import { profileKey } from './queries.ts';

export interface ProfileEdit {
  /** The version that the form was filled from. */
  version: number;
  body: ProfileBody;
}

export const profileWrites = ({ customers, buyers }: PrivateApi) => ({
  /** The form shows what is wrong. */
  edit: () =>
    write({
      area: 'account',
      name: 'editProfile',
      send: ({ version, body }: ProfileEdit, operationId) => {
        const { headers } = asOperation(operationId);
        return read(customers.profile.$put({ json: body }, { headers: { ...headers, 'if-match': `"${version}"` } }));
      },
      onAnswer: (saved, client) => {
        client.setQueryData(profileKey, saved);
        showName(saved);
      },
      isFailureShown: false,
    }),
  /** With what the profile says; the section shows what it lacks. */
  becomeCustomer: () =>
    write({
      area: 'account',
      name: 'becomeCustomer',
      send: (kind: Profile['kind'], operationId) =>
        read(customers.personcustomer.$post({ json: { kind } }, asOperation(operationId))),
      onAnswer: (saved, client) => client.setQueryData(profileKey, saved),
      isFailureShown: false,
    }),
  /** The form shows what is wrong. */
  registerBuyer: () =>
    write({
      area: 'account',
      name: 'registerBuyer',
      send: (json: BuyerBody, operationId) => read(buyers.index.$post({ json }, asOperation(operationId))),
      isFailureShown: false,
    }),
});

/** The header and the account's pages call the person by it, before the next token brings it. */
function showName({ firstName, lastName }: Profile): void {
  const known = userInfo.get();
  const name = [firstName, lastName].filter(Boolean).join(' ');
  if (known && name !== '') userInfo.set({ ...known, name });
}
