import { join, resolve } from 'node:path';
import { root } from './install.mjs';

/** Where a running `npm start` says which process it is. */
export const pidFile = join(resolve(root, process.env.DATA_DIR || './data'), 'start.pid');
