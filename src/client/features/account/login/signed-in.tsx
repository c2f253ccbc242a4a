import { useRouter } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { toPersianDigits } from '../../../../core/numbers/numerals.ts';
import { signInTexts } from '../../../texts/sign-in.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { Message } from '../../../ui/kit/message.tsx';
import { myUserInfoAtom } from '../session-atoms.ts';
import classes from './login-screen.module.css';
import { ownPath } from './own-path.ts';

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
