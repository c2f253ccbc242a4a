import { deviceAtom } from '../../ui/device/device-atom.ts';
import { deviceValue } from '../../ui/device/device-value.ts';

/** How many notices a user has not read, as the server said last. */
interface UnreadCount {
  sub: string;
  count: number;
}

const NONE: UnreadCount = { sub: '', count: 0 };

/** On the device: the same in all tabs, and there with the first paint. */
export const unreadCount = deviceValue<UnreadCount>('rasteh-notices-unread', (stored) => {
  const { sub, count } = (stored ?? NONE) as Partial<UnreadCount>;
  return typeof sub === 'string' && typeof count === 'number' ? { sub, count } : NONE;
});

export const unreadCountAtom = deviceAtom(unreadCount, NONE);
