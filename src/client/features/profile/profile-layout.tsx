import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { accountEntries, entryOf } from '../../../core/pages/private-pages.ts';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { profileReads } from '../../parts/account/personal-info/queries.ts';
import { myUserInfoAtom } from '../../parts/account/session-atoms.ts';
import { TabNav, tabClass } from '../../ui/kit/tabs.tsx';
import classes from './profile-layout.module.css';
import { profileTexts } from './profile-texts.ts';
import { useEntryInSight } from './use-entry-in-sight.ts';
import { useProfileMenu } from './use-profile-menu.ts';

const { menu, title } = profileTexts;

/** Around the pages of the signed-in user: none of them renders for anybody else. */
export function ProfileLayout() {
  const shown = useMatches({ select: (matches) => entryOf(matches.at(-1)?.fullPath ?? '') });
  useProfileMenu(shown);
  const router = useRouter();
  const user = useAtomValue(myUserInfoAtom);
  const sub = user?.sub;
  const page = useRef<HTMLDivElement>(null);
  const profile = useQuery({ ...profileReads(usePrivateApi()).own(), enabled: sub !== undefined, throwOnError: false });
  const roles: readonly string[] = profile.data?.roles ?? [];
  // The page itself opens for anybody, and the server says who may see its list.
  const listed = accountEntries.filter(
    ({ name, role }) => role === undefined || roles.includes(role) || shown === name,
  );
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
            to={path}
            data-menu={name}
            activeOptions={{ exact: true }}
            aria-current={shown === name ? 'page' : undefined}
            className={`${tabClass} ${classes.entry}`}
          >
            {menu[name]}
          </Link>
        ))}
      </TabNav>
      <Outlet />
    </div>
  );
}
