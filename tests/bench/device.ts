/** What a device restores, sends and answers by itself. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '../setup/site.ts';
import { type DayFigures, findDay, measureDay } from './day.ts';
import { fillPlace } from './generated-place.ts';
import { benchDrain, type Drain } from './outbox.ts';
import { findCategory, measurePack, type PackFigures, takeHere } from './pack.ts';
import { measureProfile, type Profile } from './profile.ts';
import { measureRestore, type Restore } from './restore.ts';
import type { Visit } from './visit.ts';

const SAVED_PRODUCTS = 10_000;
const QUEUED_ROWS = 1_000;
/** Enough for a category with as many offers as the pack should have. */
const GENERATED = 20_000;
const PACK_OFFERS = 5_000;
const KB = 1024;

const say = (text: string) => process.stdout.write(`${text}\n`);
const cell = (value: string | number | undefined, width = 10) => String(value ?? '–').padStart(width);
const row = (name: string, cells: (string | number | undefined)[]) =>
  say(`${name.padEnd(22)}${cells.map((one) => cell(one)).join('')}`);
const seconds = (ms: number) => (ms / 1000).toFixed(1);
const kilobytes = (bytes: number) => (bytes / KB).toFixed(0);

/** @param path of a list of the site at `port` */
export async function benchDevice(port: number, path: string, runs: number) {
  const restore = await measureRestore(port, path, { products: SAVED_PRODUCTS, runs });
  printRestore(restore);
  const drain = await benchDrain(QUEUED_ROWS);
  printDrain(drain);
  const profile = await measureProfile(runs);
  printProfile(profile);
  return { restore, drain, profile, ...(await benchPack()) };
}

async function benchPack(): Promise<{ pack: PackFigures; day: DayFigures }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rasteh-pack-'));
  await fillPlace({ dataDir }, GENERATED);
  const site = await startSite({ dataDir });
  try {
    const category = await findCategory(site.url, PACK_OFFERS);
    const pack = await measurePack(site.url, category);
    printPack(pack);
    const day = await measureDay(site.url, await findDay(site.url, category.id), async (page) => {
      await takeHere(page);
    });
    printDay(day);
    return { pack, day };
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function printProfile({ bare, ...visits }: Profile): void {
  const floor = median(bare.map(({ fcpMs }) => fcpMs)) ?? 1;
  say(
    `\nOne's own page after the sign-in, relative to the first paint of the bare page (${floor.toFixed(0)} ms), CPU 4× slower`,
  );
  row('visit', ['FCP', 'LCP', 'handlers', 'text']);
  for (const name of ['repeat', 'offline'] as const) {
    const of = (pick: (one: Visit) => number | undefined) => median(visits[name].map(pick)) ?? Number.NaN;
    const times = [of((one) => one.fcpMs), of((one) => one.lcpMs), of((one) => one.handlersMs)];
    row(name, [...times.map((ms) => (ms / floor).toFixed(2)), of((one) => one.text)]);
  }
}

function printRestore({ products, ...visits }: Restore): void {
  say(`\nA list with ${products} saved products, Slow 4G, CPU 4× slower`);
  row('visit', ['FCP ms', 'LCP ms', 'handlers', 'text']);
  for (const name of ['repeat', 'offline'] as const) {
    const of = (pick: (one: Visit) => number | undefined) => median(visits[name].map(pick))?.toFixed(0);
    row(name, [of((one) => one.fcpMs), of((one) => one.lcpMs), of((one) => one.handlersMs), of((one) => one.text)]);
  }
}

function printDrain({ rows, ms, writes, otherCalls }: Drain): void {
  say(`\n${rows} queued rows: sent in ${seconds(ms)} s by ${writes} writes and ${otherCalls} other calls`);
}

function printPack({ offers, parts, bytes, wireBytes, buildMs, takeMs, openMs, filterMs }: PackFigures): void {
  say(
    `\nA pack of ${offers} offers: ${kilobytes(bytes)} KB in ${parts} parts (${kilobytes(wireBytes)} KB on the wire)`,
  );
  say(`built in ${seconds(buildMs)} s, taken in ${seconds(takeMs)} s at Slow 4G`);
  say(`its list opens in ${seconds(openMs)} s without a network, CPU 4× slower; lists with facets then, ms:`);
  say(
    `  ${Object.entries(filterMs)
      .map(([name, ms]) => `${name} ${ms.toFixed(0)}`)
      .join(', ')}`,
  );
}

function printDay({ pages, first, second, packBytes, packed }: DayFigures): void {
  say(`\nA day of ${pages} pages of that category`);
  row('day', ['KB', 'shown']);
  row('first', [kilobytes(first.bytes), first.shown]);
  row('second', [kilobytes(second.bytes), second.shown]);
  row(`with a pack, offline`, [kilobytes(packed.bytes), packed.shown]);
  say(`  the pack: ${kilobytes(packBytes)} KB, once`);
}

const median = (numbers: (number | undefined)[]): number | undefined => {
  const sorted = numbers.filter((one) => one !== undefined).sort((a, b) => a - b);
  return sorted[(sorted.length - 1) >> 1];
};
