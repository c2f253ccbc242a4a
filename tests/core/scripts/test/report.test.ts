import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countProject, lastLines, readReport } from '../../../../scripts/test/report.mjs';

const vitest = join(import.meta.dirname, '../../../../node_modules/vitest/vitest.mjs');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rasteh-test-report-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Runs vitest on test files of these texts, as `npm test` runs a project. */
function runOf(...texts: string[]) {
  const root = mkdtempSync(join(folder, 'run-'));
  for (const [i, text] of texts.entries()) writeFileSync(join(root, `${i}.test.ts`), text);
  const path = join(root, 'report.json');
  const args = [
    vitest,
    'run',
    `--root=${root}`,
    '--globals',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path}`,
  ];
  const { status, stderr: errors } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { project: 'core', exit: `code ${status}`, errors, report: readReport(path), root };
}

describe('countProject', () => {
  it('counts a run whose tests pass', () => {
    const counts = countProject(runOf("it('adds', () => {}); it.skip('later', () => {});"));
    expect(counts).toEqual({ passed: 1, failed: 0, skipped: 1, failures: [], flaky: [] });
    expect(lastLines(counts)).toBe('1 passed, 0 failed, 1 skipped');
  });

  it('counts failed tests, files that do not load and hooks that throw, and names each', () => {
    const counts = countProject(
      runOf(
        "describe('sum', () => { it('adds', () => {}); it('fails', () => { throw new Error('boom'); }); });",
        "import './missing.ts';",
        "it('adds', () => {}); afterAll(() => { throw new Error('left open'); });",
      ),
    );
    expect(counts).toMatchObject({ passed: 2, failed: 3, skipped: 0 });
    expect(counts.failures.toSorted()).toEqual([
      '0.test.ts > sum fails: Error: boom',
      expect.stringMatching(/^1\.test\.ts: .*missing\.ts/),
      '2.test.ts: left open',
    ]);
    expect(lastLines(counts)).toBe('2 passed, 3 failed');
  });

  it('counts an error outside any test as one failure', () => {
    const counts = countProject(runOf("it('adds', () => { setTimeout(() => { throw new Error('late'); }, 0); });"));
    expect(counts.passed).toBe(1);
    expect(counts.failures).toEqual([
      expect.stringMatching(/^core: its tests passed, but it ended with code 1:\n.*Error.*: late/s),
    ]);
  });

  it('fails a run without tests, also where they may all be skipped', () => {
    const run = runOf();
    const counts = { passed: 0, failed: 1, skipped: 0, failures: ['core: no test ran'], flaky: [] };
    expect(countProject(run)).toEqual(counts);
    expect(countProject({ ...run, maySkip: true })).toEqual(counts);
  });

  it('fails a run whose tests are all skipped, unless they may be', () => {
    const run = runOf("beforeEach(({ skip }) => skip('no database')); it('adds', () => {});");
    expect(countProject(run)).toEqual({ passed: 0, failed: 1, skipped: 1, failures: ['core: no test ran'], flaky: [] });
    expect(countProject({ ...run, maySkip: true })).toEqual({
      passed: 0,
      failed: 0,
      skipped: 1,
      failures: [],
      flaky: [],
    });
  });

  it('takes an empty run where the tests are a choice, and no other that proves nothing', () => {
    const chosen = { ...runOf(), exit: 'code 0', report: { testResults: [] }, mayBeEmpty: true };
    expect(countProject(chosen)).toEqual({ passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] });
    expect(countProject({ ...chosen, exit: 'code 1' }).failed).toBe(1);
    const skipped = runOf("it.skip('adds', () => {});");
    expect(countProject({ ...skipped, mayBeEmpty: true }).failures).toEqual(['core: no test ran']);
  });

  it('counts a test that passes on its second run as passed, and names it on the line before the last', () => {
    const counts = countProject(
      runOf(
        "let runs = 0; describe('sum', () => { it('adds', { retry: 1 }, () => { runs += 1; expect(runs).toBe(2); }); });",
        "it('is steady', { retry: 1 }, () => {});",
      ),
    );
    expect(counts).toEqual({ passed: 2, failed: 0, skipped: 0, failures: [], flaky: ['0.test.ts > sum adds'] });
    expect(lastLines(counts)).toBe('1 flaky: 0.test.ts > sum adds\n2 passed, 0 failed');
  });

  it('fails a test that fails twice', () => {
    const counts = countProject(runOf("it('adds', { retry: 1 }, () => { throw new Error('boom'); });"));
    expect(counts).toMatchObject({ passed: 0, failed: 1, flaky: [] });
    expect(lastLines(counts)).toBe('0 passed, 1 failed');
  });

  it('fails a run that ended without a report', () => {
    const report = readReport(join(folder, 'missing.json'));
    expect(countProject({ project: 'api', exit: 'SIGKILL', report, root: folder })).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
      failures: ['api: no report, ended with SIGKILL'],
      flaky: [],
    });
  });

  it('fails a run whose report is cut short', () => {
    const path = join(folder, 'cut.json');
    writeFileSync(path, '{"testResults": [');
    expect(readReport(path)).toBeUndefined();
  });
});
