import { Link, useRouter } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useRef } from 'react';
import { profileTexts } from '../../../texts/profile.ts';
import { TabNav, tabClass } from '../../../ui/kit/tabs.tsx';
import { myUserInfoAtom } from '../session-atoms.ts';
import type { ProfileMenu } from './atoms.ts';
import classes from './profile-layout.module.css';
import { useEntryInSight } from './use-entry-in-sight.ts';
import { useProfileMenu } from './use-profile-menu.ts';

const { menu, title } = profileTexts;

/** `path` is below `/profile`. */
const entries = [
  { name: 'Home', path: '' },
  { name: 'PersonalInfo', path: 'personal-info' },
  { name: 'Address', path: 'address' },
  { name: 'Favorites', path: 'favorites' },
  { name: 'Notes', path: 'notes/product' },
  { name: 'LastVisits', path: 'last-visits/product' },
  { name: 'Suppliers', path: 'suppliers' },
  { name: 'Admin', path: 'admin' },
] as const;

type ProfileLayoutProps = {
  /** The page that is shown. */
  menu: ProfileMenu;
  children: ReactNode;
};

/** Around the pages of the signed-in user: none of them renders for anybody else. */
export function ProfileLayout({ menu: shown, children }: ProfileLayoutProps) {
  useProfileMenu(shown);
  const router = useRouter();
  const user = useAtomValue(myUserInfoAtom);
  const sub = user?.sub;
  const page = useRef<HTMLDivElement>(null);
  useEntryInSight(page, shown);
  useEffect(() => {
    // Signed out, perhaps in another tab: the route's guard leads to the login page.
    if (sub === undefined) void router.invalidate();
  }, [router, sub]);
  if (!user) return null;
  return (
    <div ref={page} className={classes.page} key={sub}>
      <h1>{title}</h1>
      <TabNav label={menu.label}>
        {entries.map(({ name, path }) => (
          <Link
            key={name}
            to="/profile/$"
            params={{ _splat: path }}
            data-menu={name}
            activeOptions={{ exact: true }}
            aria-current={shown === name ? 'page' : undefined}
            className={`${tabClass} ${classes.entry}`}
          >
            {menu[name]}
          </Link>
        ))}
      </TabNav>
      {children}
    </div>
  );
}
