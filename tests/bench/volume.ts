/**
 * npm run bench:volume: compares uncached responses and query plans at 1,000,000 and 10,000 products; adds `volume` to
 * bench.json. Options: `--products N --baseline N --engine pglite --seconds S --turns N --only TEXT --part misses|reads`,
 * `--plans` (prints EXPLAIN), and `--database URL --baseline-database URL` for databases that are filled already.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openDatabase } from '../../src/server/db/open-database.ts';
import { startPostgresCluster } from '../setup/postgres-cluster.ts';
import { type Site, startSite } from '../setup/site.ts';
import { fillPlace, type Place } from './generated-place.ts';
import { type Load, measureLoad } from './load.ts';
import { openProbe, type Plans } from './plans.ts';
import { measureMisses } from './volume-misses.ts';
import { findReads, type VolumeRead } from './volume-reads.ts';

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '1000000' },
    baseline: { type: 'string', default: '10000' },
    engine: { type: 'string', default: 'postgres' },
    seconds: { type: 'string', default: '6' },
    turns: { type: 'string', default: '3' },
    database: { type: 'string' },
    'baseline-database': { type: 'string' },
    only: { type: 'string', default: '' },
    part: { type: 'string', default: '' },
    plans: { type: 'boolean', default: false },
  },
});

interface Volume {
  site: Site;
  reads: VolumeRead[];
  plans: Map<string, Plans>;
}

interface Row extends Awaited<ReturnType<typeof compare>> {
  read: string;
  items: number;
  plans: Plans | undefined;
}

const ALONE_TURNS = 25;
/** A quarter of the memory, as the README asks for. */
const BUFFERS = `${Math.floor(totalmem() / 4 / 2 ** 20)}MB`;
const BENCH_FILE = join(import.meta.dirname, '../../bench.json');
const say = (text: string) => process.stdout.write(`${text}\n`);
const cell = (value: string | number, width = 9) => String(value).padStart(width);

/** Reads the plans before the server starts, because the embedded engine serves one process only. */
async function open(place: Place): Promise<Volume> {
  const database = await openDatabase({ ...place, queryTimeoutMs: 0 });
  const plans = new Map<string, Plans>();
  const reads: VolumeRead[] = [];
  try {
    const probe = openProbe(database);
    for (const read of await findReads(database, probe.get)) {
      if (!read.name.includes(options.only)) continue;
      reads.push(read);
      // Explains the second request: the first one loads the facet index of its category.
      await probe.get(read.nextPath());
      plans.set(read.name, await probe.explain(read.nextPath()));
    }
  } finally {
    await database.close();
  }
  return { site: await startSite(place), reads, plans };
}

async function measure(large: Volume, small: Volume): Promise<Row[]> {
  const columns = [
    'products',
    'first',
    'alone',
    'req/s',
    'p50',
    'p99',
    'hit p99',
    'alone',
    'p50',
    'p99',
    'p99 ×',
    'failed',
  ];
  say(
    `\nMilliseconds at ${options.products} products, then at ${options.baseline}; at 32 connections, and alone at one`,
  );
  say(`${'read'.padEnd(28)}${columns.map((one) => cell(one)).join('')}  scans`);
  const rows: Row[] = [];
  for (const read of large.reads) {
    const same = small.reads.find(({ name }) => name === read.name);
    if (!same) continue;
    const row = {
      read: read.name,
      items: read.items,
      plans: large.plans.get(read.name),
      ...(await compare(large, small, read, same)),
    };
    rows.push(row);
    const { load, baseline, cached } = row;
    const times = [row.firstMs, row.aloneMs, load.requestsPerSecond, load.p50Ms, load.p99Ms, cached.p99Ms];
    const cells = [row.items, ...times, row.baselineAloneMs, baseline.p50Ms, baseline.p99Ms, row.p99Ratio, row.failed];
    const texts = cells.map((one) => cell(Number.isInteger(one) ? one : one.toFixed(1)));
    say(`${read.name.padEnd(28)}${texts.join('')}  ${row.plans?.scans.join(', ') || '–'}`);
  }
  return rows;
}

