import { useMutation } from '@tanstack/react-query';
import type { PendingSignIn } from '../../data/session/pending-sign-in.ts';
import { useApi } from '../../data/use-api.ts';
import { Button } from '../../ui/kit/button.tsx';
import classes from './login-screen.module.css';
import { signInWrites } from './mutations.ts';
import { signInFault } from './sign-in-fault.ts';
import { signInTexts } from './sign-in-texts.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

const { code: words } = signInTexts;

type ResendCodeProps = {
  pending: PendingSignIn;
  /** The code that was sent is of no more use. */
  isDue: boolean;
  onResent: () => void;
};

/** Another code for the same phone. The countdown is not announced, only its end. */
export function ResendCode({ pending, isDue, onResent }: ResendCodeProps) {
  const resend = useMutation(signInWrites(useApi()).start());
  const left = useSecondsLeft(pending.resendAt);
  const isWaiting = left > 0;
  const handlePress = async () => {
    // This part is still there when it has settled.
    await resend.mutateAsync(pending.phone).then(onResent, () => {});
  };
  return (
    <div className={classes.resend}>
      <Button
        look={isDue && !isWaiting ? 'accent' : 'secondary'}
        disabled={isWaiting}
        isBusy={resend.isPending}
        onClick={() => void handlePress()}
      >
        {words.resend}
        {isWaiting && <span aria-hidden="true">{words.resendIn(left)}</span>}
      </Button>
      <p role="status" className={resend.isError ? classes.failed : classes.said}>
        {resend.isError && signInFault(resend.error)}
        {resend.isSuccess && isWaiting && words.resent}
        {!resend.isError && !isWaiting && !resend.isPending && words.canResend}
      </p>
    </div>
  );
}
