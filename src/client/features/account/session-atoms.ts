import { atom } from 'jotai';

/** What stays of a sign-in on the device. `exp` in seconds since 1970: the end of the session. */
export interface UserInfo {
  sub: string;
  exp: number;
  name: string;
}

/** True until the login check is done. */
export const loadingAtom = atom(true);
export const isLoggedInAtom = atom(false);
export const userIdAtom = atom<string | null>(null);
export const myUserInfoAtom = atom<UserInfo | null>(null);
