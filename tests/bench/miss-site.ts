import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Usage } from './miss-server.ts';

const CLOCK_TICK_MS = 10;

export interface MissSite {
  url: string;
  databaseUrl: string;
  /** Processor time of the server and of its database's processes so far. */
  usage(): Promise<Usage & { databaseCpuMs: number }>;
  stop(): void;
}

/** Starts `miss-server.ts` on a PostgreSQL database of this machine. */
export async function startMissSite(databaseUrl: string): Promise<MissSite> {
  const child = fork(join(import.meta.dirname, 'miss-server.ts'), {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    url: `http://127.0.0.1:${port}`,
    databaseUrl,
    usage: async () => ({ ...(await askUsage(child)), databaseCpuMs: await databaseCpuMs(databaseUrl) }),
    stop: () => child.disconnect(),
  };
}

async function askUsage(child: ChildProcess): Promise<Usage> {
  child.send('usage');
  const [usage] = (await once(child, 'message')) as [Usage];
  return usage;
}

async function databaseCpuMs(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
  return rows.reduce((sum, { pid }) => sum + cpuMsOf(pid), 0);
}

/** 0 for a process that has ended or runs elsewhere. */
function cpuMsOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * CLOCK_TICK_MS;
  } catch {
    return 0;
  }
}
