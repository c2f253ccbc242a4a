import { atom } from 'jotai';

/** The stored part of a sign-in. `exp`: end of the session in seconds since 1970. */
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
