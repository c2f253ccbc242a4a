// @ts-check
// Runs one program of the project.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root, runtime } from '../install.mjs';

/** Of what a step writes to standard error, its end is kept. */
const ERRORS_MAX = 20_000;

/**
 * `exit` is 'code 0' after success, else how the program ended; `errors` is the end of its standard error.
 * @typedef {{ exit: string, errors: string, seconds: number }} Ended
 */

/**
 * @param {string[]} args of Node
 * @param {{ temporary: string, isQuiet?: boolean }} options A quiet step's output comes in one piece at its end: another
 * one runs beside it.
 * @returns {Promise<Ended>}
 */
export function runStep(args, { temporary, isQuiet = false }) {
  const startedAt = Date.now();
  return new Promise((resolve) => {
    // Hundreds of servers start in a run; each but the first loads its modules compiled.
    const env = { ...process.env, FORCE_COLOR: '0', NODE_COMPILE_CACHE: join(temporary, 'compiled') };
    const child = spawn(runtime(), args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env });
    let errors = '';
    let held = '';
    /** @param {string} text @param {NodeJS.WriteStream} stream */
    const show = (text, stream) => {
      if (isQuiet) held += text;
      else stream.write(text);
    };
    /** @param {string} exit */
    const end = (exit) => {
      process.stdout.write(held);
      resolve({ exit, errors, seconds: (Date.now() - startedAt) / 1000 });
    };
    child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => show(text, process.stdout));
    child.stderr.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      show(text, process.stderr);
      errors = (errors + text).slice(-ERRORS_MAX);
    });
    child.on('error', (error) => end(error.message));
    child.on('close', (code, signal) => end(signal ?? `code ${code}`));
  });
}
