// @ts-check
// One run of npm test: counts what its parts found.
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { countProject, lastLines, noCounts, readReport } from './report.mjs';
import { runStep } from './run-step.mjs';

const vitest = 'node_modules/vitest/vitest.mjs';
const WORKERS_MAX = 2;

/**
 * @typedef {import('./report.mjs').Counts} Counts
 * @typedef {import('./parts.mjs').Project} Project
 */

export function openRun() {
  const startedAt = Date.now();
  const temporary = mkdtempSync(join(tmpdir(), 'rasteh-test-'));
  const total = noCounts();
  /** @type {string[]} */
  const times = [];

  /** @param {string} name @param {number} seconds @param {Counts} counts */
  function add(name, seconds, counts) {
    times.push(`${name} ${Math.round(seconds)} s`);
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
    total.failures.push(...counts.failures);
    total.flaky.push(...counts.flaky);
  }

  return {
    /** @param {{ name: string, args: string[] }} check */
    async check({ name, args }) {
      const { exit, seconds } = await runStep(args, { temporary, isQuiet: true });
      const isGreen = exit === 'code 0';
      const found = isGreen ? { passed: 1 } : { failed: 1, failures: [`${name}: ${exit}`] };
      add(name, seconds, { ...noCounts(), ...found });
      process.stdout.write(`${isGreen ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)\n`);
    },

    /**
     * Runs files of a project.
     * @param {Project} project
     * @param {{ title?: string, args?: string[], mayBeEmpty?: boolean }} [options]
     */
    async tests(project, { title = project.name, args = [], mayBeEmpty = false } = {}) {
      process.stdout.write(`\n— ${title}\n`);
      const path = join(temporary, `${title.replace(/\W/g, '-')}.json`);
      const workers = project.isAlone ? 1 : Math.min(WORKERS_MAX, availableParallelism());
      const { exit, errors, seconds } = await runStep(
        [
          vitest,
          'run',
          `--project=${project.name}`,
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${path}`,
          // Vitest leaves one core free, which on two cores is half of the machine.
          `--maxWorkers=${workers}`,
          ...(mayBeEmpty ? ['--passWithNoTests'] : []),
          ...args,
        ],
        { temporary },
      );
      const { maySkip = false } = project;
      const report = readReport(path);
      add(title, seconds, countProject({ project: title, exit, errors, report, root, maySkip, mayBeEmpty }));
    },

    /** Prints what was found; the last line is the sum. */
    end() {
      rmSync(temporary, { recursive: true });
      if (total.failures.length > 0) process.stdout.write('\n');
      for (const failure of total.failures) process.stdout.write(`✗ ${failure}\n`);
      const all = Math.round((Date.now() - startedAt) / 1000);
      process.stdout.write(`\n${times.join(' · ')} · all ${all} s\n\n${lastLines(total)}\n`);
      process.exitCode = total.failed === 0 ? 0 : 1;
    },
  };
}
