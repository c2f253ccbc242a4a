/** Interval of comments that stop load balancers from closing idle connections. */
const HEARTBEAT_MS = 25_000;
/** Reserves most of the server's connections for ordinary requests. */
export const STREAMS_MAX = 1_000;
/** How long a browser waits before it reconnects. */
const RETRY_MS = 3_000;

const encoder = new TextEncoder();

/** The event streams of one process. Each begins with the build id, so a client learns of a deploy when it reconnects. */
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

  /** Undefined at the limit or while draining: the client polls `latest.json` instead. */
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

  /** Ends all streams when the server drains: clients reconnect to the next process. */
  closeAll(): void {
    this.#isClosed = true;
    for (const close of [...this.#open]) close();
  }
}
