/** Measures requests that no cache answers, in turns at both volumes, with the processor time of server and database. */
import { openDatabase } from '../../src/server/db/open-database.ts';
import { measureFirstFacets } from './first-facets.ts';
import { type Load, measureLoad } from './load.ts';
import { findMissReads } from './miss-reads.ts';
import { type MissSite, startMissSite } from './miss-site.ts';
import { openProbe, type Plans } from './plans.ts';
import { findCategories, type VolumeRead } from './volume-reads.ts';

export interface MissOptions {
  seconds: number;
  turns: number;
  /** Part of a read's name. */
  only: string;
}

interface Side {
  site: MissSite;
  reads: VolumeRead[];
  plans: Map<string, Plans>;
  facetsOf: string;
}

interface Sample extends Load {
  serverCpuMs: number;
  databaseCpuMs: number;
}

const WARM_UP_READS = 60;
const say = (text: string) => process.stdout.write(`${text}\n`);
const cell = (value: number, digits = 1) => value.toFixed(digits).padStart(9);

export async function measureMisses(largeUrl: string, smallUrl: string, options: MissOptions) {
  const [small, large] = [await open(smallUrl, options), await open(largeUrl, options)];
  try {
    const rows = await measureReads(large, small, options);
    const facets = { large: {}, small: {} };
    if ('first facets'.includes(options.only)) {
      facets.small = await measureFirstFacets(small.site, small.facetsOf);
      facets.large = await measureFirstFacets(large.site, large.facetsOf);
      say(`\nFirst facets, ms: ${JSON.stringify(facets, rounded)}`);
    }
    const { rssMb } = await large.site.usage();
    say(`Server's memory: ${rssMb.toFixed(0)} MB`);
    return { rows, facets, rssMb };
  } finally {
    small.site.stop();
    large.site.stop();
  }
}

const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Math.round(value) : value);

async function open(databaseUrl: string, { only }: MissOptions): Promise<Side> {
  const database = await openDatabase({ dataDir: '', databaseUrl, queryTimeoutMs: 0 });
  try {
    const probe = openProbe(database);
    const reads = (await findMissReads(database, probe.get)).filter(({ name }) => name.includes(only));
    const plans = new Map<string, Plans>();
    for (const read of reads) plans.set(read.name, await probe.explain(read.nextPath()));
    const [, filtered] = await findCategories(database);
    return { site: await startMissSite(databaseUrl), reads, plans, facetsOf: filtered?.id ?? '' };
  } finally {
    await database.close();
  }
}

async function measureReads(large: Side, small: Side, options: MissOptions) {
  say('\nMisses at 32 connections, each volume in turn; processor ms of a request on the server and in the database');
  const titles = ['req/s', 'p50', 'p99', 'server', 'database', 'small', 'p50', 'server', 'database', 'p50 ×', 'cpu ×'];
  say(`${'read'.padEnd(20)}${titles.map((title) => title.padStart(9)).join('')}`);
  const rows = [];
  for (const read of large.reads) {
    const same = small.reads.find(({ name }) => name === read.name);
    if (!same) continue;
    const [ofLarge, ofSmall]: [Sample[], Sample[]] = [[], []];
    await warmUp(small.site, same);
    await warmUp(large.site, read);
    for (let turn = 0; turn < options.turns; turn++) {
      ofSmall.push(await sample(small.site, same, options.seconds));
      ofLarge.push(await sample(large.site, read, options.seconds));
    }
    const [one, base] = [middle(ofLarge), middle(ofSmall)];
    const p50Ratio = one.p50Ms / Math.max(1, base.p50Ms);
    const cpuRatio = (one.serverCpuMs + one.databaseCpuMs) / (base.serverCpuMs + base.databaseCpuMs);
    rows.push({ read: read.name, large: one, small: base, p50Ratio, cpuRatio, plans: large.plans.get(read.name) });
    const cells = [one.requestsPerSecond, one.p50Ms, one.p99Ms, one.serverCpuMs, one.databaseCpuMs];
    const baseCells = [base.requestsPerSecond, base.p50Ms, base.serverCpuMs, base.databaseCpuMs, p50Ratio, cpuRatio];
    const failed = one.failed + base.failed > 0 ? `  ${one.failed + base.failed} failed` : '';
    say(`${read.name.padEnd(20)}${[...cells, ...baseCells].map((value) => cell(value)).join('')}${failed}`);
  }
  return rows;
}

/** Loads the facet indexes and the pages of the tables that the read needs. */
async function warmUp(site: MissSite, read: VolumeRead): Promise<void> {
  for (let asked = 0; asked < WARM_UP_READS; asked++) await (await fetch(site.url + read.nextPath())).arrayBuffer();
}

async function sample(site: MissSite, read: VolumeRead, seconds: number): Promise<Sample> {
  const before = await site.usage();
  let asked = 0;
  const nextPath = () => {
    asked++;
    return read.nextPath();
  };
  const load = await measureLoad(site.url, nextPath, seconds);
  const after = await site.usage();
  return {
    ...load,
    serverCpuMs: (after.cpuMs - before.cpuMs) / asked,
    databaseCpuMs: (after.databaseCpuMs - before.databaseCpuMs) / asked,
  };
}

const middle = (samples: readonly Sample[]) =>
  samples.toSorted((a, b) => a.requestsPerSecond - b.requestsPerSecond)[samples.length >> 1] as Sample;
