import { createStore } from '../../ui/store.ts';
import { readUserInfo, userInfo } from './user-info.ts';

/** A token that expires within this time may be refused when the call arrives. */
const SPARE_MS = 30_000;
const CHANNEL = 'rasteh-session';

/** In memory only. `text` is empty without one. */
export interface AccessToken {
  text: string;
  /** The user it was given to. */
  sub: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

const NONE: AccessToken = { text: '', sub: '', expiresAt: 0 };

const held = createStore(NONE);
let channel: BroadcastChannel | undefined;

/** Listens to the other tabs, from the first use: the server imports this file too. */
function openChannel(): BroadcastChannel {
  if (channel) return channel;
  channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<AccessToken>) => isOfUser(data) && held.set(data);
  // A sign-out, or another user, in any tab.
  userInfo.subscribe(() => isOfUser(held.get()) || held.set(NONE));
  return channel;
}

const isOfUser = ({ sub }: AccessToken): boolean => sub === readUserInfo()?.sub;

/** The token of the signed-in user; undefined without one, or if it expires soon. */
export function findAccessToken(): AccessToken | undefined {
  openChannel();
  const token = held.get();
  return isOfUser(token) && token.expiresAt - SPARE_MS > Date.now() ? token : undefined;
}

/** Also gives it to the other tabs. */
export function holdAccessToken(token: AccessToken): void {
  openChannel().postMessage(token);
  held.set(token);
}
