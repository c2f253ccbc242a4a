import { presentHint } from './read.ts';
import { COMMIT_DELAY_MS, type LiveSource, RevisionWatch } from './revision-watch.ts';
import type { UserRevisionRow } from './user-revision.table.ts';

/** Interval of comments that stop load balancers from closing idle connections. */
const HEARTBEAT_MS = 25_000;
/** Reserves the rest of the server's connections for ordinary requests. */
export const STREAMS_MAX = 6_000;
/** Strangers could open all of them: the rest is left for people who are signed in. */
export const ANONYMOUS_STREAMS_MAX = 4_000;
/** A browser has one stream, and a person 20 sessions. */
export const STREAMS_OF_USER_MAX = 60;
/** How long a browser waits before it reconnects. */
const RETRY_MS = 3_000;
/** A page has read its data before it opens its first stream. */
const FIRST_GAP_MS = 120_000;

const encoder = new TextEncoder();

/** Whose hints a stream carries. */
export interface Listener {
  userId: string;
  sessionId: string;
  /** When the token ends, and the stream with it. */
  endsAt: Date;
  /** The `id` of the last event that the client got. */
  lastEventAt?: Date | undefined;
}

interface LiveStreamsOptions {
  source: LiveSource;
  /** Undefined for an API without a site. */
  buildId: string | undefined;
  now?: () => Date;
  heartbeatMs?: number;
}

/** The live streams of one process. Each begins with the build id, so a client learns of a deploy when it reconnects. */
export class LiveStreams {
  /** How each stream is closed, and whose it is. */
  readonly #open = new Map<() => void, string | undefined>();
  readonly #watch: RevisionWatch;
  readonly #first: string;
  readonly #now: () => Date;
  readonly #heartbeatMs: number;
  #isClosed = false;

  constructor({ source, buildId, now = () => new Date(), heartbeatMs = HEARTBEAT_MS }: LiveStreamsOptions) {
    this.#watch = new RevisionWatch(source);
    const build = buildId === undefined ? '' : `event: build\ndata: ${JSON.stringify({ buildId })}\n`;
    this.#first = `retry: ${RETRY_MS}\n${build}`;
    this.#now = now;
    this.#heartbeatMs = heartbeatMs;
  }

  get count(): number {
    return this.#open.size;
  }

  /** Call after a commit with the hints that it wrote: who listens here gets them at once. */
  tell(hints: readonly UserRevisionRow[]): void {
    this.#watch.tell(hints);
  }

  /**
   * Undefined at the limit or while draining.
   * @param listener without one the stream carries builds only
   */
  open(listener?: Listener): ReadableStream<Uint8Array> | undefined {
    if (this.#isClosed || !this.#hasRoom(listener?.userId)) return undefined;
    let end = () => {};
    return new ReadableStream<Uint8Array>({
      start: (controller) => {
        const send = (text: string) => controller.enqueue(encoder.encode(text));
        const close = () => {
          if (!this.#open.has(close)) return;
          end();
          controller.close();
        };
        const beat = setInterval(() => send(':\n\n'), this.#heartbeatMs);
        beat.unref();
        this.#open.set(close, listener?.userId);
        const openedAt = this.#now().getTime();
        send(`${this.#first}id: ${openedAt}\n\n`);
        const stopFollowing = listener && this.#follow(listener, openedAt, { send, close });
        end = () => {
          clearInterval(beat);
          this.#open.delete(close);
          stopFollowing?.();
        };
      },
      cancel: () => end(),
    });
  }

  /** Ends all streams when the server drains: clients reconnect to the next process. */
  closeAll(): void {
    this.#isClosed = true;
    for (const close of [...this.#open.keys()]) close();
  }

  #hasRoom(userId: string | undefined): boolean {
    if (this.#open.size >= STREAMS_MAX) return false;
    let same = 0;
    for (const other of this.#open.values()) if (other === userId) same += 1;
    return same < (userId === undefined ? ANONYMOUS_STREAMS_MAX : STREAMS_OF_USER_MAX);
  }

  #follow(
    { userId, sessionId, endsAt, lastEventAt }: Listener,
    openedAt: number,
    { send, close }: { send: (text: string) => void; close: () => void },
  ): () => void {
    const since = lastEventAt ? lastEventAt.getTime() - COMMIT_DELAY_MS : openedAt - FIRST_GAP_MS;
    const stop = this.#watch.follow(
      { userId, sessionId, send: (rows) => send(rows.map(eventOf).join('')), close },
      new Date(since),
    );
    const timer = setTimeout(close, Math.max(0, endsAt.getTime() - openedAt));
    timer.unref();
    return () => {
      clearTimeout(timer);
      stop();
    };
  }
}

const eventOf = (row: UserRevisionRow): string =>
  `id: ${row.at.getTime()}\nevent: hint\ndata: ${JSON.stringify(presentHint(row))}\n\n`;
