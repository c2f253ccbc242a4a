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
 * What an answer has for a stretch without gaps: `changes` of the newest messages and what follows them, changes `within`
 * an earlier stretch, or what comes `before` or `after` a stretch.
 */
export type AnswerKind = 'changes' | 'within' | 'before' | 'after';

/** A thread with an answer about its messages. A change of a message outside of it would leave a gap. */
export function mergeThread(known: Thread, next: FlatThread, kind: AnswerKind = 'changes'): Thread {
  const first = known.items[0]?.seq ?? 0;
  const last = known.items.at(-1)?.seq ?? 0;
  const isPage = kind === 'before' || kind === 'after';
  const items = isPage
    ? next.items
    : next.items.filter(({ seq }) => seq >= first && (kind === 'changes' || seq <= last));
  return {
    ...known,
    items: mergeMessages(known.items, items),
    lastSeq: Math.max(known.lastSeq, next.lastSeq),
    // A page tells nothing of changes elsewhere.
    changeSeq: isPage ? known.changeSeq : Math.max(known.changeSeq, next.changeSeq),
    read: {
      own: Math.max(known.read.own, next.read.own),
      other: Math.max(known.read.other, next.read.other),
    },
  };
}
