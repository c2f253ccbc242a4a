// @ts-check
// The arguments of npm test.
import { parseArgs } from 'node:util';

/**
 * @typedef {object} Options
 * @property {string} [shard] `1/2`: this half of each project's files, and of two machines the first runs the checks.
 * @property {boolean} isChanged Only tests that a change can reach.
 * @property {string} [since] The commit that the change starts at, instead of where the branch left `main`.
 * @property {number} [repeat] Runs `files` so many times, without retries.
 * @property {string[]} files
 */

const USAGE = 'npm test [-- --shard 1/2 | --changed [--since COMMIT] | --repeat 5 FILE…]';

/**
 * @param {string[]} args
 * @returns {Options}
 * @throws Error with the usage for what it does not know
 */
export function parseOptions(args) {
  const { values, positionals } = read(args);
  const { shard, changed = false, since, repeat } = values;
  const modes = [shard, changed || undefined, repeat].filter((mode) => mode !== undefined);
  const isSharded = shard === undefined || isShard(shard);
  const isRepeated = repeat === undefined ? positionals.length === 0 : isCount(repeat) && positionals.length > 0;
  if (modes.length > 1 || !isSharded || !isRepeated || (since !== undefined && !changed)) throw new Error(USAGE);
  return {
    shard,
    isChanged: changed,
    since,
    repeat: repeat === undefined ? undefined : Number(repeat),
    files: positionals,
  };
}

/** @param {string[]} args */
function read(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        shard: { type: 'string' },
        changed: { type: 'boolean' },
        since: { type: 'string' },
        repeat: { type: 'string' },
      },
    });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

/** @param {string} text */
const isCount = (text) => /^[1-9]\d*$/.test(text);

/** @param {string} text */
function isShard(text) {
  const [, index = '', count = ''] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  return isCount(index) && isCount(count) && Number(index) <= Number(count);
}
