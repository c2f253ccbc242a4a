/*
 * Row W4: transfers a second at 32 connections, beside bare inserts of as many rows in the same run, and once more after
 * the ledger has grown.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { uuidv7 } from '../../src/core/ids/uuidv7.ts';
import { type Db, openDatabase } from '../../src/server/db/open-database.ts';
import { databaseOver } from '../../src/server/db/pool-database.ts';
import { checkLedger } from '../../src/server/ledger/check-ledger.ts';
import { postTransfers } from '../../src/server/ledger/post-transfers.ts';
import { openNamed, openWallet, post, transfer } from '../api/wallet/ledger-world.ts';
import { randomOf } from './random.ts';

const CONNECTIONS = 32;
const WALLETS = 1_000;
const SHARDS = 16;
const ROUNDS = 5;
const ROUND_MS = 3_000;
const FUNDED_RIAL = 1_000_000;
const RATIO_MIN = 0.4;
const GROWTH_MAX = 1.3;

export interface LedgerSpeedResult {
  /** Transfers a second; each is one statement and one commit, of three rows. */
  perSecond: number;
  /** One statement and one commit for three rows without keys, checks or locks. */
  barePerSecond: number;
  ratio: number;
  grownEntries: number;
  grownPerSecond: number;
  /** Time of a transfer after the growth, as a multiple of that before. */
  growth: number;
  ledgerFaults: number;
}

export const isLedgerQuick = ({ ratio, growth, ledgerFaults }: LedgerSpeedResult): boolean =>
  ratio >= RATIO_MIN && growth <= GROWTH_MAX && ledgerFaults === 0;

interface LedgerSpeedPlan {
  databaseUrl: string;
  seed: number;
  /** Entries that are added before the second measurement. */
  entries: number;
  say?: (text: string) => void;
}

export async function runLedgerSpeed({ databaseUrl, seed, entries, say }: LedgerSpeedPlan): Promise<LedgerSpeedResult> {
  const folder = await mkdtemp(join(tmpdir(), 'rasteh-ledger-'));
  const database = await openDatabase({ dataDir: folder, databaseUrl, queryTimeoutMs: 0 });
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS });
  // A connection that ends with the server of the row says so after the pool has ended.
  pool.on('error', () => {});
  const db = databaseOver(pool);
  try {
    await db.execute(sql`create table bare_transfers as select * from ledger_transfers with no data`);
    await db.execute(sql`create table bare_entries as select * from ledger_entries with no data`);
    const random = randomOf(seed);
    const wallets = await fundWallets(db);
    const before = await measure(db, wallets, random);
    say?.(`before: ${JSON.stringify(before)}`);
    await grow(database.db, wallets, entries);
    say?.(`grown by ${entries} entries`);
    const after = await measure(db, wallets, random);
    return {
      ...before,
      ratio: round(before.perSecond / before.barePerSecond),
      grownEntries: entries,
      grownPerSecond: after.perSecond,
      // The machine may have become slower meanwhile: bare inserts do not grow.
      growth: round((before.perSecond / after.perSecond) * (after.barePerSecond / before.barePerSecond)),
      ledgerFaults: (await checkLedger(database.db)).faults.length,
    };
  } finally {
    await pool.end();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const round = (value: number): number => Math.round(value * 100) / 100;

async function fundWallets(db: Db): Promise<string[]> {
  const bank = await openNamed(db, { kind: 'clearing', gateway: 'sandbox', shard: 0 });
  const wallets: string[] = [];
  for (let made = 0; made < WALLETS; made += 1) {
    const wallet = await openWallet(db);
    await post(db, transfer(bank, wallet, FUNDED_RIAL, { kind: 'charge', refKind: 'attempt' }));
    wallets.push(wallet);
  }
  return wallets;
}

/** In turns, so that both meet the same machine. */
async function measure(db: Db, wallets: readonly string[], random: () => number) {
  const pick = (): string => wallets[Math.floor(random() * wallets.length)] ?? '';
  const transferOnce = async () => {
    const [from, to] = [pick(), pick()];
    if (from !== to) await postTransfers({ tx: db, now: new Date() }, [transfer(from, to, 1)]);
  };
  let [made, inserted] = [0, 0];
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    made += await countWithin(ROUND_MS, transferOnce);
    inserted += await countWithin(ROUND_MS, () => insertBare(db, pick(), pick()));
  }
  const seconds = (ROUNDS * ROUND_MS) / 1_000;
  return { perSecond: Math.round(made / seconds), barePerSecond: Math.round(inserted / seconds) };
}

