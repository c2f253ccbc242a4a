import { pendingSignIn } from './pending-sign-in.ts';
import { challengeOf, newVerifier } from './pkce.ts';
import { revokeIfDue } from './revoke-session.ts';
import { sessionCalls } from './session-calls.ts';
import { withSessionLock } from './session-lock.ts';
import { takeSession, userOf } from './take-session.ts';
import { signOutDue } from './watch/sign-out-due.ts';

const SECOND_MS = 1000;

/**
 * Has a code sent to a phone, and remembers in this tab what redeems it.
 * @param phone E.164
 */
export async function startSignIn(base: string, phone: string): Promise<void> {
  const verifier = newVerifier();
  const answer = await sessionCalls(base).sendCode({ phoneNumber: phone, codeChallenge: await challengeOf(verifier) });
  const now = Date.now();
  pendingSignIn.set({
    phone,
    verifier,
    maskedPhone: answer.maskedPhone,
    codeLength: answer.codeLength,
    expiresAt: now + answer.expiresIn * SECOND_MS,
    resendAt: now + answer.resendAfter * SECOND_MS,
    isChanging: false,
  });
}

/** Signs the device in with the code of the phone. */
export const redeemCode = (base: string, code: string, verifier: string): Promise<void> =>
  withSessionLock(async () => {
    // Sent later, it would end the new session. If it fails, the new cookie replaces the old one all the same.
    await revokeIfDue(base).catch(() => {});
    const answer = await sessionCalls(base).redeem(code, verifier);
    const user = userOf(answer);
    signOutDue.drop();
    pendingSignIn.drop();
    takeSession(answer, user);
  });
