/**
 * npm run bench: bytes, paints and requests per second of the built site, relative to the bare page of the same run.
 * Prints tables and writes bench.json. `--runs N` (default 3); `--only load` measures the server only,
 * `--only bytes` the script by package, `--only device` what a device restores, sends and
 * takes along.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startSite } from '../setup/site.ts';
import { startBarePage } from './bare-page.ts';
import { printBytesByPackage } from './bytes-by-package.ts';
import { benchDevice } from './device.ts';
import { benchInteraction } from './interaction.ts';
import { type Load, measureLoad } from './load.ts';
import { benchNeed } from './need.ts';
import { benchQuestions } from './questions.ts';
import { findRoutes } from './routes.ts';
import { SLOW_4G, startThrottle } from './throttle.ts';
import { type Kind, openPhone, type Visit, visit } from './visit.ts';

const KB = 1024;
const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, only: { type: 'string' } },
});
const runs = Number(options.runs);

type Visits = { first: Visit[]; repeat: Visit[]; offline: Visit[] };

const median = (numbers: (number | undefined)[]): number | undefined => {
  const sorted = numbers.filter((one) => one !== undefined).sort((a, b) => a - b);
  return sorted[(sorted.length - 1) >> 1];
};

const say = (text: string) => process.stdout.write(`${text}\n`);
const cell = (value: string | number | undefined, width = 9) => String(value ?? '–').padStart(width);
const ratio = (ms: number | undefined, floor: number) => (ms === undefined ? undefined : (ms / floor).toFixed(2));

/** A first visit with empty caches, a repeat visit in a new tab, and an offline visit. */
async function visitThrice(targetPort: number, path: string, hasOffline: boolean, visits: Visits): Promise<void> {
  const link = await startThrottle(targetPort, SLOW_4G);
  const context = await openPhone();
  const url = `http://127.0.0.1:${link.port}${path}`;
  try {
    visits.first.push(await visit(context, url));
    if (!hasOffline) return;
    const page = await context.newPage();
    await page.goto(url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForTimeout(4_000);
    await page.close();
    visits.repeat.push(await visit(context, url));
    link.cut();
    visits.offline.push(await visit(context, url));
  } finally {
    await context.browser()?.close();
    link.close();
  }
}

async function measurePages(port: number, routes: Record<string, string>) {
  const barePage = await startBarePage();
  const bare: Visits = { first: [], repeat: [], offline: [] };
  const visits: Record<string, Visits> = {};
  for (let run = 0; run < runs; run += 1) {
    await visitThrice(barePage.port, '/', false, bare);
    for (const [name, path] of Object.entries(routes)) {
      visits[name] ??= { first: [], repeat: [], offline: [] };
      await visitThrice(port, path, true, visits[name]);
    }
  }
  barePage.close();
  return { bare, visits };
}

function printPages(bare: Visits, visits: Record<string, Visits>): void {
  const bareFcp = median(bare.first.map((one) => one.fcpMs)) ?? 1;
  const kinds: Kind[] = ['html', 'js', 'css', 'font', 'image', 'other'];
  say('\nBytes of the first load (KB on the wire, Slow 4G)');
  say(`${'route'.padEnd(22)}${kinds.map((kind) => cell(kind)).join('')}${cell('total')}${cell('requests')}`);
  for (const [name, { first }] of Object.entries(visits)) {
    const bytes = kinds.map((kind) => median(first.map((one) => one.bytes[kind])) ?? 0);
    const total = bytes.reduce((sum, one) => sum + one, 0);
    const cells = [...bytes, total].map((one) => cell((one / KB).toFixed(1))).join('');
    say(`${name.padEnd(22)}${cells}${cell(first[0]?.requests)}`);
  }
  say(`\nTimes relative to the first paint of the bare page (${bareFcp.toFixed(0)} ms); CPU 4× slower`);
  say(`${'route'.padEnd(22)}${['visit', 'FCP', 'LCP', 'handlers', 'CLS', 'text'].map((one) => cell(one)).join('')}`);
  for (const [name, perVisit] of Object.entries(visits)) {
    for (const visit of ['first', 'repeat', 'offline'] as const) {
      const of = (pick: (one: Visit) => number | undefined) => median(perVisit[visit].map(pick));
      const times = [of((one) => one.fcpMs), of((one) => one.lcpMs), of((one) => one.handlersMs)];
      const cells = times.map((ms) => cell(ratio(ms, bareFcp))).join('');
      say(
        `${name.padEnd(22)}${cell(visit)}${cells}${cell(of((one) => one.layoutShift)?.toFixed(3))}${cell(of((one) => one.text))}`,
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

async function measureAll(port: number, { pages: paths, listJson }: Awaited<ReturnType<typeof findRoutes>>) {
  const load = await measureServer(port, {
    'list page': paths.list,
    'list JSON': listJson,
    'product page': paths.product,
  });
  const questions = await benchQuestions(port);
  if (options.only === 'load') return { load, questions };
  const pages = await measurePages(port, paths);
  printPages(pages.bare, pages.visits);
  const device = await benchDevice(port, paths.list, runs);
  return { load, questions, pages, device, interaction: await benchInteraction() };
}

const isDeviceOnly = options.only === 'device';
if (!isDeviceOnly) benchNeed();
if (!isDeviceOnly && options.only !== 'load') printBytesByPackage();
if (options.only === 'bytes') process.exit(0);

const site = await startSite();
try {
  const routes = await findRoutes(site.url);
  const port = Number(new URL(site.url).port);
  const measured = isDeviceOnly ? await benchDevice(port, routes.pages.list, runs) : await measureAll(port, routes);
  writeFileSync(join(import.meta.dirname, '../../bench.json'), JSON.stringify(measured, undefined, 1));
} finally {
  await site.stop();
}
