/**
 * npm run bench:requests: the list and one request of a reader, on PostgreSQL with 1,000,000 requests of 10,000 users and
 * with 10,000 of 100. Prints p50 and p99 of both, and fails where the large p99 is more than twice the small one. Options:
 * `--requests N --baseline N --reads N --turns N`.
 */
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { type Database, type Db, openDatabase } from '../../src/server/db/open-database.ts';
import { personActor } from '../../src/server/platform/actor.ts';
import { listRequests } from '../../src/server/trade/list-requests.ts';
import { getRequest } from '../../src/server/trade/read.ts';
import { seedUnits } from '../../src/server/units/seed-units.ts';
import { startPostgresCluster } from '../setup/postgres-cluster.ts';

const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '1000000' },
    baseline: { type: 'string', default: '10000' },
    reads: { type: 'string', default: '400' },
    turns: { type: 'string', default: '3' },
  },
});

/** Of one user, at either size. */
const REQUESTS_EACH = 100;
const RATIO_MAX = 2;
const PAGE = 20;
/** A fault of a timer, not of a plan. */
const NOISE_MS = 2;
const P99 = 0.99;
const say = (text: string) => process.stdout.write(`${text}\n`);

interface Filled {
  database: Database;
  users: readonly string[];
  now: Date;
}

/** Half of the users sell, each as one supplier; everybody buys of everybody. */
async function fill(databaseUrl: string, requests: number): Promise<Filled> {
  const database = await openDatabase({ dataDir: '', databaseUrl, queryTimeoutMs: 0, durable: false });
  const { db } = database;
  await seedUnits(db);
  const users = requests / REQUESTS_EACH;
  const sellers = users / 2;
  const id = (kind: string, number: string) => sql.raw(`md5('${kind}' || ${number})::uuid`);
  await db.execute(sql`insert into persons (id, phone, first_name)
    select ${id('person', 'n')}, '+98912' || lpad(n::text, 7, '0'), 'خریدار ' || n from generate_series(1, ${users}::int) n`);
  await db.execute(sql`insert into suppliers (id, source, source_key, content_hash, name, name_sort, slug, type, sections, licences, certificates, contacts)
    select ${id('supplier', 'n')}, 'bench', n::text, '', 'تأمین‌کننده ' || n, n::text, n::text, 'manufacturer', '[]', '[]', '[]', '[]'
    from generate_series(1, ${sellers}::int) n`);
  await db.execute(sql`insert into merchants (id, owner_person_id, supplier_id, name, name_sort, name_key, slug, kind, status)
    select ${id('merchant', 'n')}, ${id('person', 'n')}, ${id('supplier', 'n')}, 'فروشگاه ' || n, n::text, n::text, n::text, 'company', 'confirmed'
    from generate_series(1, ${sellers}::int) n`);
  // Suppliers by another step than buyers, so that each has requests of many.
  await db.execute(sql`insert into trade_requests (id, number, buyer_person_id, supplier_id, state, turn, state_at, words, buyer, submitted_at)
    select ${id('request', 'n')}, 'B' || lpad(n::text, 9, '0'), ${id('person', `(n % ${users} + 1)`)},
      ${id('supplier', `((n::bigint * 7919 / 13) % ${sellers} + 1)`)},
      (array['registered', 'registered', 'declined', 'cancelled', 'expired'])[n % 5 + 1],
      case when n % 5 < 2 then 'supplier' else 'none' end,
      now() - n * interval '1 second', 'b' || n,
      '{"name":"خریدار","companyName":null,"nationalCode":null,"economicCode":null,"phone":"09120000000"}',
      now() - n * interval '1 second'
    from generate_series(1, ${requests}::int) n`);
  await db.execute(sql`insert into trade_lines (request_id, revision, line_no, line_id, free_text, qty, unit_id)
    select ${id('request', 'n')}, 1, line, md5('line' || n || '.' || line)::uuid, 'بلبرینگ ' || n, '10', 'EACH'
    from generate_series(1, ${requests}::int) n, generate_series(1, 2) line`);
  await db.execute(sql`analyze`);
  const { rows } = await db.execute(sql`select id from persons order by id limit 2000`);
  return { database, users: rows.map((row) => String(row.id)), now: new Date() };
}

type Reading = Parameters<typeof listRequests>[1];
/** What is read of a user: the first request of the list, which is found before the clock starts. */
type Read = (db: Db, reading: Reading, first: string) => Promise<unknown>;

const reads: Readonly<Record<string, Read>> = {
  list: (db, reading) => listRequests(db, reading, { size: PAGE }),
  'my turn': (db, reading) => listRequests(db, reading, { size: PAGE, mine: true }),
  request: (db, reading, first) => getRequest(db, reading, first),
};

const STRIDE = 37;

async function timesOf({ database: { db }, users, now }: Filled, read: Read): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < Number(options.reads); at += 1) {
    const reading = { actor: personActor(users[(at * STRIDE) % users.length] ?? ''), now };
    const { items } = await listRequests(db, reading, { size: 1 });
    const from = performance.now();
    await read(db, reading, items[0]?.id ?? '');
    times.push(performance.now() - from);
  }
  return times;
}

const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

async function main(): Promise<boolean> {
  const cluster = await startPostgresCluster();
  if ('skipped' in cluster) {
    say(`skipped: ${cluster.skipped}`);
    return true;
  }
  const databaseNamed = async (name: string): Promise<string> => {
    const client = new pg.Client({ connectionString: cluster.url });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    return cluster.url.replace(/\/[^/]*$/, `/${name}`);
  };
  const opened: Filled[] = [];
  try {
    for (const [name, requests] of [
      ['large', Number(options.requests)],
      ['small', Number(options.baseline)],
    ] as const) {
      const from = performance.now();
      opened.push(await fill(await databaseNamed(name), requests));
      say(`${name}: ${requests} requests in ${Math.round((performance.now() - from) / 1_000)} s`);
    }
    return await compare(opened as [Filled, Filled]);
  } finally {
    for (const { database } of opened) await database.close();
    await cluster.stop();
  }
}

/** In turns, so that other work of the machine meets both. */
async function compare([large, small]: [Filled, Filled]): Promise<boolean> {
  let isFine = true;
  for (const [name, read] of Object.entries(reads)) {
    const times = { large: [] as number[], small: [] as number[] };
    for (const one of [large, small]) await timesOf(one, read);
    for (let turn = 0; turn < Number(options.turns); turn += 1) {
      times.large.push(...(await timesOf(large, read)));
      times.small.push(...(await timesOf(small, read)));
    }
    const [p99, base] = [quantile(times.large, P99), quantile(times.small, P99)];
    const isWithin = p99 <= base * RATIO_MAX + NOISE_MS;
    isFine &&= isWithin;
    const told = (all: number[]) => `p50 ${quantile(all, 0.5).toFixed(1)} p99 ${quantile(all, P99).toFixed(1)} ms`;
    say(`${isWithin ? ' ' : '✗'} ${name.padEnd(8)} large ${told(times.large)} · small ${told(times.small)}`);
  }
  return isFine;
}

process.exitCode = (await main()) ? 0 : 1;
