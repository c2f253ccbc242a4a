import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { texts } from '../../texts/texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { UnreadMark } from './notices/unread-mark.tsx';
import { isLoggedInAtom } from './session-atoms.ts';

/** The way to sign in, or to the account; both have the same room. */
export function AccountLink({ className }: { className: string | undefined }) {
  const isLoggedIn = useAtomValue(isLoggedInAtom);
  return (
    <Link
      {...(isLoggedIn ? { to: '/profile' } : { to: '/users/login', search: { loginPerPage: true } })}
      className={className}
    >
      <Icon name="account" />
      <span>
        {isLoggedIn ? texts.account : texts.signIn} {isLoggedIn && <UnreadMark />}
      </span>
    </Link>
  );
}
