import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const PATH = '/api/v1/openapi.json';
const PIPELINED = 1_000;
const IDLE = 2_000;
const HELD_MS = 5_000;
const MB = 1024 * 1024;

type Ask = () => Promise<{ status: number; ms: number; body: string }>;

const request = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;

async function residentMb(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1] ?? 0) / MB;
}

/** Memory of the server and the slowest answer to another client while the sockets are open. */
async function whileOpen(name: string, port: number, ask: Ask, open: () => Socket[]): Promise<string> {
  const before = await residentMb(port);
  const sockets = open();
  for (const socket of sockets) socket.on('error', () => {});
  let slowest = 0;
  let most = before;
  for (const until = performance.now() + HELD_MS; performance.now() < until; ) {
    slowest = Math.max(slowest, (await ask()).ms);
    most = Math.max(most, await residentMb(port));
    await sleep(100);
  }
  // A paused socket does not see that the other side closed it.
  for (const socket of sockets) socket.resume();
  await sleep(500);
  const left = sockets.filter((socket) => !socket.destroyed && socket.readyState === 'open').length;
  for (const socket of sockets) socket.destroy();
  return `${name}: memory ${before.toFixed(0)} → ${most.toFixed(0)} MB, /healthz at most ${slowest.toFixed(0)} ms, ${left} of ${sockets.length} still open`;
}

/** What clients cost that ask without reading, or only connect. */
export async function holdConnections(port: number, ask: Ask): Promise<string[]> {
  const unread = () =>
    Array.from({ length: 5 }, () => {
      const socket = connect(port, '127.0.0.1');
      socket.pause();
      socket.write(request(PATH).repeat(PIPELINED));
      return socket;
    });
  const idle = () =>
    Array.from({ length: IDLE }, (_, index) =>
      connect({ port, host: '127.0.0.1', localAddress: `127.0.1.${1 + (index % 200)}` }),
    );
  return [
    await whileOpen(`5 connections with ${PIPELINED} unread answers each`, port, ask, unread),
    await whileOpen(`${IDLE} idle connections`, port, ask, idle),
  ];
}
