// @ts-check
// What a change can reach, for npm test -- --changed.
import { execFileSync } from 'node:child_process';

/**
 * `related`: the tests whose imports lead to a changed file.
 * @typedef {'none' | 'related' | 'all'} Reach
 */

/** No test runs these or reads them. */
const WITHOUT_TESTS = /^(docs\/(?!import\/)|[^/]+\.md$|tests\/(bench|mutants|flaky\.md)|\.ci\/|\.gitignore$)/;
/** What tests import; anything else (migrations, data, locks, settings) is read by paths that no import shows. */
const IMPORTED = /^(src|tests|sw|scripts)\/.*\.(tsx?|mjs|css)$/;
/** Loaded by every page, by the worker or by every browser test. */
const OF_EVERY_PAGE = /^(src\/client\/|sw\/|public\/|index\.html$|vite\.config\.ts$|tests\/setup\/)/;
const OF_BROWSER_TESTS = /^tests\/(e2e|gallery|acceptance)\//;

/**
 * @param {string[]} paths the changed files, from the root of the project
 * @returns {{ tests: Reach, browser: Reach }} `tests` is core, client and API
 */
export function reachOf(paths) {
  const counted = paths.filter((path) => !WITHOUT_TESTS.test(path));
  const isImported = counted.every((path) => IMPORTED.test(path));
  return {
    tests: counted.length === 0 ? 'none' : isImported ? 'related' : 'all',
    browser: counted.some((path) => OF_EVERY_PAGE.test(path))
      ? 'all'
      : counted.some((path) => OF_BROWSER_TESTS.test(path))
        ? 'related'
        : 'none',
  };
}

/**
 * Files that differ from `since`, committed or not.
 * @param {string} root
 * @param {string} [given] a commit
 * @returns {{ since: string, paths: string[] }}
 */
export function readChange(root, given) {
  /** @param {string[]} args */
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const since = given ?? git('merge-base', 'HEAD', 'main');
  const listed = `${git('diff', '--name-only', since)}\n${git('ls-files', '--others', '--exclude-standard')}`;
  return { since, paths: [...new Set(listed.split('\n').filter(Boolean))] };
}
