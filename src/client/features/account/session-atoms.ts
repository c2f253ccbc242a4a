import { atom } from 'jotai';
import type { UserInfo } from '../../../contract/account/token.ts';

/** True until the login check is done. */
export const loadingAtom = atom(true);
export const isLoggedInAtom = atom(false);
export const userIdAtom = atom<string | null>(null);
export const myUserInfoAtom = atom<UserInfo | null>(null);
