import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Whether the next start has to create the embedded database. @param {string} root @param {NodeJS.ProcessEnv} env
 */
export const isNewDatabase = (root, env) =>
  !env.DATABASE_URL && !existsSync(join(resolve(root, env.DATA_DIR || 'data'), 'pglite/PG_VERSION'));

/**
 * @typedef {object} Step
 * @property {string} path The executable.
 * @property {string[]} args
 * @property {boolean} [mayFail] The server does the same again and says what is wrong.
 */

/**
 * Runs steps side by side. The first failure of a step that may not fail ends the others.
 * @param {Step[]} steps @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {{ done: Promise<void>, kill: (signal: NodeJS.Signals) => void }}
 */
export function runTogether(steps, options = {}) {
  /** @type {Set<import('node:child_process').ChildProcess>} */
  const running = new Set();
  /** @param {NodeJS.Signals} signal */
  const kill = (signal) => {
    for (const child of running) child.kill(signal);
  };
  /** @param {Step} step */
  const runOne = ({ path, args, mayFail = false }) =>
    new Promise((resolveStep, reject) => {
      const child = spawn(path, args, { ...options, stdio: ['inherit', 'inherit', mayFail ? 'ignore' : 'inherit'] });
      running.add(child);
      child.once('error', reject);
      child.once('exit', (code) => {
        running.delete(child);
        if (code === 0 || mayFail) return resolveStep(undefined);
        reject(new Error(`${args.join(' ')} failed`));
        kill('SIGTERM');
      });
    });
  return { done: Promise.all(steps.map(runOne)).then(() => {}), kill };
}
