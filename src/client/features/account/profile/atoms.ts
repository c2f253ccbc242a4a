import { atom } from 'jotai';

export type ProfileMenu =
  | 'Home'
  | 'PersonalInfo'
  | 'Address'
  | 'Favorites'
  | 'Notes'
  | 'Comments'
  | 'LastVisits'
  | 'Suppliers'
  | 'Admin';

/** The chosen entry of the account's menu. */
export const selectedProfileMenuAtom = atom<ProfileMenu>('Home');
