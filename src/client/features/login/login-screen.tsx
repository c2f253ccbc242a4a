import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { pendingSignIn } from '../../data/session/pending-sign-in.ts';
import { readUserInfo } from '../../data/session/user-info.ts';
import { isLoggedInAtom } from '../../parts/account/session-atoms.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { useStore } from '../../ui/store.ts';
import { CodeStep } from './code-step.tsx';
import classes from './login-screen.module.css';
import type { LoginSearch } from './login-search.ts';
import { PhoneStep } from './phone-step.tsx';
import { signInTexts } from './sign-in-texts.ts';
import { SignedIn } from './signed-in.tsx';
import { useLeaveLogin } from './use-leave-login.ts';
import { useTwoStepsBack } from './use-two-steps-back.ts';

/** Two steps: phone, code. Leaves by itself after a sign-in, also one in another tab. */
export function LoginScreen({ search }: { search: LoginSearch }) {
  const isLoggedIn = useAtomValue(isLoggedInAtom);
  const pending = useStore(pendingSignIn, undefined);
  const [wasSignedIn] = useState(() => readUserInfo() !== undefined);
  const leave = useLeaveLogin(search);
  useTwoStepsBack(wasSignedIn);
  useEffect(() => {
    if (wasSignedIn || !isLoggedIn) return;
    pendingSignIn.drop();
    leave();
  }, [wasSignedIn, isLoggedIn, leave]);
  return (
    <div className={classes.page}>
      <PageHead title={signInTexts.title} noindex />
      <h1>{isLoggedIn ? signInTexts.signedIn.heading : signInTexts.title}</h1>
      {isLoggedIn ? <SignedIn redirectPath={search.redirectPath} /> : <Step pending={pending} />}
    </div>
  );
}

const Step = ({ pending }: { pending: ReturnType<typeof pendingSignIn.get> }) =>
  pending && !pending.isChanging ? <CodeStep pending={pending} /> : <PhoneStep />;
