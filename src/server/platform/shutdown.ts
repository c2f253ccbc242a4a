import type { Server } from 'node:http';

export const SHUTDOWN_GRACE_MS = 10_000;
const IDLE_SWEEP_MS = 50;
/** Share of the grace time after which connections are cut; the rest is for closing the database. */
const CUT_AT = 0.8;
const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

export type ShutdownOptions = {
  server: Pick<Server, 'close' | 'closeIdleConnections' | 'closeAllConnections'>;
  /** At once: `/readyz` answers 503, live event streams end. */
  onDrain: () => void;
  /** When the last request has been answered: close the database. */
  onClose: () => Promise<void>;
  /** How long requests in flight may take. @default 10000 */
  graceMs?: number;
  exit?: (code: number) => void;
};

function stopAccepting(server: ShutdownOptions['server']): Promise<void> {
  return new Promise((resolve) => {
    // A keep-alive connection that was busy at the signal becomes idle later: swept until none is left.
    const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
    server.close(() => {
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/**
 * Ends the process well on SIGTERM or SIGINT: finish what is in flight, close the database, exit 0. What is not done when
 * the grace time is nearly over is cut and the exit code is 1; a second signal exits at once. Returns what undoes it.
 */
export function installShutdown(options: ShutdownOptions): () => void {
  const { server, onDrain, onClose, graceMs = SHUTDOWN_GRACE_MS, exit = process.exit } = options;
  let isEnding = false;

  const end = async () => {
    let code = 0;
    const cut = setTimeout(() => {
      code = 1;
      server.closeAllConnections();
    }, graceMs * CUT_AT);
    const force = setTimeout(() => exit(1), graceMs);
    onDrain();
    await stopAccepting(server);
    clearTimeout(cut);
    await onClose().catch(() => {
      code = 1;
    });
    clearTimeout(force);
    exit(code);
  };

  const onSignal = () => {
    if (isEnding) return exit(1);
    isEnding = true;
    void end();
  };

  for (const signal of SIGNALS) process.on(signal, onSignal);
  return () => {
    for (const signal of SIGNALS) process.off(signal, onSignal);
  };
}
