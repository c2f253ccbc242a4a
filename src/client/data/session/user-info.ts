import type { UserInfo } from '../../../contract/account/token.ts';
import { setDeviceUser } from '../../offline/device-user.ts';
import { deviceValue } from '../../ui/device/device-value.ts';

export const USER_INFO_KEY = 'rasteh-user-info';
const SECOND_MS = 1000;

function isUserInfo(value: unknown): value is UserInfo {
  const { sub, exp, name } = (value ?? {}) as Partial<Record<keyof UserInfo, unknown>>;
  return typeof sub === 'string' && typeof exp === 'number' && typeof name === 'string';
}

/** Who is signed in on this device, in all its tabs. */
export const userInfo = deviceValue(USER_INFO_KEY, userInfoOf);

// Also after the session has run out: the user may sign in again without a network.
setDeviceUser(() => userInfo.get()?.sub);

/** The claims of an id token, or what is stored, as user info; undefined for anything else. */
export function userInfoOf(value: unknown): UserInfo | undefined {
  return isUserInfo(value) ? value : undefined;
}

/** The stored sign-in of this device; undefined without one or after its session expired. */
export function readUserInfo(now = Date.now()): UserInfo | undefined {
  const info = userInfo.get();
  return info && info.exp * SECOND_MS > now ? info : undefined;
}
