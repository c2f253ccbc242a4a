import type { Message } from '../../../../contract/conversations/message.ts';
import { formatJalali } from '../../../../core/time/dates.ts';

/** What stands in a thread, in its order. */
export type Entry =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'unread'; key: string }
  | { kind: 'message'; key: string; message: Message };

/**
 * The messages with a heading for each day, and a line before the first one that was unread when the thread was opened.
 * @param readTo how far the reader had read then
 */
export function entriesOf(messages: readonly Message[], readTo: number): Entry[] {
  const entries: Entry[] = [];
  let day = '';
  let isMarked = false;
  for (const message of messages) {
    const its = formatJalali(message.at);
    if (its !== day) entries.push({ kind: 'day', key: `day-${its}-${message.seq}`, at: message.at });
    day = its;
    if (!isMarked && isUnread(message, readTo)) {
      isMarked = true;
      entries.push({ kind: 'unread', key: 'unread' });
    }
    entries.push({ kind: 'message', key: message.id, message });
  }
  return entries;
}

const isUnread = ({ by, seq, deletedAt }: Message, readTo: number): boolean =>
  by === 'other' && seq > readTo && deletedAt === null;
