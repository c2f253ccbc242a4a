/**
 * A slow TCP link on loopback. It slows a page and its service worker alike; Chromium's own throttling does not reach
 * workers. One shared queue per direction, one round trip for the handshake, no slow start, no TLS.
 */
import { connect, createServer, type Socket } from 'node:net';

export interface LinkSpeed {
  rttMs: number;
  downKbps: number;
  upKbps: number;
}

/** Lighthouse's "Slow 4G". */
export const SLOW_4G: LinkSpeed = { rttMs: 150, downKbps: 1600, upKbps: 750 };

const PACKET_BYTES = 2048;
/** Length of a queue at which the sender is paused. */
const QUEUE_MS = 300;

class Link {
  readonly #bytesPerMs: number;
  readonly #delayMs: number;
  #freeAt = 0;
  sentBytes = 0;

  constructor(kbps: number, delayMs: number) {
    this.#bytesPerMs = kbps / 8;
    this.#delayMs = delayMs;
  }

  get queuedMs(): number {
    return this.#freeAt - performance.now();
  }

  send(bytes: Buffer, arrive: (packet: Buffer) => void): void {
    this.sentBytes += bytes.length;
    for (let start = 0; start < bytes.length; start += PACKET_BYTES) {
      const packet = bytes.subarray(start, start + PACKET_BYTES);
      const now = performance.now();
      this.#freeAt = Math.max(now, this.#freeAt) + packet.length / this.#bytesPerMs;
      setTimeout(arrive, this.#freeAt + this.#delayMs - now, packet);
    }
  }
}

export interface Throttle {
  port: number;
  /** Bytes that have gone to the device since the start, with headers. */
  downBytes(): number;
  /** Closes open connections and refuses new ones. */
  cut(): void;
  close(): void;
}

export async function startThrottle(targetPort: number, speed: LinkSpeed): Promise<Throttle> {
  const down = new Link(speed.downKbps, speed.rttMs / 2);
  const up = new Link(speed.upKbps, speed.rttMs / 2);
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer({ allowHalfOpen: true }, (client) => {
    if (isCut) return client.resetAndDestroy();
    const target = connect({ port: targetPort, host: '127.0.0.1', allowHalfOpen: true });
    const readyAt = performance.now() + speed.rttMs;
    for (const socket of [client, target]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('close', () => sockets.delete(socket));
      socket.on('error', () => socket.destroy());
    }
    pipe(client, target, up, readyAt);
    pipe(target, client, down, 0);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    downBytes: () => down.sentBytes,
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.resetAndDestroy();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

function pipe(from: Socket, to: Socket, link: Link, readyAt: number): void {
  const deliver = (packet: Buffer) => {
    if (!to.destroyed) to.write(packet);
  };
  from.on('data', (bytes: Buffer) => {
    const waitMs = readyAt - performance.now();
    if (waitMs > 0) setTimeout(() => link.send(bytes, deliver), waitMs);
    else link.send(bytes, deliver);
    if (link.queuedMs > QUEUE_MS) {
      from.pause();
      setTimeout(() => from.resume(), link.queuedMs - QUEUE_MS / 2);
    }
  });
  const afterQueue = (then: () => void) => setTimeout(then, Math.max(0, link.queuedMs) + QUEUE_MS);
  from.on('end', () => afterQueue(() => to.end()));
  from.on('close', () => afterQueue(() => to.destroy()));
}
