/** A comment this often keeps a connection through balancers that close idle ones. */
const HEARTBEAT_MS = 25_000;
/** Leaves most of the server's connections to ordinary requests. */
export const STREAMS_MAX = 1_000;
/** What a browser waits before it comes back. */
const RETRY_MS = 3_000;

const encoder = new TextEncoder();

/** The live event streams of one process. Each begins with the build id, so a deploy is known when a client comes back. */
export class EventStreams {
  readonly #open = new Set<() => void>();
  readonly #first: Uint8Array;
  #isClosed = false;

  constructor(buildId: string) {
    this.#first = encoder.encode(`retry: ${RETRY_MS}\nevent: build\ndata: ${JSON.stringify({ buildId })}\n\n`);
  }

  get count(): number {
    return this.#open.size;
  }

  /** Undefined where no more can be served: the client asks for the record instead. */
  open(heartbeatMs = HEARTBEAT_MS): ReadableStream<Uint8Array> | undefined {
    if (this.#isClosed || this.#open.size >= STREAMS_MAX) return undefined;
    let end = () => {};
    return new ReadableStream<Uint8Array>({
      start: (controller) => {
        const beat = setInterval(() => controller.enqueue(encoder.encode(':\n\n')), heartbeatMs);
        beat.unref();
        const close = () => {
          end();
          controller.close();
        };
        end = () => {
          clearInterval(beat);
          this.#open.delete(close);
        };
        this.#open.add(close);
        controller.enqueue(this.#first);
      },
      cancel: () => end(),
    });
  }

  /** When the server drains: clients come back to the next process. */
  closeAll(): void {
    this.#isClosed = true;
    for (const close of [...this.#open]) close();
  }
}
