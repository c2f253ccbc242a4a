// @ts-check
// The parts of npm test.

/** A check counts as one test; the last two need each other. */
export const checks = [
  { name: 'lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'] },
  { name: 'rules', args: ['scripts/check-rules.ts'] },
  { name: 'unused', args: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '-b', '--checkers', '1'] },
  { name: 'client types', args: ['scripts/check-client-types.ts'] },
  { name: 'build', args: ['scripts/build.ts'] },
  { name: 'budgets', args: ['scripts/check-budgets.ts'] },
];

/**
 * @typedef {object} Project
 * @property {string} name of vitest.config.ts
 * @property {boolean} [maySkip] Its tests skip themselves, with the reason, where PostgreSQL is missing and cannot be installed.
 * @property {boolean} [isAlone] Its files need the machine for themselves: they look at what a user would see in time.
 * @property {boolean} [isBrowser]
 */

/** Runs beside the checks, which leave half of the machine. @type {Project} */
export const besideChecks = { name: 'core' };

/** @type {Project[]} */
export const projects = [
  { name: 'client' },
  { name: 'api' },
  { name: 'api-postgres', maySkip: true },
  { name: 'e2e', isBrowser: true },
  { name: 'e2e-alone', isBrowser: true, isAlone: true },
];
