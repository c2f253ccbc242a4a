import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Message } from '../../../../contract/conversations/message.ts';
import type { Thread } from '../../../../contract/conversations/thread.ts';
import type { RequestEvent } from '../../../../contract/trade/request-event.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { eventTexts } from '../../../parts/trade/event-texts.ts';
import { eventsRead } from '../../../parts/trade/queries.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { useNow } from '../../../ui/minute-clock.ts';
import { talkTexts } from '../talk-texts.ts';
import type { UnsentMessage } from '../unsent-messages.ts';
import { entriesOf } from './entries.ts';
import { MessageItem } from './message-item.tsx';
import classes from './thread.module.css';
import { UnsentItem } from './unsent-item.tsx';
import { useOlder } from './use-older.ts';
import { usePlace } from './use-place.ts';
import { useReading } from './use-reading.ts';

const { thread: words } = talkTexts;
const DAY_MS = 24 * 3_600_000;

type MessageListProps = {
  thread: Thread;
  /** When the thread was read. */
  readAt: number;
  /** Whether what it was opened with is all there. */
  isSettled: boolean;
  /** Of the other party. */
  name: string;
  unsent: readonly UnsentMessage[];
  onActions: (message: Message) => void;
};

/** The messages by number, the newest at the bottom; below them what waits on the device. */
export function MessageList({ thread, readAt, isSettled, name, unsent, onActions }: MessageListProps) {
  const { conversation, items, read } = thread;
  const scroller = useRef<HTMLDivElement>(null);
  const unreadLine = useRef<HTMLLIElement>(null);
  const older = useOlder(conversation.id);
  const events = useEvents(conversation);
  const look = useReading(scroller, thread, readAt);
  // Where the reader was when the thread was opened: what is read since stays below the line.
  const [openedAt, setOpenedAt] = useState({ seq: conversation.lastReadSeq, isSettled });
  if (!openedAt.isSettled && isSettled) setOpenedAt({ seq: conversation.lastReadSeq, isSettled });
  const sinceOpening = useNews(items, isSettled);
  const onScroll = usePlace({
    ...{ scroller, unreadLine, isSettled },
    firstKey: items[0]?.seq ?? 0,
    lastKey: unsent.at(-1)?.message.id ?? items.at(-1)?.id ?? '',
    onBegin: () => void older.load(),
    onMove: look,
  });
  const showQuoted = (seq: number) => {
    const found = scroller.current?.querySelector<HTMLElement>(`[data-seq="${seq}"]`);
    if (found) found.scrollIntoView({ block: 'center' });
    else void older.load();
  };
  const bySeq = new Map(items.map((one) => [one.seq, one]));
  const hasOlder = (items[0]?.seq ?? 1) > 1;
  return (
    <>
      <section
        ref={scroller}
        className={classes.scroller}
        onScroll={onScroll}
        aria-label={words.label(name)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is moved by the keyboard.
        tabIndex={0}
      >
        {hasOlder && (
          <p className={classes.older}>
            <Button size="compact" isBusy={older.state === 'loading'} onClick={() => void older.load()}>
              {older.state === 'loading' ? words.loadingOlder : words.older}
            </Button>
            {older.state === 'failed' && <span role="alert">{words.olderFailed}</span>}
          </p>
        )}
        <ol className={classes.messages}>
          {entriesOf({ messages: items, readTo: openedAt.seq, events, lastSeq: thread.lastSeq }).map((entry) => {
            if (entry.kind === 'day')
              return (
                <li key={entry.key} className={classes.day}>
                  <h3>
                    <DayName at={entry.at} />
                  </h3>
                </li>
              );
            if (entry.kind === 'unread')
              return (
                <li key={entry.key} ref={unreadLine} className={classes.unread}>
                  {words.unread}
                </li>
              );
            if (entry.kind === 'event')
              return (
                <li key={entry.key} className={classes.event}>
                  {eventTexts[entry.event.type]} · {formatJalali(entry.event.at, 'time')}
                </li>
              );
            const { message } = entry;
            return (
              <li key={entry.key}>
                <MessageItem
                  {...{ message, name, onActions }}
                  conversationId={conversation.id}
                  replied={message.replyTo ? bySeq.get(message.replyTo.seq) : undefined}
                  readTo={read.other}
                  onQuoted={showQuoted}
                />
              </li>
            );
          })}
          {unsent.map((one) => (
            <li key={one.message.id}>
              <UnsentItem unsent={one} />
            </li>
          ))}
        </ol>
      </section>
      <p className="visually-hidden" aria-live="polite">
        {sinceOpening && words.news(name, sinceOpening.text ?? '')}
      </p>
    </>
  );
}

/** What happened to the request that a conversation is about. */
function useEvents({ object }: Thread['conversation']): readonly RequestEvent[] {
  const requestId = object?.kind === 'request' ? object.id : undefined;
  const query = { ...eventsRead(usePrivateApi(), requestId ?? ''), enabled: requestId !== undefined };
  // The messages are there without them.
  return useQuery({ ...query, throwOnError: false }).data?.items ?? [];
}

/** The newest message of the other party that has come since the thread was opened. */
function useNews(items: readonly Message[], isSettled: boolean): Message | undefined {
  const lastSeq = items.at(-1)?.seq ?? 0;
  const [from, setFrom] = useState({ seq: lastSeq, isSettled });
  if (!from.isSettled && (isSettled || lastSeq !== from.seq)) setFrom({ seq: lastSeq, isSettled });
  return from.isSettled ? items.findLast(({ by, seq }) => by === 'other' && seq > from.seq) : undefined;
}

function DayName({ at }: { at: string }) {
  const now = useNow() ?? 0;
  const day = formatJalali(at);
  if (day === formatJalali(now)) return words.today;
  return day === formatJalali(now - DAY_MS) ? words.yesterday : day;
}
