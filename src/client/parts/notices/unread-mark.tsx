import { useAtomValue } from 'jotai';
import { formatNumber } from '../../../core/numbers/numerals.ts';
import { texts } from '../../texts/app-texts.ts';
import { unreadAtom } from './unread-count.ts';

/** How many notices and messages the signed-in user has not read; nothing for none. */
export function UnreadMark() {
  const { notices, messages } = useAtomValue(unreadAtom);
  if (notices + messages === 0) return null;
  return (
    <b>
      <span aria-hidden="true">{formatNumber(notices + messages)}</span>
      <span className="visually-hidden">
        {texts.unread(notices && formatNumber(notices), messages && formatNumber(messages))}
      </span>
    </b>
  );
}