/** Measures the two in turns, so that other load on the machine affects both. */
async function compare(large: Volume, small: Volume, read: VolumeRead, same: VolumeRead) {
  const [firstMs, baselineFirstMs] = [await timeOf(large, read), await timeOf(small, same)];
  const [alone, baselineAlone]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < ALONE_TURNS; turn++) {
    alone.push(await timeOf(large, read));
    baselineAlone.push(await timeOf(small, same));
  }
  const [loads, baselines]: [Load[], Load[]] = [[], []];
  for (let turn = 0; turn < Number(options.turns); turn++) {
    baselines.push(await measureLoad(small.site.url, same.nextPath, Number(options.seconds)));
    loads.push(await measureLoad(large.site.url, read.nextPath, Number(options.seconds)));
  }
  const path = read.nextPath();
  const cached = await measureLoad(large.site.url, () => path, Number(options.seconds));
  const [load, baseline] = [middle(loads), middle(baselines)];
  return {
    firstMs,
    baselineFirstMs,
    aloneMs: median(alone),
    baselineAloneMs: median(baselineAlone),
    load,
    baseline,
    cached,
    p99Ratio: load.p99Ms / Math.max(1, baseline.p99Ms),
    failed: [...loads, ...baselines, cached].reduce((sum, { failed }) => sum + failed, 0),
  };
}

async function timeOf({ site }: Volume, { nextPath }: VolumeRead): Promise<number> {
  const startedAt = performance.now();
  await (await fetch(`${site.url}${nextPath()}`)).arrayBuffer();
  return performance.now() - startedAt;
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
const middle = (loads: readonly Load[]) => loads.toSorted((a, b) => a.p99Ms - b.p99Ms)[loads.length >> 1] as Load;

function printPlans(rows: readonly Pick<Row, 'read' | 'plans'>[]): void {
  say('\nPlan nodes on the large tables');
  for (const { read, plans } of rows) {
    say(`${read}: ${plans?.statements} statements; ${plans?.reads.join('; ')}`);
    if (options.plans) for (const text of plans?.explained ?? []) say(text);
  }
}

async function findPlaces(): Promise<{ large: Place; small: Place; end: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'rasteh-volume-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const place = (name: string, databaseUrl?: string): Place => ({ dataDir: join(folder, name), databaseUrl });
  if (options.database) {
    return {
      large: place('large', options.database),
      small: place('small', options['baseline-database'] ?? options.database),
      end: remove,
    };
  }
  const cluster = options.engine === 'pglite' ? undefined : await startPostgresCluster({ shared_buffers: BUFFERS });
  if (cluster && 'skipped' in cluster) throw new Error(cluster.skipped);
  const large = place('large', cluster && (await createDatabase(cluster.url, 'large')));
  const small = place('small', cluster && (await createDatabase(cluster.url, 'small')));
  await fillPlace(small, Number(options.baseline));
  await fillPlace(large, Number(options.products));
  const end = async () => {
    await cluster?.stop();
    await remove();
  };
  return { large, small, end };
}

async function createDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

async function measureBoth(): Promise<Row[]> {
  const [ofSmall, ofLarge] = [await open(small), await open(large)];
  sites.push(ofSmall.site, ofLarge.site);
  return measure(ofLarge, ofSmall);
}

/** The embedded engine serves one process only, so its processor time cannot be told apart. */
async function missesOf({ databaseUrl: ofLarge }: Place, { databaseUrl: ofSmall }: Place) {
  if (!ofLarge || !ofSmall) return undefined;
  for (const site of sites.splice(0)) await site.stop();
  return measureMisses(ofLarge, ofSmall, {
    seconds: Number(options.seconds),
    turns: Number(options.turns),
    only: options.only,
  });
}

const { large, small, end } = await findPlaces();
const sites: Site[] = [];
try {
  const rows = options.part === 'misses' ? [] : await measureBoth();
  const misses = options.part === 'reads' ? undefined : await missesOf(large, small);
  printPlans([...rows, ...(misses?.rows ?? [])]);
  const written = existsSync(BENCH_FILE) ? (JSON.parse(readFileSync(BENCH_FILE, 'utf8')) as object) : {};
  writeFileSync(BENCH_FILE, JSON.stringify({ ...written, volume: { ...options, rows, misses } }, undefined, 1));
} finally {
  for (const site of sites) await site.stop();
  await end();
}
