import { join, resolve } from 'node:path';
import { root } from './install.mjs';

/** A running `npm start` writes its process id here. */
export const pidFile = join(resolve(root, process.env.DATA_DIR || './data'), 'start.pid');
