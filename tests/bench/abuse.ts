/**
 * node tests/bench/abuse.ts: what one client with 32 connections costs another one. Prints the other's latencies quiet and
 * under attack, and what 5 connections that do not read and 2,000 idle ones cost. `--turns N`: times that both are
 * measured in turn (default 5); `TEST_SITE_URL` measures a running site.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once as nextEvent } from 'node:events';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { ProductsPage } from '../../src/contract/catalog/product.ts';
import { startSite } from '../setup/site.ts';
import { type AttackPlan, USER_ADDRESS } from './abuse-plan.ts';
import { holdConnections } from './held-connections.ts';

const { values: options } = parseArgs({ options: { turns: { type: 'string', default: '5' } } });
const turns = Number(options.turns);
const TURN_MS = 2_000;
const RAMP_MS = 500;

const site = process.env.TEST_SITE_URL ? { url: process.env.TEST_SITE_URL, stop: async () => {} } : await startSite();
const port = Number(new URL(site.url).port);
const agent = new Agent({ keepAlive: true, maxSockets: 6, localAddress: USER_ADDRESS });
const say = (text: string) => process.stdout.write(`${text}\n`);

const ask = (path: string): Promise<{ status: number; ms: number; body: string }> =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now();
    get({ agent, host: '127.0.0.1', port, path, headers: { 'accept-encoding': 'identity' } }, async (response) => {
      let body = '';
      for await (const chunk of response.setEncoding('utf8')) body += chunk;
      resolve({ status: response.statusCode ?? 0, ms: performance.now() - startedAt, body });
    }).once('error', reject);
  });
const json = async <Body>(path: string) => JSON.parse((await ask(path)).body) as Body;

/** Pools what is measured in turns, since a shared machine changes within a run. */
class Latency {
  readonly #times: number[] = [];
  refused = 0;

  async measure(nextPath: () => string, forMs: number): Promise<void> {
    for (const until = performance.now() + forMs; performance.now() < until; ) {
      const { status, ms } = await ask(nextPath());
      this.#times.push(ms);
      if (status !== 200) this.refused += 1;
    }
  }

  get count(): number {
    return this.#times.length;
  }

  at(share: number): number {
    const sorted = this.#times.toSorted((x, y) => x - y);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  }
}

const { items } = await json<ProductsPage>('/api/v1/supplierproducts/catalog?size=100');
const { items: more } = await json<ProductsPage>('/api/v1/supplierproducts/catalog?size=100&sort=newest');
const found = [...items, ...more];
const [first] = found;
if (!first) throw new Error('the site has no product');
const { id, slug, title, categoryId } = first;
const categories = [...new Set(found.map((item) => item.categoryId))];
let asked = 0;
/** No run asks again what another one did. */
const salt = Math.random().toString(36).slice(2, 6);
const once = () => `${salt}${asked}`;
const catalog = '/api/v1/supplierproducts/catalog';
/** Each path once. */
const uncached = [
  () => `${catalog}?categoryId=${categories[asked % categories.length]}&q=${title.split(' ')[0]} ${once()}`,
  () => `${catalog}?categoryId=${categories[asked % categories.length]}&sort=newest&size=${1 + (asked % 60)}`,
  () => `/api/v1/searches/counts?q=${title} ${once()}`,
  () => `/api/v1/searches/suggestions?q=${title.slice(0, 6)} ${once()}`,
];
const nextUncached = () => encodeURI(uncached[asked++ % uncached.length]?.() ?? '/');
const cachedPages = ['/', `/products/category/${categoryId}/x`, `/products/${id}/${slug}`].map(encodeURI);
const pages = await Promise.all(
  cachedPages.map(async (path) => {
    const location = await new Promise<string | undefined>((resolve, reject) => {
      get({ agent, host: '127.0.0.1', port, path }, (response) => {
        response.resume();
        resolve(response.headers.location);
      }).once('error', reject);
    });
    return location === undefined ? path : new URL(location, site.url).pathname;
  }),
);
const nextCached = () => pages[asked++ % pages.length] ?? '/';

async function startAttack(plan: AttackPlan): Promise<() => Promise<Record<string, number>>> {
  const child: ChildProcess = fork(join(import.meta.dirname, 'attacker.ts'));
  child.send(plan);
  return async () => {
    child.send('stop');
    const [statuses] = await nextEvent(child, 'message');
    return statuses;
  };
}

const cell = (value: string | number) => String(value).padStart(12);
const row = (name: string, cells: (string | number)[]) => say(name.padEnd(16) + cells.map(cell).join(''));

function compare(name: string, quiet: Latency, attacked: Latency): void {
  const ratio = (share: number) => (attacked.at(share) / quiet.at(share)).toFixed(2);
  const ms = (latency: Latency) => [latency.at(0.5).toFixed(1), latency.at(0.99).toFixed(1)];
  row(name, [...ms(quiet), ...ms(attacked), ratio(0.5), ratio(0.99), attacked.count, attacked.refused]);
}

function addTo(sum: Record<string, number>, more: Record<string, number>): void {
  for (const [status, count] of Object.entries(more)) sum[status] = (sum[status] ?? 0) + count;
}

try {
  for (let warm = 0; warm < 30; warm += 1) await ask(warm % 2 === 0 ? nextCached() : nextUncached());
  const kinds = { 'uncached reads': nextUncached, 'cached pages': nextCached };
  const quiet = Object.values(kinds).map(() => new Latency());
  const attacked = Object.values(kinds).map(() => new Latency());
  const measureInto = async (into: Latency[]) => {
    for (const [index, next] of Object.values(kinds).entries()) await into[index]?.measure(next, TURN_MS);
  };
  const statuses = {};
  for (let turn = 0; turn < turns; turn += 1) {
    await measureInto(quiet);
    const stop = await startAttack({ port, pages, parts: ['/sitemaps/products-1.xml', '/sitemaps/categories-1.xml'] });
    await sleep(RAMP_MS);
    await measureInto(attacked);
    addTo(statuses, await stop());
  }
  say(`attacker's answers by status: ${JSON.stringify(statuses)}`);
  row('another client', ['quiet p50', 'p99', 'attack p50', 'p99', 'ratio p50', 'p99', 'answers', 'refused']);
  for (const [index, name] of Object.keys(kinds).entries()) {
    if (quiet[index] && attacked[index]) compare(name, quiet[index], attacked[index]);
  }
  say('');
  for (const line of await holdConnections(port, () => ask('/healthz'))) say(line);
} finally {
  agent.destroy();
  await site.stop();
}
