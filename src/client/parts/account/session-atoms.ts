import { atom } from 'jotai';
import type { UserInfo } from '../../../contract/account/token.ts';

/** True until the login check is done. */
export const loadingAtom = atom(true);
export const myUserInfoAtom = atom<UserInfo | null>(null);
export const isLoggedInAtom = atom((get) => get(myUserInfoAtom) !== null);
export const userIdAtom = atom((get) => get(myUserInfoAtom)?.sub ?? null);
