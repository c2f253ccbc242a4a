// npm test: everything, as CI runs it, on a machine where nothing was installed by hand.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { install, root, runtime } from './install.mjs';
import { countProject, lastLine, readReport } from './test-report.mjs';

install();

const vitest = 'node_modules/vitest/vitest.mjs';
/** Checks first, then the tests; a check counts as one test. */
const checks = [
  ['lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '.']],
  ['rules', ['scripts/check-rules.ts']],
  ['unused', ['node_modules/knip/bin/knip.js', '--no-progress']],
  ['types', ['node_modules/typescript/bin/tsc', '-b']],
  ['client types', ['scripts/check-client-types.ts']],
  ['build', ['scripts/build.ts']],
  ['budgets', ['scripts/check-budgets.ts']],
];
const projects = ['core', 'client', 'api', 'api-postgres', 'e2e', 'e2e-alone'];
/** Its tests skip themselves, with the reason, where PostgreSQL is missing and cannot be installed. */
const maySkip = new Set(['api-postgres']);
/** Its files need the machine for themselves: they look at what a user would see in time. */
const alone = new Set(['e2e-alone']);
const WORKERS_MAX = 2;

const total = { passed: 0, failed: 0, skipped: 0, /** @type {string[]} */ failures: [] };

/** @param {import('./test-report.mjs').Counts} counts */
function add(counts) {
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  total.failures.push(...counts.failures);
}

const temporary = mkdtempSync(join(tmpdir(), 'rasteh-test-'));

/** Of what a step writes to standard error, its end is kept. */
const ERRORS_MAX = 20_000;

/**
 * Runs a program of the project with its output passed on; answers how it ended and what it wrote to standard error.
 * @param {string[]} args
 * @returns {Promise<{ exit: string, errors: string }>}
 */
function runStep(args) {
  return new Promise((resolve) => {
    // Hundreds of servers start in a run; each but the first loads its modules compiled.
    const env = { ...process.env, FORCE_COLOR: '0', NODE_COMPILE_CACHE: join(temporary, 'compiled') };
    const child = spawn(runtime(), args, { cwd: root, stdio: ['ignore', 'inherit', 'pipe'], env });
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (text) => {
      process.stderr.write(text);
      errors = (errors + text).slice(-ERRORS_MAX);
    });
    child.on('error', (error) => resolve({ exit: error.message, errors }));
    child.on('close', (code, signal) => resolve({ exit: signal ?? `code ${code}`, errors }));
  });
}

for (const [name, args] of checks) {
  const { exit } = await runStep(args);
  const isGreen = exit === 'code 0';
  add({ passed: isGreen ? 1 : 0, failed: isGreen ? 0 : 1, skipped: 0, failures: isGreen ? [] : [`${name}: ${exit}`] });
  process.stdout.write(`${isGreen ? '✓' : '✗'} ${name}\n`);
}

for (const project of projects) {
  process.stdout.write(`\n— ${project}\n`);
  const path = join(temporary, `${project}.json`);
  const { exit, errors } = await runStep([
    vitest,
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path}`,
    // Vitest leaves one core free, which on two cores is half of the machine.
    ...(alone.has(project) ? [] : [`--maxWorkers=${Math.min(WORKERS_MAX, availableParallelism())}`]),
  ]);
  const report = readReport(path);
  add(countProject({ project, exit, errors, report, root, maySkip: maySkip.has(project) }));
}
rmSync(temporary, { recursive: true });

if (total.failures.length > 0) process.stdout.write('\n');
for (const failure of total.failures) process.stdout.write(`✗ ${failure}\n`);
process.stdout.write(`\n${lastLine(total)}\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
