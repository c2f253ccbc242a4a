import { useStore } from '../../ui/store.ts';
import { readUserInfo, userInfo } from './user-info.ts';

const sub = { subscribe: userInfo.subscribe, get: (): string | null => readUserInfo()?.sub ?? null };

/** The signed-in user of this device; null for nobody, on the server and during hydration. */
export const useSub = (): string | null => useStore(sub, null);

const lastSub = { subscribe: userInfo.subscribe, get: (): string | null => userInfo.get()?.sub ?? null };

/** As `useSub`, also after the session has run out: what the user has written here waits for them. */
export const useLastSub = (): string | null => useStore(lastSub, null);
