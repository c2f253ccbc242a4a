import { atom } from 'jotai';
import type { AccountEntry } from '../../../core/pages/account-menu.ts';

/** The chosen entry of the account's menu. */
export const selectedProfileMenuAtom = atom<AccountEntry>('Home');
