import { Hono } from 'hono';

const PING_TIMEOUT_MS = 2_000;
const PULSE_TIMEOUT_MS = 800;
/** A stall of the event loop counts as one of them. */
const PARTS = 8;

export type HealthOptions = {
  /** Queries the database. */
  ping: () => Promise<void>;
  isDraining: () => boolean;
  /** @default 2000 */
  pingTimeoutMs?: number;
};

async function answersInTime({ ping, pingTimeoutMs = PING_TIMEOUT_MS }: Pick<HealthOptions, 'ping' | 'pingTimeoutMs'>) {
  const { promise: tooLate, resolve } = Promise.withResolvers<false>();
  const stop = afterTurns(pingTimeoutMs, () => resolve(false));
  const answered = ping().then(
    () => true,
    () => false,
  );
  return Promise.race([answered, tooLate]).finally(stop);
}

/**
 * Calls back after a time in which the event loop turns: while it stalls, answers lie unread, and nobody has been silent.
 * Returns what stops it.
 */
function afterTurns(ms: number, act: () => void): () => void {
  let left = PARTS;
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    // The callback of a timer comes before what has arrived is read, that of `setImmediate` behind it.
    timer = setTimeout(() => setImmediate(next), ms / PARTS);
  };
  const next = () => {
    left -= 1;
    if (left > 0) wait();
    else if (left === 0) act();
  };
  wait();
  return () => {
    clearTimeout(timer);
    left = 0;
  };
}

/** Whether the database answers; concurrent askers share one ping. */
export function databasePulse(ping: () => Promise<void>): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined;
  return () => {
    asking ??= answersInTime({ ping, pingTimeoutMs: PULSE_TIMEOUT_MS }).finally(() => {
      asking = undefined;
    });
    return asking;
  };
}

/** `/healthz`: the process is alive. `/readyz`: the database answers and the server is not draining. */
export function healthRoutes(options: HealthOptions) {
  const noStore = { 'cache-control': 'no-store' };
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' as const }, 200, noStore))
    .get('/readyz', async (c) => {
      if (options.isDraining()) return c.json({ status: 'draining' as const }, 503, noStore);
      if (!(await answersInTime(options))) return c.json({ status: 'no database' as const }, 503, noStore);
      return c.json({ status: 'ready' as const }, 200, noStore);
    });
}
