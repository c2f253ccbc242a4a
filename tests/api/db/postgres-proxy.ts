import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface PostgresProxy {
  url: string;
  /** Breaks every connection at the first byte that a client sends. */
  setBroken(isBroken: boolean): void;
  /** Takes what clients send and answers nothing, as a stopped server does; what was sent is passed on later. */
  setHanging(isHanging: boolean): void;
}

/** Stands between a client and PostgreSQL. */
export async function startPostgresProxy(url: string): Promise<PostgresProxy> {
  const target = new URL(url);
  const port = Number(target.port);
  let isBroken = false;
  let isHanging = false;
  const upstreams = new Set<Socket>();
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(port, target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
    client.on('data', (chunk) => (isBroken ? client.destroy() : upstream.write(chunk)));
    client.on('close', () => upstream.destroy());
    upstreams.add(upstream);
    upstream.on('close', () => upstreams.delete(upstream));
    upstream.on('data', (chunk) => client.write(chunk)).on('end', () => client.end());
    if (isHanging) upstream.pause();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const address = server.address();
  target.port = String(typeof address === 'object' ? address?.port : '');
  return {
    url: target.href,
    setBroken: (value) => {
      isBroken = value;
    },
    setHanging: (value) => {
      isHanging = value;
      for (const upstream of upstreams)
        if (value) upstream.pause();
        else upstream.resume();
    },
  };
}
