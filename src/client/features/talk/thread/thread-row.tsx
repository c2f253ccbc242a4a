import { memo } from 'react';
import { formatJalali } from '../../../../core/time/dates.ts';
import { eventTexts } from '../../../parts/trade/event-texts.ts';
import { useNow } from '../../../ui/minute-clock.ts';
import { talkTexts } from '../talk-texts.ts';
import type { Entry } from './entries.ts';
import { MessageItem, type MessageItemProps } from './message-item.tsx';
import classes from './thread.module.css';
import { UnsentItem } from './unsent-item.tsx';

const { thread: words } = talkTexts;
const DAY_MS = 24 * 3_600_000;

type ThreadRowProps = Omit<MessageItemProps, 'message'> & { entry: Entry };

/** What one row of a thread has. The rows around it are drawn with each move, so it is drawn only when it changes. */
export const ThreadRow = memo(function ThreadRow({ entry, ...item }: ThreadRowProps) {
  switch (entry.kind) {
    case 'day':
      return (
        <h3 className={classes.day}>
          <DayName at={entry.at} />
        </h3>
      );
    case 'unread':
      return words.unread;
    case 'event':
      return `${eventTexts[entry.event.type]} · ${formatJalali(entry.event.at, 'time')}`;
    case 'unsent':
      return <UnsentItem unsent={entry.unsent} />;
    default:
      return <MessageItem {...item} message={entry.message} />;
  }
});

function DayName({ at }: { at: string }) {
  const now = useNow() ?? 0;
  const day = formatJalali(at);
  if (day === formatJalali(now)) return words.today;
  return day === formatJalali(now - DAY_MS) ? words.yesterday : day;
}
