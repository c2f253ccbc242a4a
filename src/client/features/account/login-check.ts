import { useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import { deviceValue } from '../../ui/device/device-value.ts';
import { isLoggedInAtom, loadingAtom, myUserInfoAtom, type UserInfo, userIdAtom } from './session-atoms.ts';

export const USER_INFO_KEY = 'rasteh-user-info';
const SECOND_MS = 1000;

const isUserInfo = (value: unknown): value is UserInfo =>
  typeof value === 'object' &&
  value !== null &&
  'sub' in value &&
  typeof value.sub === 'string' &&
  'exp' in value &&
  typeof value.exp === 'number' &&
  'name' in value &&
  typeof value.name === 'string';

const userInfo = deviceValue(USER_INFO_KEY, (stored) => (isUserInfo(stored) ? stored : undefined));

/** The stored sign-in of this device; undefined without one or after its session expired. */
export function readUserInfo(now: number): UserInfo | undefined {
  const info = userInfo.get();
  return info && info.exp * SECOND_MS > now ? info : undefined;
}

/** Runs once, on mount. Makes no call, so it also works offline. */
export function useLoginCheck(): void {
  const setLoading = useSetAtom(loadingAtom);
  const setIsLoggedIn = useSetAtom(isLoggedInAtom);
  const setUserId = useSetAtom(userIdAtom);
  const setMyUserInfo = useSetAtom(myUserInfoAtom);
  useLayoutEffect(() => {
    const info = readUserInfo(Date.now());
    setIsLoggedIn(info !== undefined);
    setUserId(info?.sub ?? null);
    setMyUserInfo(info ?? null);
    setLoading(false);
  }, [setLoading, setIsLoggedIn, setUserId, setMyUserInfo]);
}
