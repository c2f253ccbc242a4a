/** A client in its own process that asks for expensive reads on 32 connections until it is disconnected. */
import { Agent, get } from 'node:http';
import { ATTACKER_ADDRESS, type AttackPlan } from './abuse-plan.ts';

const CONNECTIONS = 32;
const LETTERS = [...'ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی'];

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, localAddress: ATTACKER_ADDRESS });
const pick = <T>(from: readonly T[]): NonNullable<T> => {
  const one = from[Math.floor(Math.random() * from.length)];
  if (one === undefined || one === null) throw new Error('nothing to pick from');
  return one;
};
const word = () => Array.from({ length: 7 }, () => pick(LETTERS)).join('');
const junk = () => `x${Math.random().toString(36).slice(2)}=${Math.random()}`;
const size = () => 60 + Math.floor(Math.random() * 41);

const catalog = '/api/v1/supplierproducts/catalog';
const reads: readonly ((plan: AttackPlan) => string)[] = [
  () => `/api/v1/searches/counts?q=${encodeURIComponent(`${word()} ${word()} ${word()}`)}`,
  () => `/api/v1/searches/suggestions?q=${encodeURIComponent(word())}`,
  () => `${catalog}?q=${encodeURIComponent(pick(LETTERS))}&size=${size()}&${junk()}`,
  () => `${catalog}?facets=true&size=${size()}&sort=newest&${junk()}`,
  () => `${catalog}?facets=true&q=${encodeURIComponent(pick(LETTERS))}&size=${size()}`,
  ({ parts }) => `${pick(parts)}?${junk()}`,
  ({ pages }) => `${pick(pages)}?${junk()}`,
  () => `/search/${encodeURIComponent(word())}`,
];

const nextPath = (plan: AttackPlan): string => pick(reads)(plan);

const statuses: Record<string, number> = {};
let isOver = false;

function ask(port: number, path: string): Promise<void> {
  return new Promise((resolve) => {
    const request = get(
      { agent, host: '127.0.0.1', port, path, headers: { 'accept-encoding': 'gzip' } },
      (response) => {
        statuses[response.statusCode ?? 0] = (statuses[response.statusCode ?? 0] ?? 0) + 1;
        response.resume().once('close', resolve);
      },
    );
    request.once('error', () => resolve());
  });
}

process.once('message', async (plan: AttackPlan) => {
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (!isOver) await ask(plan.port, nextPath(plan));
    }),
  );
  agent.destroy();
  process.send?.(statuses, () => process.disconnect?.());
});
process.on('message', (message) => {
  isOver = message === 'stop';
});
