import { profileShape } from '../../../../contract/account-answer-versions.gen.ts';
import { read } from '../../../data/api.ts';
import { privateRead, readKey } from '../../../data/reads.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';

export const profileKey = readKey('account', 'profile');

export const profileReads = ({ customers }: PrivateApi) => ({
  own: () =>
    privateRead({
      area: 'account',
      name: 'profile',
      shape: profileShape,
      staleTime: 0,
      queryFn: ({ signal }) => read(customers.profile.$get({}, { init: { signal } })),
    }),
});