async function countWithin(ms: number, run: () => Promise<unknown>): Promise<number> {
  const end = performance.now() + ms;
  let count = 0;
  const repeat = async () => {
    for (; performance.now() < end; count += 1) await run();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, repeat));
  return count;
}

const insertBare = (db: Db, from: string, to: string) => {
  const [id, ref] = [uuidv7(), uuidv7()];
  return db.execute(sql`
    with made as (
      insert into bare_transfers (id, kind, amount_rial, debit_account_id, debit_seq, credit_account_id, credit_seq,
        ref_kind, ref_id, leg, at)
      values (${id}::uuid, 'chargeByUser', 1, ${from}::uuid, 1, ${to}::uuid, 1, 'grant', ${ref}::uuid, 0, now()))
    insert into bare_entries (account_id, may_go_below, seq, transfer_id, side, amount_rial, prev_seq, prev_balance,
      balance, at)
    values (${from}::uuid, false, 1, ${id}::uuid, -1, -1, null, 0, 0, now()),
      (${to}::uuid, false, 1, ${id}::uuid, 1, 1, null, 0, 1, now())`);
};

/** Charges of one rial, each wallet in its turn. Written by one statement, without the triggers that tie each row. */
async function grow(db: Db, wallets: readonly string[], entries: number): Promise<void> {
  const shards: string[] = [];
  for (let shard = 1; shard <= SHARDS; shard += 1)
    shards.push(await openNamed(db, { kind: 'clearing', gateway: 'sandbox', shard }));
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      create temporary table grown on commit drop as
      select gen_random_uuid() as id, gen_random_uuid() as ref, debit.id as debit, credit.id as credit, one.k,
        (one.k / ${SHARDS}) + 1 as debit_seq, (one.k / ${WALLETS}) as turn, coalesce(last.seq, 0) as had_seq,
        coalesce(last.balance, 0) as had
      from generate_series(0, ${Math.floor(entries / 2) - 1}::int) as one(k)
      join unnest(${sql.param(shards)}::uuid[]) with ordinality as debit(id, at) on debit.at = one.k % ${SHARDS} + 1
      join unnest(${sql.param([...wallets])}::uuid[]) with ordinality as credit(id, at) on credit.at = one.k % ${WALLETS} + 1
      left join lateral (
        select seq, balance from ledger_entries where account_id = credit.id order by seq desc limit 1) as last on true`);
    await tx.execute(sql`
      insert into ledger_transfers (id, kind, amount_rial, debit_account_id, debit_seq, credit_account_id, credit_seq,
        ref_kind, ref_id, leg, at)
      select id, 'charge', 1, debit, debit_seq, credit, had_seq + turn + 1, 'attempt', ref, 0, now() from grown`);
    await tx.execute(sql`
      insert into ledger_entries (account_id, may_go_below, seq, transfer_id, side, amount_rial, prev_seq, prev_balance,
        balance, at)
      select debit, true, debit_seq, id, -1, -1, nullif(debit_seq - 1, 0), 1 - debit_seq, -debit_seq, now() from grown
      union all
      select credit, false, had_seq + turn + 1, id, 1, 1, had_seq + turn, had + turn, had + turn + 1, now() from grown`);
  });
  await db.execute(sql`analyze ledger_transfers, ledger_entries`);
}
