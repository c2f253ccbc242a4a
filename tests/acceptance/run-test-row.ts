import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countProject, readReport } from '../../scripts/test/report.mjs';
import type { TestRow } from './rows.ts';

const ROOT = join(import.meta.dirname, '../..');

export interface TestFigures {
  proves: string;
  passed: number;
  failed: number;
  failures: string[];
  seconds: number;
}

/** Runs the tests of a row alone. */
export function runTestRow({ row, proves, project, file, isRandom }: TestRow): TestFigures {
  const startedAt = Date.now();
  const folder = mkdtempSync(join(tmpdir(), 'rasteh-row-'));
  const path = join(folder, 'report.json');
  const args = [
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path}`,
    file,
  ];
  const seed = process.env.RANDOM_SEED ?? String(startedAt % 1_000_000_000);
  const { status, signal } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...(isRandom && { RANDOM_RUNS: 'many', RANDOM_SEED: seed }) },
  });
  const report = readReport(path);
  rmSync(folder, { recursive: true });
  const counts = countProject({ project: row, exit: signal ?? `code ${status}`, report, root: ROOT });
  const { passed, failed, failures } = counts;
  return {
    proves,
    passed,
    failed,
    failures,
    ...(isRandom && { seed }),
    seconds: Math.round((Date.now() - startedAt) / 1000),
  };
}
