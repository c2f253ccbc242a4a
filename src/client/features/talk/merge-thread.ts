import type { Message } from '../../../contract/conversations/message.ts';
import type { FlatThread, Thread } from '../../../contract/conversations/thread.ts';

/** The messages that are known, with later states and new ones, by number. */
export function mergeMessages(known: readonly Message[], next: readonly Message[]): Message[] {
  const merged = new Map(known.map((one) => [one.seq, one]));
  for (const one of next) {
    const before = merged.get(one.seq);
    if (!before || before.changedSeq <= one.changedSeq) merged.set(one.seq, one);
  }
  return [...merged.values()].sort((a, b) => a.seq - b.seq);
}

/**
 * A thread with an answer about its messages.
 * @param isOlder the answer has what comes before; a change of a message before the known ones is left out otherwise
 */
export function mergeThread(known: Thread, next: FlatThread, isOlder = false): Thread {
  const first = known.items[0]?.seq ?? 0;
  const items = isOlder ? next.items : next.items.filter(({ seq }) => seq >= first);
  return {
    ...known,
    items: mergeMessages(known.items, items),
    lastSeq: Math.max(known.lastSeq, next.lastSeq),
    // What is older tells nothing of changes elsewhere.
    changeSeq: isOlder ? known.changeSeq : Math.max(known.changeSeq, next.changeSeq),
    read: {
      own: Math.max(known.read.own, next.read.own),
      other: Math.max(known.read.other, next.read.other),
    },
  };
}
