import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import type { AppEnv } from '../../../../src/server/platform/http/app-env.ts';
import { addressGroup } from '../../../../src/server/platform/http/client-address.ts';
import type { ConnectionLimits } from '../../../../src/server/platform/http/connections.ts';
import { createHttpServer } from '../../../../src/server/platform/http/http-server.ts';
import { onError } from '../../../../src/server/platform/http/problem-response.ts';

const BIG = 'x'.repeat(400_000);
/** More than the socket buffers of both sides hold. */
const HUGE_REPEATS = 100;
const LIMITS: ConnectionLimits = { max: 6, perClient: 4, inFlight: 3, stalledMs: 400 };

const open: { close(): void }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

async function serve(limits: Partial<ConnectionLimits> = {}) {
  let handled = 0;
  const refusals: { requestId?: string; status?: number }[] = [];
  const app = new Hono<AppEnv>();
  app.get('/big', (c) => {
    handled++;
    return c.text(BIG);
  });
  app.onError(onError);
  app.get('/huge', (c) => c.text(BIG.repeat(HUGE_REPEATS)));
  app.get('/ok', (c) => c.text('ok'));
  app.post('/notes', async (c) => c.text(await c.req.text()));
  const server: Server = createHttpServer(app, {
    bareHeaders: {},
    log: { info: (fields: object) => void refusals.push(fields) },
    limits: { ...LIMITS, ...limits },
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  open.push({
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
  return { server, port, refusals, handled: () => handled };
}

function connectTo(port: number): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  open.push({ close: () => socket.destroy() });
  return socket;
}

const closed = (socket: Socket): Promise<unknown> => (socket.closed ? Promise.resolve() : once(socket, 'close'));

describe('createHttpServer, a client that takes no answers', () => {
  it('handles a few of many pipelined requests and closes the connection', async () => {
    const { port, handled } = await serve();
    const socket = connectTo(port);
    socket.pause();
    socket.write('GET /big HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(1_000));
    await expect.poll(handled).toBe(LIMITS.inFlight);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(handled()).toBe(LIMITS.inFlight);
    socket.resume();
    await closed(socket);
  });

  it('closes a connection whose answer nobody reads', async () => {
    const { server, port } = await serve();
    const socket = connectTo(port);
    socket.pause();
    socket.write('GET /huge HTTP/1.1\r\nHost: a\r\n\r\n');
    const count = () =>
      new Promise<number>((resolve, reject) => server.getConnections((e, n) => (e ? reject(e) : resolve(n))));
    await expect.poll(count).toBe(1);
    await expect.poll(count).toBe(0);
  });
});

describe('createHttpServer, many connections', () => {
  it('gives one client its share and no more', async () => {
    const { port } = await serve();
    const sockets = Array.from({ length: 5 }, () => connectTo(port));
    await Promise.race(sockets.map(closed));
    expect(sockets.filter((socket) => socket.closed)).toHaveLength(1);
  });

  it('closes the connection that is idle for longest when all are taken', async () => {
    const { port } = await serve({ perClient: 100 });
    const [first] = [connectTo(port)];
    await once(first as Socket, 'connect');
    const rest = Array.from({ length: LIMITS.max - 1 }, () => connectTo(port));
    await Promise.all(rest.map((socket) => once(socket, 'connect')));
    const answer = await fetch(`http://127.0.0.1:${port}/ok`);
    expect(await answer.text()).toBe('ok');
    await closed(first as Socket);
    expect(rest.some((socket) => socket.closed)).toBe(false);
  });
});

/** All that the server sends until it closes. */
async function talk(port: number, ...texts: string[]): Promise<string> {
  const socket = connectTo(port);
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    answer += chunk;
  });
  for (const [index, text] of texts.entries()) {
    if (index > 0) await once(socket, 'data');
    socket.write(text);
  }
  await closed(socket);
  return answer;
}

const OK = 'GET /ok HTTP/1.1\r\nHost: a\r\n\r\n';

describe('createHttpServer, refusals on a connection that was used before', () => {
  it('answers oversized headers with 431 and logs it with its id', async () => {
    const { port, refusals } = await serve();
    const answer = await talk(port, OK, `GET /ok HTTP/1.1\r\nHost: a\r\nX-Big: ${'a'.repeat(20_000)}\r\n\r\n`);
    expect(answer).toContain('HTTP/1.1 431 ');
    const { traceId } = JSON.parse(answer.slice(answer.lastIndexOf('\r\n\r\n')));
    expect(refusals).toMatchObject([{ requestId: traceId, status: 431 }]);
  });

  it('answers a body that never ends with 408', async () => {
    const { server, port } = await serve({ stalledMs: 20_000 });
    server.requestTimeout = 300;
    server.headersTimeout = 200;
    const slow = 'POST /notes HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nhalf';
    expect(await talk(port, OK, slow)).toContain('HTTP/1.1 408 ');
  }, 15_000);
});

describe('addressGroup', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    [undefined, ''],
  ])('%s counts as %s', (address, group) => {
    expect(addressGroup(address)).toBe(group);
  });
});
