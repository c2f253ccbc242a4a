import type { BuyerBody } from '../../../contract/account/buyer.ts';
import type { Profile, ProfileBody } from '../../../contract/account/profile.ts';
import { read } from '../../data/api.ts';
import type { PrivateApi } from '../../data/session/private-api.ts';
import { userInfo } from '../../data/session/user-info.ts';
import { asOperation, asVersioned, ofSavedVersion, write } from '../../data/write.ts';
import { profileKey } from '../../parts/account/personal-info/queries.ts';

export const PROFILE_DRAFT = 'profile';
export const BUYER_DRAFT = 'buyer';

interface ProfileEdit {
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
      send: ({ version, body }: ProfileEdit, intent) =>
        read(customers.profile.$put({ json: body }, asVersioned(intent, version))),
      draftKey: () => PROFILE_DRAFT,
      follows: ofSavedVersion,
      onAnswer: (saved, client) => {
        client.setQueryData(profileKey, saved);
        showName(saved);
      },
      invalidates: () => [profileKey],
      isFailureShown: false,
    }),
  /** With what the profile says; the section shows what it lacks. */
  becomeCustomer: () =>
    write({
      area: 'account',
      name: 'becomeCustomer',
      send: (kind: Profile['kind'], intent) =>
        read(customers.personcustomer.$post({ json: { kind } }, asOperation(intent))),
      onAnswer: (saved, client) => client.setQueryData(profileKey, saved),
      isFailureShown: false,
    }),
  /** The form shows what is wrong. */
  registerBuyer: () =>
    write({
      area: 'account',
      name: 'registerBuyer',
      send: (json: BuyerBody, intent) => read(buyers.index.$post({ json }, asOperation(intent))),
      draftKey: () => BUYER_DRAFT,
      isFailureShown: false,
    }),
});

/** The header and the account's pages call the person by it, before the next token brings it. */
function showName({ firstName, lastName }: Profile): void {
  const known = userInfo.get();
  const name = [firstName, lastName].filter(Boolean).join(' ');
  if (known && name !== '') userInfo.set({ ...known, name });
}
