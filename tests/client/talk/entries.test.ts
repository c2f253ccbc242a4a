import { describe, expect, it } from 'vitest';
import { entriesOf } from '../../../src/client/features/talk/thread/entries.ts';
import type { Message } from '../../../src/contract/conversations/message.ts';
import type { RequestEvent } from '../../../src/contract/trade/request-event.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 28, 8, minute)).toISOString();

const message = (seq: number, minute: number): Message => ({
  ...{ id: `m${seq}`, seq, changedSeq: seq, editNo: 0, by: 'other', isMine: false, authorName: null, text: 'سلام' },
  ...{ files: [], replyTo: null, at: at(minute), editedAt: null, deletedAt: null },
});

const event = (seq: number, minute: number): RequestEvent => ({
  ...{ seq, type: 'edited', actorRole: 'buyer', actorName: null, from: 'registered', to: 'registered', comment: null },
  ...{ at: at(minute), hash: '' },
});

const keysOf = (range: Partial<Parameters<typeof entriesOf>[0]>) =>
  entriesOf({ messages: [], readTo: 99, lastSeq: 0, ...range }).flatMap(({ kind, key }) => (kind === 'day' ? [] : key));

describe('the entries of a thread', () => {
  it('have each event where it happened, and those of one moment in their order', () => {
    const messages = [message(1, 10), message(2, 20)];
    const events = [event(1, 5), event(2, 15), event(3, 15), event(4, 25)];
    expect(keysOf({ messages, events, lastSeq: 2 })).toEqual(['event-1', 'm1', 'event-2', 'event-3', 'm2', 'event-4']);
  });

  it('are the events alone where nobody has written', () => {
    expect(keysOf({ events: [event(1, 5)] })).toEqual(['event-1']);
  });

  it('have no event whose place is among messages that are not loaded', () => {
    const messages = [message(5, 10), message(6, 20)];
    const events = [event(1, 5), event(2, 15), event(3, 25)];
    expect(keysOf({ messages, events, lastSeq: 9 })).toEqual(['m5', 'event-2', 'm6']);
  });

  it('never let an event count as unread', () => {
    const messages = [message(1, 10), message(2, 20)];
    expect(keysOf({ messages, events: [event(1, 15)], readTo: 1, lastSeq: 2 })).toEqual([
      'm1',
      'event-1',
      'unread',
      'm2',
    ]);
  });
});
