import { randomUUID } from 'node:crypto';
import { chmodSync, closeSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ANSWER_LIMIT_MS = 2_000;
/** The answer of a holder, in place of a candidate's, after its pid. */
const HOLDING = 'holding';
const ATTEMPTS = 8;
const ATTEMPT_PAUSE_MS = 40;
const SOCKET_NAME = /^rasteh-[0-9a-f-]{36}\.sock$/;
/** Owner or not, every user may ask who holds the directory; the socket tells nothing else. */
const ASKED_BY_ALL = 0o666;

/** `pid` is undefined for a process that was too busy to answer. */
export type Occupant = { pid: number | undefined; isHolding: boolean };

/**
 * Holds `dir` by a listening socket inside it, or answers who does. Each starter listens under a name of its own before it
 * looks for other live sockets, and gives way to any: of two starters the one that looks last sees the other, so both
 * can never hold. Dead sockets are removed.
 */
export async function holdBySocket(dir: string): Promise<{ release: () => Promise<void> } | { occupant: Occupant }> {
  for (let attempt = 1; ; attempt += 1) {
    const own = await OwnSocket.listenIn(dir);
    const occupant = await findOccupant(dir, own.name);
    if (!occupant) {
      own.isHolding = true;
      return { release: () => own.close() };
    }
    await own.close();
    if (occupant.isHolding || attempt === ATTEMPTS) return { occupant };
    // Two candidates saw each other: pauses of different length let one go first.
    await sleep(ATTEMPT_PAUSE_MS * (1 + Math.random() * attempt));
  }
}

class OwnSocket {
  isHolding = false;
  readonly name: string;
  readonly #dir: string;
  readonly #server: Server;

  private constructor(dir: string, name: string) {
    this.#dir = dir;
    this.name = name;
    this.#server = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.end(`${process.pid} ${this.isHolding ? HOLDING : 'starting'}`);
    });
    this.#server.unref();
  }

  /** The name appears only once connections are accepted: a socket that refuses them is dead. */
  static async listenIn(dir: string): Promise<OwnSocket> {
    const id = randomUUID();
    const own = new OwnSocket(dir, `rasteh-${id}.sock`);
    const hidden = `.${own.name}`;
    await withShortPath(dir, (path) => listen(own.#server, join(path, hidden)));
    chmodSync(join(dir, hidden), ASKED_BY_ALL);
    renameSync(join(dir, hidden), join(dir, own.name));
    return own;
  }

  close(): Promise<void> {
    rmSync(join(this.#dir, this.name), { force: true });
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}

async function findOccupant(dir: string, ownName: string): Promise<Occupant | undefined> {
  const names = readdirSync(dir).filter((name) => SOCKET_NAME.test(name) && name !== ownName);
  const occupants: Occupant[] = [];
  for (const name of names) {
    const occupant = await withShortPath(dir, (path) => ask(join(path, name)));
    if (occupant) occupants.push(occupant);
    else rmSync(join(dir, name), { force: true });
  }
  return occupants.find(({ isHolding }) => isHolding) ?? occupants[0];
}

const listen = (server: Server, path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => {
      server.off('error', reject);
      resolve();
    });
  });

/** Undefined where nobody listens any more. */
function ask(path: string): Promise<Occupant | undefined> {
  return new Promise((resolve) => {
    const socket = createConnection(path);
    let answer = '';
    const isTooBusy: Occupant = { pid: undefined, isHolding: true };
    socket.setTimeout(ANSWER_LIMIT_MS, () => {
      socket.destroy();
      resolve(isTooBusy);
    });
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('end', () => {
      const [pid, state] = answer.split(' ');
      resolve({ pid: Number(pid) || undefined, isHolding: state === HOLDING });
    });
    socket.on('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code === 'ECONNREFUSED' || code === 'ENOENT' ? undefined : isTooBusy),
    );
  });
}

/** A socket's path is limited to 107 bytes; through an open descriptor a directory of any depth has a short one. */
async function withShortPath<T>(dir: string, use: (path: string) => Promise<T>): Promise<T> {
  const descriptor = openSync(dir, 'r');
  try {
    return await use(`/proc/self/fd/${descriptor}`);
  } finally {
    closeSync(descriptor);
  }
}
