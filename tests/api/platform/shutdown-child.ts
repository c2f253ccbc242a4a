import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { installShutdown } from '../../../src/server/platform/shutdown.ts';

// A server whose `/slow` takes a requested time; it reports its events to the parent process.
const say = (text: string) => process.stdout.write(`${text}\n`);

const server = createServer((request, response) => {
  const delayMs = Number(new URL(request.url ?? '', 'http://a').searchParams.get('ms'));
  say('request');
  setTimeout(() => response.end('finished'), delayMs);
});

installShutdown({
  server,
  onDrain: () => say('drain'),
  onClose: async () => {
    say('close');
  },
  graceMs: Number(process.argv[2]),
});

server.listen(0, '127.0.0.1', () => say(`port ${(server.address() as AddressInfo).port}`));
