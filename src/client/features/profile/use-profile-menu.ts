import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { AccountEntry } from '../../../core/pages/account-menu.ts';
import { selectedProfileMenuAtom } from './atoms.ts';

/** Keeps the specification's `selectedProfileMenu` in step with the page that is shown. */
export function useProfileMenu(menu: AccountEntry): void {
  const select = useSetAtom(selectedProfileMenuAtom);
  useEffect(() => {
    select(menu);
    return () => select('Home');
  }, [menu, select]);
}
