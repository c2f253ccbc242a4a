/*
 * Row J1: a server that queues and runs jobs is killed again and again. Every job whose transaction was committed must
 * run at least once, and its effect must happen once.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { on, once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JobChildPlan, JobChildWord } from './job-child.ts';
import { randomOf } from './random.ts';

const RUNS_MAX = 60;
const KILL_LIMIT_MS = 60_000;
/** Longer than a lease. */
const DRAIN_LIMIT_MS = 300_000;

export interface JobKillPlan {
  kills: number;
  seed: number;
  databaseUrl?: string | undefined;
  say?: (text: string) => void;
}

export interface JobKillResult {
  kills: number;
  seed: number;
  /** Jobs of committed transactions. */
  asked: number;
  /** Jobs with a run. */
  ran: number;
  /** Runs that were not the first of their job. */
  repeatedRuns: number;
  /** Jobs with an effect. */
  done: number;
  effects: number;
  dead: number;
}

export const areJobsDone = ({ asked, ran, done, effects, dead }: JobKillResult): boolean =>
  asked > 0 && ran === asked && done === asked && effects === asked && dead === 0;

export async function runJobKills({ kills, seed, databaseUrl, say }: JobKillPlan): Promise<JobKillResult> {
  const folder = await mkdtemp(join(tmpdir(), 'rasteh-jobs-'));
  const runsFile = join(folder, 'runs');
  await writeFile(runsFile, '');
  const random = randomOf(seed);
  const start = (asks: boolean): ChildProcess => {
    const plan: JobChildPlan = { dataDir: join(folder, 'data'), databaseUrl, runsFile, asks };
    return fork(new URL('./job-child.ts', import.meta.url), [JSON.stringify(plan)]);
  };
  try {
    for (let kill = 1; kill <= kills; kill++) {
      const child = start(true);
      const runs = 1 + Math.floor(random() * RUNS_MAX);
      await untilRun(child, runs);
      child.kill('SIGKILL');
      await once(child, 'exit');
      say?.(`kill ${kill} of ${kills} after ${runs} runs`);
    }
    const counts = await lastWordOf(start(false));
    const lines = (await readFile(runsFile, 'utf8')).split('\n').filter(Boolean);
    const ran = new Set(lines).size;
    return { kills, seed, ...counts, ran, repeatedRuns: lines.length - ran };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const wordsOf = (child: ChildProcess, limitMs: number): AsyncIterable<[JobChildWord]> =>
  on(child, 'message', { signal: AbortSignal.timeout(limitMs) }) as AsyncIterable<[JobChildWord]>;

async function untilRun(child: ChildProcess, runs: number): Promise<void> {
  let seen = 0;
  for await (const [word] of wordsOf(child, KILL_LIMIT_MS)) if ('run' in word && ++seen === runs) return;
}

async function lastWordOf(child: ChildProcess) {
  for await (const [word] of wordsOf(child, DRAIN_LIMIT_MS)) {
    if ('run' in word) continue;
    if (child.exitCode === null) await once(child, 'exit');
    return word;
  }
  throw new Error('the child has said nothing');
}
