import { useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import { isLoggedInAtom, loadingAtom, myUserInfoAtom, type UserInfo, userIdAtom } from './session-atoms.ts';

export const USER_INFO_KEY = 'rasteh-user-info';
const SECOND_MS = 1000;

/** Who is signed in on this device by what it remembers; undefined when nobody, or when the session has ended. */
export function readUserInfo(storage: Pick<Storage, 'getItem'>, now: number): UserInfo | undefined {
  try {
    const info: unknown = JSON.parse(storage.getItem(USER_INFO_KEY) ?? 'null');
    return isUserInfo(info) && info.exp * SECOND_MS > now ? info : undefined;
  } catch {
    // A closed storage, or text that is not ours.
    return undefined;
  }
}

const isUserInfo = (value: unknown): value is UserInfo =>
  typeof value === 'object' &&
  value !== null &&
  'sub' in value &&
  typeof value.sub === 'string' &&
  'exp' in value &&
  typeof value.exp === 'number' &&
  'name' in value &&
  typeof value.name === 'string';

/** Once, on mount: without a call, so it ends at once without a network too. */
export function useLoginCheck(): void {
  const setLoading = useSetAtom(loadingAtom);
  const setIsLoggedIn = useSetAtom(isLoggedInAtom);
  const setUserId = useSetAtom(userIdAtom);
  const setMyUserInfo = useSetAtom(myUserInfoAtom);
  useLayoutEffect(() => {
    const info = readUserInfo(localStorage, Date.now());
    setIsLoggedIn(info !== undefined);
    setUserId(info?.sub ?? null);
    setMyUserInfo(info ?? null);
    setLoading(false);
  }, [setLoading, setIsLoggedIn, setUserId, setMyUserInfo]);
}
