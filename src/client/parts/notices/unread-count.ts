import { atom } from 'jotai';
import { deviceAtom } from '../../ui/device/device-atom.ts';
import { deviceValue } from '../../ui/device/device-value.ts';
import { userIdAtom } from '../account/session-atoms.ts';

/** How many of something a user has not read, as the server said last. */
interface UnreadCount {
  sub: string;
  count: number;
}

const NONE: UnreadCount = { sub: '', count: 0 };

/** On the device: the same in all tabs, and there with the first paint. */
const unreadValue = (key: string) =>
  deviceValue<UnreadCount>(key, (stored) => {
    const { sub, count } = (stored ?? NONE) as Partial<UnreadCount>;
    return typeof sub === 'string' && typeof count === 'number' ? { sub, count } : NONE;
  });

export type UnreadValue = ReturnType<typeof unreadValue>;

export const unreadCount = unreadValue('rasteh-notices-unread');
export const unreadMessages = unreadValue('rasteh-messages-unread');

const noticesAtom = deviceAtom(unreadCount, NONE);
const messagesAtom = deviceAtom(unreadMessages, NONE);

/** Of the signed-in user: what another one has not read is not told. */
export const unreadAtom = atom((get) => {
  const userId = get(userIdAtom);
  const of = ({ sub, count }: UnreadCount): number => (sub === userId ? count : 0);
  return { notices: of(get(noticesAtom)), messages: of(get(messagesAtom)) };
});
