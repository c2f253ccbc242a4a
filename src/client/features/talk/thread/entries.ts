import type { Message } from '../../../../contract/conversations/message.ts';
import type { RequestEvent } from '../../../../contract/trade/request-event.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import type { UnsentMessage } from '../unsent-messages.ts';

/** What stands in a thread, in its order. */
export type Entry =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'unread'; key: string }
  | { kind: 'message'; key: string; message: Message }
  | { kind: 'event'; key: string; event: RequestEvent }
  | { kind: 'unsent'; key: string; message: UnsentMessage['message']; unsent: UnsentMessage };

/** Of `2026-11-28T15:0`: a day of Tehran begins at a half hour. */
const TEN_MINUTES_LENGTH = 15;

interface ThreadRange {
  messages: readonly Message[];
  /** How far the reader had read when the thread was opened. */
  readTo: number;
  /** Of the request that the conversation is about, in their order. @default none */
  events?: readonly RequestEvent[];
  /** The number of the last message of the conversation. */
  lastSeq: number;
}

/**
 * The messages with a heading for each day, and a line before the first one that was unread when the thread was opened.
 * Events stand where they happened between the messages that are loaded.
 */
export function entriesOf({ messages, readTo, events = [], lastSeq }: ThreadRange): Entry[] {
  const entries: Entry[] = [];
  let day = '';
  let minutes = '';
  let isMarked = false;
  const startDay = (at: string, key: string) => {
    // Messages come in bursts, and most dates need not be computed.
    const itsMinutes = at.slice(0, TEN_MINUTES_LENGTH);
    if (itsMinutes === minutes) return;
    minutes = itsMinutes;
    const its = formatJalali(at);
    if (its !== day) entries.push({ kind: 'day', key: `day-${its}-${key}`, at });
    day = its;
  };
  const waiting = eventsWithin({ messages, events, lastSeq });
  const showEvents = (until: string | undefined) => {
    while (waiting[0] && (until === undefined || waiting[0].at < until)) {
      const event = waiting.shift() as RequestEvent;
      startDay(event.at, `event-${event.seq}`);
      entries.push({ kind: 'event', key: `event-${event.seq}`, event });
    }
  };
  for (const message of messages) {
    showEvents(message.at);
    startDay(message.at, String(message.seq));
    if (!isMarked && isUnread(message, readTo)) {
      isMarked = true;
      entries.push({ kind: 'unread', key: 'unread' });
    }
    entries.push({ kind: 'message', key: message.id, message });
  }
  showEvents(undefined);
  return entries;
}

/** Those whose place is between messages that are not loaded wait for them. */
function eventsWithin({ messages, events, lastSeq }: Required<Omit<ThreadRange, 'readTo'>>): RequestEvent[] {
  const [first, last] = [messages[0], messages.at(-1)];
  const from = first && first.seq > 1 ? first.at : '';
  const to = last && last.seq < lastSeq ? last.at : undefined;
  return events.filter(({ at }) => at >= from && (to === undefined || at < to));
}

const isUnread = ({ by, seq, deletedAt }: Message, readTo: number): boolean =>
  by === 'other' && seq > readTo && deletedAt === null;
