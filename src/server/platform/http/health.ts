import { Hono } from 'hono';

const PING_TIMEOUT_MS = 2_000;
const PULSE_TIMEOUT_MS = 800;

export type HealthOptions = {
  /** Queries the database. */
  ping: () => Promise<void>;
  isDraining: () => boolean;
  /** @default 2000 */
  pingTimeoutMs?: number;
};

async function answersInTime({ ping, pingTimeoutMs = PING_TIMEOUT_MS }: Pick<HealthOptions, 'ping' | 'pingTimeoutMs'>) {
  const { promise: tooLate, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(() => resolve(false), pingTimeoutMs);
  const answered = ping().then(
    () => true,
    () => false,
  );
  return Promise.race([answered, tooLate]).finally(() => clearTimeout(timer));
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
