/** Lets another thread use the engine: its session's calls cross a message port. */
import type { MessagePort } from 'node:worker_threads';
import { ENGINE_CRASHED, EngineFailure, type EngineSession } from './engine-session.ts';

type Call = { id: number } & ({ kind: 'reset' | 'end' } | { kind: 'run'; bytes: Uint8Array; generation: number });
type Reply = { id: number; value?: unknown; failure?: { code: string; message: string } };
type Settle = Pick<PromiseWithResolvers<unknown>, 'resolve' | 'reject'>;

/** Answers the calls that arrive at the port; a transaction that is open when the port closes is rolled back. */
export function serveSession(session: EngineSession, port: MessagePort): void {
  const answer = (call: Call): Promise<unknown> =>
    call.kind === 'run' ? session.run(call.bytes, call.generation) : session[call.kind]();
  port.on('message', async (call: Call) => {
    const reply: Reply = await answer(call).then(
      (value) => ({ id: call.id, value }),
      (error: unknown) => ({ id: call.id, failure: failureOf(error) }),
    );
    port.postMessage(reply, reply.value instanceof Uint8Array ? [reply.value.buffer as ArrayBuffer] : []);
  });
  port.on('close', () => void session.end().catch(() => {}));
  port.unref();
}

function failureOf(error: unknown): { code: string; message: string } {
  const { message } = error instanceof Error ? error : new Error(String(error));
  return { code: error instanceof EngineFailure ? error.code : ENGINE_CRASHED, message };
}

/** The session at the other end of the port. It sends copies: a view would be cloned with the whole buffer behind it. */
export function sessionAt(port: MessagePort): EngineSession {
  const waiting = new Map<number, Settle>();
  let calls = 0;
  port.on('message', ({ id, value, failure }: Reply) => {
    const settle = waiting.get(id);
    waiting.delete(id);
    if (failure) settle?.reject(new EngineFailure(failure.code, failure.message));
    else settle?.resolve(value);
  });
  const call = (kind: Call['kind'], more: object = {}, transfer: ArrayBuffer[] = []): Promise<unknown> => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    calls += 1;
    waiting.set(calls, { resolve, reject });
    port.postMessage({ id: calls, kind, ...more }, transfer);
    return promise;
  };
  return {
    reset: () => call('reset') as Promise<number>,
    run: (given, generation) => {
      const bytes = new Uint8Array(given);
      return call('run', { bytes, generation }, [bytes.buffer]) as Promise<Uint8Array>;
    },
    end: () => call('end') as Promise<void>,
  };
}
