import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addressGroup } from './client-address.ts';

export type ConnectionLimits = {
  /** Open connections; beyond them idle ones give way. */
  max: number;
  /** Of one client: an IPv4 address or an IPv6 /64. Undefined behind a proxy, which is one client for all. */
  perClient?: number | undefined;
  /** Requests of one connection that are not fully answered. No browser sends the next one before the answer. */
  inFlight: number;
  /** A connection that moves no byte for so long is closed; longer than the heartbeat of an event stream. */
  stalledMs: number;
};

type Connection = { group: string; open: Set<ServerResponse>; lastUsedAt: number };

/**
 * Bounds what clients can make a server hold: connections, their share of each client, and answers that were asked for
 * and not read. Node dispatches every request of a pipelined chunk at once, however little of the answers is read.
 */
export class Connections {
  readonly #limits: ConnectionLimits;
  readonly #connections = new Map<Socket, Connection>();
  readonly #perGroup = new Map<string, number>();

  constructor(server: Server, limits: ConnectionLimits) {
    this.#limits = limits;
    server.timeout = limits.stalledMs;
    server.on('connection', (socket) => this.#admit(socket));
  }

  get count(): number {
    return this.#connections.size;
  }

  /** Whether the request may be handled; if not, its connection is gone. */
  accept(request: IncomingMessage, response: ServerResponse): boolean {
    const connection = this.#connections.get(request.socket);
    if (!connection || request.socket.destroyed) return false;
    if (connection.open.size >= this.#limits.inFlight) {
      request.socket.destroy();
      return false;
    }
    connection.open.add(response);
    connection.lastUsedAt = performance.now();
    response.once('close', () => connection.open.delete(response));
    return true;
  }

  /** Whether part of an answer has been sent, so that no other bytes may follow. */
  isAnswering(socket: Socket): boolean {
    return [...(this.#connections.get(socket)?.open ?? [])].some((response) => response.headersSent);
  }

  #admit(socket: Socket): void {
    const group = addressGroup(socket.remoteAddress);
    const share = (this.#perGroup.get(group) ?? 0) + 1;
    const { max, perClient = Number.POSITIVE_INFINITY } = this.#limits;
    if (share > perClient || (this.#connections.size >= max && !this.#closeLongestIdle())) {
      socket.destroy();
      return;
    }
    this.#perGroup.set(group, share);
    this.#connections.set(socket, { group, open: new Set(), lastUsedAt: performance.now() });
    socket.once('close', () => this.#forget(socket));
  }

  #closeLongestIdle(): boolean {
    let longest: Socket | undefined;
    let usedAt = Number.POSITIVE_INFINITY;
    for (const [socket, { open, lastUsedAt }] of this.#connections) {
      if (open.size > 0 || lastUsedAt >= usedAt) continue;
      longest = socket;
      usedAt = lastUsedAt;
    }
    if (!longest) return false;
    longest.destroy();
    this.#forget(longest);
    return true;
  }

  #forget(socket: Socket): void {
    const connection = this.#connections.get(socket);
    if (!connection || !this.#connections.delete(socket)) return;
    const rest = (this.#perGroup.get(connection.group) ?? 1) - 1;
    if (rest > 0) this.#perGroup.set(connection.group, rest);
    else this.#perGroup.delete(connection.group);
  }
}
