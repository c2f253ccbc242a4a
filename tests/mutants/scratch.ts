import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mutant } from './mutant.ts';

const ROOT = join(import.meta.dirname, '../..');
/** A mutant may make a test wait for ever. */
const RUN_LIMIT_MS = 5 * 60_000;

interface Run {
  passed: number;
  failed: number;
  /** Titles of the failed tests. */
  titles: string[];
  /** The last lines of a run that wrote no report. */
  output: string;
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}

/** A copy of the sources in which faults can be made. */
export interface Scratch {
  /** Those whose text does not occur once: the sources have changed since. */
  outdated(mutants: readonly Mutant[]): Promise<Mutant[]>;
  /** Returns a function that undoes the fault. */
  make(mutant: Mutant): Promise<() => Promise<void>>;
  run(project: Mutant['project'], tests: readonly string[]): Promise<Run>;
  remove(): Promise<void>;
}

/** Copies what git knows, with uncommitted changes; the packages are linked. */
export async function openScratch(): Promise<Scratch> {
  const folder = await mkdtemp(join(tmpdir(), 'rasteh-mutants-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: ROOT, encoding: 'utf8' });
  for (const path of listed.split('\0').filter(Boolean)) {
    await cp(join(ROOT, path), join(folder, path), { recursive: true, force: true }).catch((error: unknown) => {
      // A file that is deleted and not yet committed.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    });
  }
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));

  return {
    async outdated(mutants) {
      const counts = await Promise.all(
        mutants.map(async ({ file, find }) => (await readFile(join(folder, file), 'utf8')).split(find).length - 1),
      );
      return mutants.filter((_, at) => counts[at] !== 1);
    },
    async make({ file, find, replace }) {
      const path = join(folder, file);
      const text = await readFile(path, 'utf8');
      await writeFile(
        path,
        text.replace(find, () => replace),
      );
      return () => writeFile(path, text);
    },
    run: (project, tests) => runTests(folder, project, tests),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function runTests(folder: string, project: string, tests: readonly string[]): Promise<Run> {
  const reportPath = join(folder, `report-${Date.now()}.json`);
  const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--project', project, '--reporter', 'json', '--outputFile', reportPath, ...tests];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes: Buffer) => {
      output = (output + bytes.toString()).slice(-2_000);
    });
  }
  const timer = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), RUN_LIMIT_MS);
  await once(child, 'exit');
  clearTimeout(timer);
  const text = await readFile(reportPath, 'utf8').catch(() => undefined);
  if (text === undefined) return { passed: 0, failed: 0, titles: [], output };
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(text) as Report;
  const titles = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName);
  return { passed: numPassedTests, failed: numFailedTests, titles, output };
}
