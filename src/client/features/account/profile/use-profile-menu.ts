import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { type ProfileMenu, selectedProfileMenuAtom } from './atoms.ts';

/** Marks the menu's entry of the page that is shown; without one it is the first. */
export function useProfileMenu(menu: ProfileMenu): void {
  const select = useSetAtom(selectedProfileMenuAtom);
  useEffect(() => {
    select(menu);
    return () => select('Home');
  }, [menu, select]);
}
