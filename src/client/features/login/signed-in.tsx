import { useRouter } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { toPersianDigits } from '../../../core/numbers/numerals.ts';
import { myUserInfoAtom } from '../../parts/account/session-atoms.ts';
import { Button } from '../../ui/kit/button.tsx';
import { Message } from '../../ui/kit/message.tsx';
import classes from './login-screen.module.css';
import { ownPath } from './own-path.ts';
import { signInTexts } from './sign-in-texts.ts';

const { signedIn: words } = signInTexts;

/** The login page of a signed-in user, and for a moment after a sign-in. */
export function SignedIn({ redirectPath }: { redirectPath: string | undefined }) {
  const { history } = useRouter();
  const name = useAtomValue(myUserInfoAtom)?.name;
  return (
    <div className={classes.form}>
      {name && (
        <Message tone="done">
          <p>{words.as(toPersianDigits(name))}</p>
        </Message>
      )}
      <Button look="primary" onClick={() => history.replace(ownPath(redirectPath, location.origin) ?? '/profile')}>
        {words.go}
      </Button>
    </div>
  );
}
