import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesDigest } from './build/sources-digest.mjs';

/** Names the newest program in its folder. */
export const NEWEST = 'newest';

const inputs = ['src/server', 'src/demo', 'src/contract', 'src/core', 'scripts/build/program.ts', 'package-lock.json'];

/**
 * The built server's folder. @param {string} root of the project
 */
export const programsDir = (root) => join(root, 'dist/program');

/**
 * Names the program of the current sources. @param {string} root of the project
 */
export const programDigest = (root) => sourcesDigest(root, inputs);

/**
 * The script that starts the built server. @param {string} root of the project @returns {string}
 * @throws Error if there is no build
 */
export const programPath = (root) =>
  join(programsDir(root), readFileSync(join(programsDir(root), NEWEST), 'utf8'), 'main.js');

/**
 * The built import command, if the build has the current sources. @param {string} root of the project
 */
export function builtImport(root) {
  if (!existsSync(programsDir(root))) return undefined;
  const path = join(programsDir(root), programDigest(root), 'import.js');
  return existsSync(path) ? path : undefined;
}
