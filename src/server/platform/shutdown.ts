import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const SHUTDOWN_GRACE_MS = 10_000;
const IDLE_SWEEP_MS = 50;
/** Share of the grace time after which open connections are cut; the rest is for closing the database. */
const CUT_AT = 0.8;
const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

export type ShutdownOptions = {
  /** Must not be listening yet. */
  server: Pick<Server, 'on' | 'close' | 'closeIdleConnections' | 'closeAllConnections'>;
  /** Called first: `/readyz` answers 503, event streams end. */
  onDrain: () => void;
  /** Called after the last request: close the database. */
  onClose: () => Promise<void>;
  /** How long requests in flight may take. @default 10000 */
  graceMs?: number;
  exit?: (code: number) => void;
};

/** Returns a function that closes unused connections: browsers open them ahead of use, and Node treats them as busy. */
function followUnused(server: ShutdownOptions['server']): () => void {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return () => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
}

function stopAccepting(server: ShutdownOptions['server'], closeUnused: () => void): Promise<void> {
  return new Promise((resolve) => {
    const closeIdle = () => {
      server.closeIdleConnections();
      closeUnused();
    };
    // Keep-alive connections that are busy at the signal become idle later: sweep until none is left.
    const sweep = setInterval(closeIdle, IDLE_SWEEP_MS);
    server.close(() => {
      clearInterval(sweep);
      resolve();
    });
    closeIdle();
  });
}

/**
 * Graceful shutdown on SIGTERM or SIGINT: finish requests in flight, close the database, exit 0. Exits 1 if connections
 * must be cut at the end of the grace time, or at once on a second signal. Returns a function that uninstalls it.
 */
export function installShutdown(options: ShutdownOptions): () => void {
  const { server, onDrain, onClose, graceMs = SHUTDOWN_GRACE_MS, exit = process.exit } = options;
  const closeUnused = followUnused(server);
  let isEnding = false;

  const end = async () => {
    let code = 0;
    const cut = setTimeout(() => {
      code = 1;
      server.closeAllConnections();
    }, graceMs * CUT_AT);
    const force = setTimeout(() => exit(1), graceMs);
    onDrain();
    await stopAccepting(server, closeUnused);
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
