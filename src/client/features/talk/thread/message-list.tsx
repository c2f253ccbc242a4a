import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Message } from '../../../../contract/conversations/message.ts';
import type { Thread } from '../../../../contract/conversations/thread.ts';
import type { RequestEvent } from '../../../../contract/trade/request-event.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { eventsRead } from '../../../parts/trade/queries.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { classNames } from '../../../ui/kit/class-names.ts';
import { talkTexts } from '../talk-texts.ts';
import type { UnsentMessage } from '../unsent-messages.ts';
import { type Entry, entriesOf } from './entries.ts';
import classes from './thread.module.css';
import { ThreadRow } from './thread-row.tsx';
import { useMore } from './use-more.ts';
import { useReading } from './use-reading.ts';
import { useRows } from './use-rows.ts';
import type { Stretch } from './use-stretch.ts';

const { thread: words } = talkTexts;
/** The height of `.older`. */
const OLDER_PX = 64;
const NONE: readonly UnsentMessage[] = [];

type MessageListProps = {
  stretch: Stretch;
  /** Of the other party. */
  name: string;
  unsent: readonly UnsentMessage[];
  onActions: (seq: number) => void;
};

/** The messages by number, the newest at the bottom; below them what waits on the device. */
export function MessageList({ stretch, name, unsent, onActions }: MessageListProps) {
  const { thread, newest, readAt, isSettled, at, onJump } = stretch;
  const { conversation, items, read } = thread;
  const scroller = useRef<HTMLDivElement>(null);
  const { older, newer } = useMore(stretch);
  const look = useReading(scroller, thread, readAt);
  const sinceOpening = useNews(newest.items, isSettled);
  const isNewest = thread === newest;
  const hasOlder = (items[0]?.seq ?? 1) > 1;
  const entries = useEntries(thread, isSettled, isNewest ? unsent : NONE);
  const { rows, handleScroll, show, noteFocus } = useRows({
    ...{ scroller, entries, isSettled, isNewest, at: at?.seq },
    above: hasOlder ? OLDER_PX : 0,
    onBegin: older.load,
    onEnd: newer.load,
    onMove: look,
  });
  const [quotedSeq, setQuotedSeq] = useState<number>();
  const handleQuoted = useCallback(
    (seq: number) => {
      setQuotedSeq(seq);
      if (!show(seq)) onJump(seq);
    },
    [show, onJump],
  );
  const foundSeq = quotedSeq ?? at?.seq;
  const bySeq = useMemo(() => new Map(items.map((one) => [one.seq, one])), [items]);
  return (
    <>
      <section
        ref={scroller}
        className={classes.scroller}
        onScroll={handleScroll}
        aria-label={words.label(name)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is moved by the keyboard.
        tabIndex={0}
      >
        {hasOlder && (
          <p className={classes.older}>
            <Button size="compact" isBusy={older.state === 'loading'} onClick={older.load}>
              {older.state === 'loading' ? words.loadingOlder : words.older}
            </Button>
            {older.state === 'failed' && <span role="alert">{words.olderFailed}</span>}
          </p>
        )}
        <ol className={classes.messages} style={{ blockSize: rows.getTotalSize() }} onBlur={() => noteFocus(undefined)}>
          {rows.getVirtualItems().map(({ index, key, start }) => {
            const entry = entries[index];
            if (!entry) return null;
            const isFound = entry.kind === 'message' && entry.message.seq === foundSeq;
            return (
              <li
                key={key}
                ref={rows.measureElement}
                data-index={index}
                data-found={isFound || undefined}
                className={classNames(classes.row, entry.kind !== 'message' && classes[entry.kind])}
                style={{ insetBlockStart: start - (hasOlder ? OLDER_PX : 0) }}
                aria-setsize={entries.length}
                aria-posinset={index + 1}
                onFocus={() => noteFocus(entry.key)}
              >
                <ThreadRow
                  {...{ entry, name, onActions }}
                  conversationId={conversation.id}
                  replied={repliedBy(entry, bySeq)}
                  readTo={read.other}
                  onQuoted={handleQuoted}
                />
              </li>
            );
          })}
        </ol>
      </section>
      {!isNewest && (
        <p className={classes.newest}>
          <Button size="compact" isBusy={newer.state === 'loading'} onClick={() => onJump(undefined)}>
            {words.toNewest}
          </Button>
          {newer.state === 'failed' && <span role="alert">{words.newerFailed}</span>}
        </p>
      )}
      <p className="visually-hidden" aria-live="polite">
        {sinceOpening && words.news(name, sinceOpening.text ?? '')}
      </p>
    </>
  );
}

const repliedBy = (entry: Entry, bySeq: ReadonlyMap<number, Message>): Message | undefined =>
  entry.kind === 'message' && entry.message.replyTo ? bySeq.get(entry.message.replyTo.seq) : undefined;

/** The rows of a thread, and below them what waits on the device. */
function useEntries(thread: Thread, isSettled: boolean, unsent: readonly UnsentMessage[]): readonly Entry[] {
  const { conversation, items, lastSeq } = thread;
  const events = useEvents(conversation);
  // Where the reader was when the thread was opened: what is read since stays below the line.
  const [openedAt, setOpenedAt] = useState({ seq: conversation.lastReadSeq, isSettled });
  if (!openedAt.isSettled && isSettled) setOpenedAt({ seq: conversation.lastReadSeq, isSettled });
  const readTo = openedAt.seq;
  const entries = useMemo(
    () => entriesOf({ messages: items, readTo, events, lastSeq }),
    [items, readTo, events, lastSeq],
  );
  return useMemo(
    () => [
      ...entries,
      ...unsent.map((one): Entry => ({ kind: 'unsent', key: one.message.id, message: one.message, unsent: one })),
    ],
    [entries, unsent],
  );
}

const NO_EVENTS: readonly RequestEvent[] = [];

/** What happened to the request that a conversation is about. */
function useEvents({ object }: Thread['conversation']): readonly RequestEvent[] {
  const requestId = object?.kind === 'request' ? object.id : undefined;
  const query = { ...eventsRead(usePrivateApi(), requestId ?? ''), enabled: requestId !== undefined };
  // The messages are there without them.
  return useQuery({ ...query, throwOnError: false }).data?.items ?? NO_EVENTS;
}

/** The newest message of the other party that has come since the thread was opened. */
function useNews(items: readonly Message[], isSettled: boolean): Message | undefined {
  const lastSeq = items.at(-1)?.seq ?? 0;
  const [from, setFrom] = useState({ seq: lastSeq, isSettled });
  if (!from.isSettled && (isSettled || lastSeq !== from.seq)) setFrom({ seq: lastSeq, isSettled });
  if (!from.isSettled) return undefined;
  // They are in order: a long thread is not walked through with each move.
  const last = items.findLast(({ by, seq }) => by === 'other' || seq <= from.seq);
  return last && last.seq > from.seq ? last : undefined;
}
