import type { FlatThread, Thread } from '../../../contract/conversations/thread.ts';
import { read } from '../../data/api.ts';
import type { PrivateApi } from '../../data/session/private-api.ts';
import { type AnswerKind, mergeThread } from './merge-thread.ts';

type Calls = PrivateApi['conversations'];

const PAGE = 100;
/** Beyond it the thread begins at the newest messages. */
const PAGES_MAX = 5;

/**
 * A stretch of a conversation without gaps, up to its newest message: from the first unread one, or what the device has
 * with the changes since.
 * @param known what the device has by now: older messages or a sent one may come meanwhile
 */
export async function readThread(
  calls: Calls,
  id: string,
  known: () => Thread | undefined,
  signal: AbortSignal,
): Promise<Thread> {
  const changed = await readChanged(calls, id, { known, kind: 'changes' }, signal);
  if (changed) return changed;
  const first = await read(calls[':id'].thread.$get({ param: { id }, query: {} }, { init: { signal } }));
  return readToUnread(calls, first, signal);
}

/** Messages around an earlier one without gaps, or what is known of them with the changes since. */
export async function readThreadAround(
  calls: Calls,
  { id, seq }: { id: string; seq: number },
  known: () => Thread | undefined,
  signal: AbortSignal,
): Promise<Thread> {
  const changed = await readChanged(calls, id, { known, kind: 'within' }, signal);
  if (changed) return changed;
  return read(calls[':id'].thread.$get({ param: { id }, query: { around: String(seq) } }, { init: { signal } }));
}

/** Undefined where nothing is known, or so much has changed that it is read anew. */
async function readChanged(
  calls: Calls,
  id: string,
  { known, kind }: { known: () => Thread | undefined; kind: AnswerKind },
  signal: AbortSignal,
): Promise<Thread | undefined> {
  const before = known();
  const changes = before && (await readChanges(calls, id, before.changeSeq, signal));
  return before && changes?.reduce<Thread>((all, one) => mergeThread(all, one, kind), known() ?? before);
}

/** Undefined: so much has changed that the thread is read anew. */
async function readChanges(
  calls: Calls,
  conversationId: string,
  from: number,
  signal: AbortSignal,
): Promise<FlatThread[] | undefined> {
  const pages: FlatThread[] = [];
  let changedAfter = from;
  while (pages.length < PAGES_MAX) {
    const query = { conversationId, changedAfter: String(changedAfter) };
    const page = await read(calls.thread.flat.$get({ query }, { init: { signal } }));
    pages.push(page);
    if (!page.isMore) return pages;
    changedAfter = page.changeSeq;
  }
  return undefined;
}

async function readToUnread(calls: Calls, first: Thread, signal: AbortSignal): Promise<Thread> {
  const { id, lastReadSeq, unread } = first.conversation;
  let all = first;
  for (let pages = 0; unread > 0 && pages < PAGES_MAX; pages += 1) {
    const oldest = all.items[0]?.seq ?? 1;
    if (oldest <= lastReadSeq + 1) break;
    all = mergeThread(all, await readOlder(calls, id, oldest, signal), 'before');
  }
  return all;
}

export const readOlder = (calls: Calls, conversationId: string, before: number, signal: AbortSignal) =>
  read(
    calls.thread.flat.$get(
      { query: { conversationId, before: String(before), limit: String(PAGE) } },
      { init: { signal } },
    ),
  );

export const readNewer = (calls: Calls, conversationId: string, after: number, signal: AbortSignal) =>
  read(
    calls.thread.flat.$get(
      { query: { conversationId, after: String(after), limit: String(PAGE) } },
      { init: { signal } },
    ),
  );
