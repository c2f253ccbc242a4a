import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useRef } from 'react';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { profileTexts } from '../../../texts/profile.ts';
import { TabNav, tabClass } from '../../../ui/kit/tabs.tsx';
import { profileReads } from '../personal-info/queries.ts';
import { myUserInfoAtom } from '../session-atoms.ts';
import type { ProfileMenu } from './atoms.ts';
import classes from './profile-layout.module.css';
import { useEntryInSight } from './use-entry-in-sight.ts';
import { useProfileMenu } from './use-profile-menu.ts';

const { menu, title } = profileTexts;
/** Whose menu has an entry for the decisions of operators. */
const OPERATOR = 'operator';

/** `path` is below `/profile`. */
const entries = [
  { name: 'Home', path: '' },
  { name: 'PersonalInfo', path: 'personal-info' },
  { name: 'Address', path: 'address' },
  { name: 'Favorites', path: 'favorites' },
  { name: 'Notes', path: 'notes/product' },
  { name: 'Comments', path: 'comments' },
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
  const profile = useQuery({ ...profileReads(usePrivateApi()).own(), enabled: sub !== undefined, throwOnError: false });
  const isOperator = profile.data?.roles.includes(OPERATOR) === true;
  // The page itself opens for anybody, and the server says who may see its list.
  const listed = entries.filter(({ name }) => name !== 'Admin' || isOperator || shown === 'Admin');
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
        {listed.map(({ name, path }) => (
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
