import { emptyContents, type JournalContents } from './entries.ts';
import type { JournalCall, JournalReply, JournalRequest } from './journal-messages.ts';
import type { JournalPlace } from './journal-place.ts';

/** A worker that is silent for so long answers nothing more. */
const SILENCE_MS = 15_000;

interface Waiting {
  resolve(contents: JournalContents | undefined): void;
  reject(error: Error): void;
}

/** The journal in the origin's private file system, written by a worker of this page. */
export function workerPlace(worker: Worker): JournalPlace {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let broken: Error | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const breakDown = (name: string) => {
    broken = new DOMException('the worker of the journal does not answer', name);
    worker.terminate();
    for (const { reject } of waiting.values()) reject(broken);
    waiting.clear();
  };
  const watch = () => {
    clearTimeout(timer);
    if (waiting.size > 0) timer = setTimeout(() => breakDown('TimeoutError'), SILENCE_MS);
  };

  worker.onerror = () => breakDown('NetworkError');
  worker.onmessage = ({ data: { id, contents, fault } }: MessageEvent<JournalReply>) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    watch();
    if (fault === undefined) asked?.resolve(contents);
    else asked?.reject(new DOMException('the journal is not written', fault));
  };

  const ask = (call: JournalCall): Promise<JournalContents | undefined> =>
    new Promise((resolve, reject) => {
      if (broken) return reject(broken);
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      watch();
      worker.postMessage({ id: lastId, call } satisfies JournalRequest);
    });

  return {
    append: async (entries) => void (await ask({ kind: 'append', entries })),
    read: async () => (await ask({ kind: 'read' })) ?? emptyContents,
    wipe: async (wiped, until) => void (await ask({ kind: 'wipe', wiped, until })),
  };
}
