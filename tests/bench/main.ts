/**
 * npm run bench: bytes, paints and answers of the built site, measured against a bare static page in the same run.
 * Prints tables and writes bench.json. `--runs N` (default 3), `--only load` for the server alone.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startSite } from '../setup/site.ts';
import { startBarePage } from './bare-page.ts';
import { benchInteraction } from './interaction.ts';
import { type Load, measureLoad } from './load.ts';
import { benchNeed } from './need.ts';
import { findRoutes } from './routes.ts';
import { SLOW_4G, startThrottle } from './throttle.ts';
import { type Kind, openPhone, type Visit, visit } from './visit.ts';

const KB = 1024;
const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, only: { type: 'string' } },
});
const runs = Number(options.runs);

type Looks = { first: Visit[]; repeat: Visit[]; offline: Visit[] };

const median = (numbers: (number | undefined)[]): number | undefined => {
  const sorted = numbers.filter((one) => one !== undefined).sort((a, b) => a - b);
  return sorted[(sorted.length - 1) >> 1];
};

const say = (text: string) => process.stdout.write(`${text}\n`);
const cell = (value: string | number | undefined, width = 9) => String(value ?? '–').padStart(width);
const ratio = (ms: number | undefined, floor: number) => (ms === undefined ? undefined : (ms / floor).toFixed(2));

/** First visit with nothing kept, a second one in a new tab, and one more with the network cut. */
async function lookAt(targetPort: number, path: string, hasOffline: boolean, looks: Looks): Promise<void> {
  const link = await startThrottle(targetPort, SLOW_4G);
  const context = await openPhone();
  const url = `http://127.0.0.1:${link.port}${path}`;
  try {
    looks.first.push(await visit(context, url));
    if (!hasOffline) return;
    const page = await context.newPage();
    await page.goto(url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForTimeout(4_000);
    await page.close();
    looks.repeat.push(await visit(context, url));
    link.cut();
    looks.offline.push(await visit(context, url));
  } finally {
    await context.browser()?.close();
    link.close();
  }
}

async function measurePages(port: number, routes: Record<string, string>) {
  const bare = await startBarePage();
  const floor: Looks = { first: [], repeat: [], offline: [] };
  const looks: Record<string, Looks> = {};
  for (let run = 0; run < runs; run += 1) {
    await lookAt(bare.port, '/', false, floor);
    for (const [name, path] of Object.entries(routes)) {
      looks[name] ??= { first: [], repeat: [], offline: [] };
      await lookAt(port, path, true, looks[name]);
    }
  }
  bare.close();
  return { floor, looks };
}

function printPages(floor: Looks, looks: Record<string, Looks>): void {
  const bareFcp = median(floor.first.map((one) => one.fcpMs)) ?? 1;
  const kinds: Kind[] = ['html', 'js', 'css', 'font', 'image', 'other'];
  say('\nFirst-load bytes (KB on the wire, Slow 4G)');
  say(`${'route'.padEnd(22)}${kinds.map((kind) => cell(kind)).join('')}${cell('total')}${cell('requests')}`);
  for (const [name, { first }] of Object.entries(looks)) {
    const bytes = kinds.map((kind) => median(first.map((one) => one.bytes[kind])) ?? 0);
    const total = bytes.reduce((sum, one) => sum + one, 0);
    const cells = [...bytes, total].map((one) => cell((one / KB).toFixed(1))).join('');
    say(`${name.padEnd(22)}${cells}${cell(first[0]?.requests)}`);
  }
  say(`\nTimes as ratios to the bare page's first paint (${bareFcp.toFixed(0)} ms); 4× slower CPU`);
  say(`${'route'.padEnd(22)}${['look', 'FCP', 'LCP', 'reacts', 'shift', 'text'].map((one) => cell(one)).join('')}`);
  for (const [name, perLook] of Object.entries(looks)) {
    for (const look of ['first', 'repeat', 'offline'] as const) {
      const of = (pick: (one: Visit) => number | undefined) => median(perLook[look].map(pick));
      const times = [of((one) => one.fcpMs), of((one) => one.lcpMs), of((one) => one.reactsMs)];
      const cells = times.map((ms) => cell(ratio(ms, bareFcp))).join('');
      say(
        `${name.padEnd(22)}${cell(look)}${cells}${cell(of((one) => one.layoutShift)?.toFixed(3))}${cell(of((one) => one.text))}`,
      );
    }
  }
}

async function measureServer(port: number, paths: Record<string, string>): Promise<Record<string, Load>> {
  const loads: Record<string, Load> = {};
  say('\nServer at 32 connections');
  say(`${'what'.padEnd(22)}${['req/s', 'p50 ms', 'p99 ms', 'failed'].map((one) => cell(one)).join('')}`);
  for (const [name, path] of Object.entries(paths)) {
    const load = await measureLoad(`http://127.0.0.1:${port}${path}`);
    loads[name] = load;
    say(
      `${name.padEnd(22)}${[load.requestsPerSecond, load.p50Ms, load.p99Ms, load.failed].map((one) => cell(one)).join('')}`,
    );
  }
  return loads;
}

say('Need line: what a Persian sentence asks for');
benchNeed();

const site = await startSite();
try {
  const routes = await findRoutes(site.url);
  const { port } = new URL(site.url);
  const load = await measureServer(Number(port), {
    'list page': routes.pages.list,
    'list JSON': routes.listJson,
    'product page': routes.pages.product,
  });
  const pages = options.only === 'load' ? undefined : await measurePages(Number(port), routes.pages);
  if (pages) printPages(pages.floor, pages.looks);
  const hands = options.only === 'load' ? undefined : await benchInteraction();
  writeFileSync(join(import.meta.dirname, '../../bench.json'), JSON.stringify({ load, pages, hands }, undefined, 1));
} finally {
  await site.stop();
}
