import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface ThreadLimits {
  /** The thread is ended after this time. */
  deadlineMs: number;
  /** Of its heap; a thread that needs more is ended. */
  heapMb: number;
}

/** A thread that was ended at one of its limits. */
export class ThreadLimitError extends Error {
  override readonly name = 'ThreadLimitError';
}

/**
 * Runs a module once in a thread of its own, for work on what a user has sent: its cost is not known before. The module
 * reads `workerData`, and answers with one message.
 * @throws ThreadLimitError for a thread that reaches a limit; what the module throws
 */
export async function runInThread<Answer>(module: URL, data: unknown, limits: ThreadLimits): Promise<Answer> {
  for await (const answer of messagesOfThread<Answer>(module, data, limits)) return answer;
  throw new Error('the thread has not answered');
}

/** Of a thread: it has nothing more to say. */
export const LAST_MESSAGE = 'last';

/**
 * The same for a long answer: the module waits for a message before each of its own, so that other work has its turn in
 * between. It ends with `LAST_MESSAGE`; one that answers once need not wait.
 */
export async function* messagesOfThread<Message>(
  module: URL,
  data: unknown,
  limits: ThreadLimits,
): AsyncGenerator<Message> {
  const worker = new Worker(module, { workerData: data, resourceLimits: { maxOldGenerationSizeMb: limits.heapMb } });
  const deadline = AbortSignal.timeout(limits.deadlineMs);
  try {
    for (;;) {
      worker.postMessage('next');
      const [message] = (await once(worker, 'message', { signal: deadline })) as [Message | typeof LAST_MESSAGE];
      if (message === LAST_MESSAGE) return;
      yield message;
    }
  } catch (error) {
    const isOutOfMemory = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
    if (deadline.aborted || isOutOfMemory) throw new ThreadLimitError('the thread reached a limit', { cause: error });
    throw error;
  } finally {
    await worker.terminate();
  }
}
