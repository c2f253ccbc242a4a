import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { isLoggedInAtom } from '../../parts/account/session-atoms.ts';
import { UnreadMark } from '../../parts/notices/unread-mark.tsx';
import { texts } from '../../texts/app-texts.ts';
import { Icon } from '../../ui/image/icon.tsx';

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
