// npm test: everything, as CI runs it, on a machine where nothing was installed by hand.
import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { install, node, root } from './install.mjs';

install();

const vitest = 'node_modules/vitest/vitest.mjs';
/** Checks first, then the tests; a check counts as one test. */
const checks = [
  ['lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '.']],
  ['imports', ['scripts/check-imports.ts']],
  ['types', ['node_modules/typescript/bin/tsc', '-b']],
  ['build', ['scripts/build.ts']],
  ['budgets', ['scripts/check-budgets.ts']],
];
const projects = ['core', 'client', 'api', 'api-postgres', 'e2e'];

let passed = 0;
let failed = 0;
/** Names of what failed, said again at the end: the output above is long. @type {string[]} */
const failures = [];

function runStep(args) {
  return new Promise((resolve) => {
    const child = spawn(node, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0' },
    });
    let output = '';
    for (const [stream, passOn] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      stream.on('data', (chunk) => {
        output += chunk;
        passOn.write(chunk);
      });
    }
    child.on('close', (code) => resolve({ code, output: stripVTControlCharacters(output) }));
  });
}

for (const [name, args] of checks) {
  const { code } = await runStep(args);
  if (code === 0) passed += 1;
  else {
    failed += 1;
    failures.push(name);
  }
  process.stdout.write(`${code === 0 ? '✓' : '✗'} ${name}\n`);
}

for (const project of projects) {
  process.stdout.write(`\n— ${project}\n`);
  const { code, output } = await runStep([vitest, 'run', '--project', project, '--passWithNoTests']);
  const counts = /^\s*Tests\s+(.*)$/m.exec(output)?.[1] ?? '';
  passed += Number(/(\d+) passed/.exec(counts)?.[1] ?? 0);
  const bad = Number(/(\d+) failed/.exec(counts)?.[1] ?? 0);
  // A file that could not even be loaded fails without a test of its own.
  const broken = bad === 0 && code !== 0;
  failed += broken ? 1 : bad;
  failures.push(...new Set(output.match(/^ *(?:FAIL|Error:|This error originated) .*$/gm)));
  if (broken) failures.push(`${project} ended with code ${code}`);
}

for (const failure of failures) process.stdout.write(`✗ ${failure.trim()}\n`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
