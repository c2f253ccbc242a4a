import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names the newest program in its folder. */
export const NEWEST = 'newest';

/**
 * The built server's folder. @param {string} root of the project
 */
export const programsDir = (root) => join(root, 'dist/program');

/**
 * The script that starts the built server. @param {string} root of the project @returns {string}
 * @throws Error if there is no build
 */
export const programPath = (root) =>
  join(programsDir(root), readFileSync(join(programsDir(root), NEWEST), 'utf8'), 'main.js');
