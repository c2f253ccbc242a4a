import { Link, Outlet, useRouter } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { profileTexts } from '../../../texts/profile.ts';
import { TabNav, tabClass } from '../../../ui/kit/tabs.tsx';
import { myUserInfoAtom } from '../session-atoms.ts';
import classes from './profile-layout.module.css';

const { menu, title } = profileTexts;

const entries = [
  { name: 'Home', to: '/profile' },
  { name: 'PersonalInfo', to: '/profile/personal-info' },
  { name: 'Address', to: '/profile/address' },
] as const;

/** Around the pages of the signed-in user: none of them renders for anybody else. */
export function ProfileLayout() {
  const router = useRouter();
  const user = useAtomValue(myUserInfoAtom);
  const sub = user?.sub;
  useEffect(() => {
    // Signed out, perhaps in another tab: the route's guard leads to the login page.
    if (sub === undefined) void router.invalidate();
  }, [router, sub]);
  if (!user) return null;
  return (
    <div className={classes.page} key={sub}>
      <h1>{title}</h1>
      <TabNav label={menu.label}>
        {entries.map(({ name, to }) => (
          <Link key={name} to={to} activeOptions={{ exact: true }} className={`${tabClass} ${classes.entry}`}>
            {menu[name]}
          </Link>
        ))}
      </TabNav>
      <Outlet />
    </div>
  );
}
