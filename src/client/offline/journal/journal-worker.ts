/*
 * Writes the journal in the origin's private file system. Only a dedicated worker may write there synchronously, and only
 * one handle of a file may be open: every call opens and closes the file under a lock that all tabs share.
 */
import { errorName } from '../error-name.ts';
import type { JournalContents, JournalEntry } from './entries.ts';
import { type JournalFolder, journalFile, type SyncFile } from './journal-file.ts';
import { JOURNAL_FOLDER } from './journal-folder.ts';
import type { JournalReply, JournalRequest } from './journal-messages.ts';

const LOCK = 'rasteh-journal';
/** After a start, or after the last row was settled. */
const QUIET_MS = 3_000;

interface WritableHandle extends FileSystemFileHandle {
  createSyncAccessHandle(): Promise<SyncFile>;
}

/** The folder may be deleted while the page is open: each call looks for it anew. */
const openFolder = async (create = true): Promise<FileSystemDirectoryHandle> =>
  (await navigator.storage.getDirectory()).getDirectoryHandle(JOURNAL_FOLDER, { create });

const folder: JournalFolder = {
  async names() {
    const names: string[] = [];
    try {
      for await (const name of namesIn(await openFolder(false))) names.push(name);
    } catch (error) {
      if (errorName(error) !== 'NotFoundError') throw error;
    }
    return names;
  },
  async open(name) {
    const handle = await (await openFolder()).getFileHandle(name, { create: true });
    return (handle as WritableHandle).createSyncAccessHandle();
  },
  remove: async (name) => (await openFolder()).removeEntry(name),
};

const namesIn = (directory: FileSystemDirectoryHandle): AsyncIterable<string> =>
  (directory as unknown as { keys(): AsyncIterable<string> }).keys();

const file = journalFile(folder);
const waiting: JournalRequest[] = [];
let isWorking = false;
let quiet: ReturnType<typeof setTimeout> | undefined;

const locked = <T>(work: () => Promise<T>): Promise<T> => navigator.locks.request(LOCK, work) as Promise<T>;

const reply = (answer: JournalReply): void => postMessage(answer);

/** What waits together is written and flushed together. */
function takeNext(): JournalRequest[] {
  const count = waiting.findIndex(({ call }) => call.kind !== 'append');
  return waiting.splice(0, Math.max(1, count < 0 ? waiting.length : count));
}

/** The first call of a page: it tells whether the browser has such files at all. */
function readFile(): Promise<JournalContents> {
  if (!('createSyncAccessHandle' in FileSystemFileHandle.prototype)) throw new TypeError('no handles for workers');
  // A page that was killed may have left bytes of what is settled.
  compactSoon();
  return locked(() => file.read());
}

async function run(requests: readonly JournalRequest[]): Promise<void> {
  const entries: JournalEntry[] = [];
  for (const { id, call } of requests) {
    if (call.kind === 'append') entries.push(...call.entries);
    else if (call.kind === 'read') reply({ id, contents: await readFile() });
    else {
      await locked(() => file.wipe(call.wiped, call.until));
      reply({ id });
    }
  }
  if (entries.length === 0) return;
  await locked(() => file.append(entries));
  for (const { id } of requests) reply({ id });
  if (entries.some((entry) => 'gone' in entry)) compactSoon();
}

function compactSoon(): void {
  clearTimeout(quiet);
  quiet = setTimeout(() => {
    // The next quiet moment tries again.
    locked(() => file.compact()).catch(() => {});
  }, QUIET_MS);
}

async function work(): Promise<void> {
  if (isWorking) return;
  isWorking = true;
  while (waiting.length > 0) {
    const requests = takeNext();
    await run(requests).catch((error: unknown) => {
      for (const { id } of requests) reply({ id, fault: errorName(error) ?? 'UnknownError' });
    });
  }
  isWorking = false;
}

addEventListener('message', ({ data }: MessageEvent<JournalRequest>) => {
  waiting.push(data);
  void work();
});
