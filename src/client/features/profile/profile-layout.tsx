import { Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { entryOf } from '../../../core/pages/private-pages.ts';
import { myUserInfoAtom } from '../../parts/account/session-atoms.ts';
import { AccountFrame } from './account-frame.tsx';
import { AccountMenu } from './account-menu.tsx';
import { headingOf } from './page-heading.ts';
import { useProfileMenu } from './use-profile-menu.ts';

/** Around the pages of the signed-in user: none of them renders for anybody else. */
export function ProfileLayout() {
  const pattern = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' });
  const shown = entryOf(pattern);
  useProfileMenu(shown);
  const router = useRouter();
  const user = useAtomValue(myUserInfoAtom);
  const sub = user?.sub;
  useEffect(() => {
    // Signed out, perhaps in another tab: the route's guard leads to the login page.
    if (sub === undefined) void router.invalidate();
  }, [router, sub]);
  if (!user) return null;
  return (
    <AccountFrame key={sub} shown={shown} menu={<AccountMenu shown={shown} />}>
      <h1>{headingOf(pattern)}</h1>
      <Outlet />
    </AccountFrame>
  );
}
