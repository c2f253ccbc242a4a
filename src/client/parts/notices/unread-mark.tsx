import { useAtomValue } from 'jotai';
import { formatNumber } from '../../../core/numbers/numerals.ts';
import { texts } from '../../texts/app-texts.ts';
import { userIdAtom } from '../account/session-atoms.ts';
import { unreadCountAtom } from './unread-count.ts';

/** How many notices the signed-in user has not read; nothing for none. */
export function UnreadMark() {
  const { sub, count } = useAtomValue(unreadCountAtom);
  const userId = useAtomValue(userIdAtom);
  if (count === 0 || sub !== userId) return null;
  return (
    <b>
      <span aria-hidden="true">{formatNumber(count)}</span>
      <span className="visually-hidden">{texts.unreadNotices(formatNumber(count))}</span>
    </b>
  );
}
