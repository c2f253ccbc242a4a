/** The reader's side of its port: takes jobs and posts their results. */
import type { MessagePort } from 'node:worker_threads';
import type { Precedence } from '../../work/precedence.ts';
import type { InProcessEnv } from '../client-address.ts';
import {
  type PageResult,
  READER_READY,
  type ReadAnswer,
  type ReadCall,
  type ReaderJob,
  type ReaderReply,
  type ReadFor,
} from './worker-messages.ts';

export interface ReaderWork {
  app: { fetch(request: Request, env: InProcessEnv): Response | Promise<Response> };
  draw: (path: string, client: string | undefined) => Promise<PageResult>;
  dataRevision: { learn(revision: number): void };
  precedence: Pick<Precedence, 'run'>;
}

export function takeJobs(port: MessagePort, work: ReaderWork): void {
  port.on('message', async ({ id, for: given, task }: ReaderJob) => {
    work.dataRevision.learn(given.revision);
    try {
      const done = await work.precedence.run(given.backlog, async () =>
        task.kind === 'read'
          ? { answer: await answer(work, task.call, given) }
          : { page: await work.draw(task.path, given.client) },
      );
      post(port, { id, ...done });
    } catch (error) {
      post(port, { id, error: error instanceof Error ? error : new Error(String(error)) });
    }
  });
  port.postMessage(READER_READY);
}

async function answer({ app }: ReaderWork, call: ReadCall, { client }: ReadFor): Promise<ReadAnswer> {
  const { method, path, headers, body = null } = call;
  const request = new Request(`http://in-process${path}`, { method, headers, body });
  const response = await app.fetch(request, { drawnFor: client });
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, headers: [...response.headers], bytes };
}

/** An error that cannot be cloned, because of what it carries, is posted as its text. */
function post(port: MessagePort, reply: ReaderReply): void {
  if (!('error' in reply)) {
    port.postMessage(reply, 'answer' in reply ? [reply.answer.bytes.buffer] : []);
    return;
  }
  try {
    port.postMessage(reply);
  } catch {
    const { message, stack } = reply.error;
    port.postMessage({ ...reply, error: Object.assign(new Error(message), { stack }) });
  }
}
