import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';

const CHILD = fileURLToPath(new URL('shutdown-child.ts', import.meta.url));
/** Longer than a test may take: what waits for it fails. */
const GRACE_MS = 600_000;
let child: ChildProcess;

afterEach(() => {
  child.kill('SIGKILL');
});

async function start(graceMs: number) {
  child = spawn(process.execPath, [CHILD, String(graceMs)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said: string[] = [];
  child.stdout?.setEncoding('utf8').on('data', (text: string) => said.push(...text.trim().split('\n')));
  const until = async (word: string) => {
    while (!said.some((line) => line.startsWith(word)))
      await once(child.stdout as NonNullable<typeof child.stdout>, 'data');
    return said.find((line) => line.startsWith(word)) ?? '';
  };
  const port = Number((await until('port')).split(' ')[1]);
  const ended = once(child, 'exit').then(([code]) => code as number);
  return { port, said, until, ended };
}

/** The body of the answer, or the code of its error. */
function ask(port: number, ms: number, agent?: Agent): Promise<string> {
  return new Promise((resolve) => {
    const request = get({ port, host: '127.0.0.1', path: `/slow?ms=${ms}`, agent }, (response) => {
      response.setEncoding('utf8').on('data', resolve);
      response.on('error', () => resolve('cut'));
    });
    request.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
  });
}

describe('installShutdown', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'finishes requests in flight on %s, closes the database last, exits 0',
    async (signal) => {
      const { port, said, until, ended } = await start(GRACE_MS);
      const inFlight = ask(port, 400);
      await until('request');
      child.kill(signal);
      await until('drain');
      expect(await ask(port, 0)).toMatch(/^ECONNRE/);
      expect(await inFlight).toBe('finished');
      expect(await ended).toBe(0);
      expect(said.slice(1)).toEqual(['request', 'drain', 'close']);
    },
  );

  it('does not wait for idle connections that browsers keep open', async () => {
    const { port, ended } = await start(GRACE_MS);
    const agent = new Agent({ keepAlive: true });
    await ask(port, 0, agent);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    agent.destroy();
  });

  it('does not wait for a connection that a browser opened and has not used', async () => {
    const { port, ended } = await start(GRACE_MS);
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    await once(socket, 'connect');
    // The server has accepted it when it answers a later connection.
    await ask(port, 0);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    socket.destroy();
  });

  it('does not wait for a connection that becomes idle during shutdown', async () => {
    const { port, until, ended } = await start(GRACE_MS);
    const agent = new Agent({ keepAlive: true });
    const inFlight = ask(port, 300, agent);
    await until('request');
    child.kill('SIGTERM');
    expect(await inFlight).toBe('finished');
    expect(await ended).toBe(0);
    agent.destroy();
  });

  it('cuts requests that exceed the grace time, still closes the database, and exits 1', async () => {
    const { port, said, until, ended } = await start(1_000);
    const stuck = ask(port, GRACE_MS);
    await until('request');
    child.kill('SIGTERM');
    expect(await ended).toBe(1);
    expect(said).toContain('close');
    expect(await stuck).toBe('ECONNRESET');
  });

  it('exits at once on a second signal', async () => {
    const { port, until, ended } = await start(GRACE_MS);
    void ask(port, GRACE_MS);
    await until('request');
    child.kill('SIGTERM');
    await until('drain');
    child.kill('SIGTERM');
    expect(await ended).toBe(1);
  });
});
