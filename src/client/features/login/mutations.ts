import type { Api } from '../../data/api.ts';
import { redeemCode, startSignIn } from '../../data/session/sign-in.ts';
import { write } from '../../data/write.ts';

/** The login page shows their failures itself. */
export const signInWrites = ({ base }: Api) => ({
  start: () =>
    write({
      area: 'account',
      name: 'start',
      send: (phone: string) => startSignIn(base, phone),
      isFailureShown: false,
    }),
  redeem: () =>
    write({
      area: 'account',
      name: 'redeem',
      send: ({ code, verifier }: { code: string; verifier: string }) => redeemCode(base, code, verifier),
      isFailureShown: false,
    }),
});
